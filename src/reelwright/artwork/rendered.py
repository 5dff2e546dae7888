"""The forms of an artwork as they were rendered, to be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree as Tree

from reelwright.artwork.formats import check_installed, render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.artwork.model import Artwork


@dataclass(frozen=True)
class Forms:
    """What was rendered: the page as a tree, the print by its statements, the text."""

    page: Tree.Element
    print: tuple[tuple[str, str], ...]
    """Statements by name, with their words, in the order they are set."""
    text: str


def rendered(artwork: Artwork) -> Forms:
    """Render an artwork in every form; raises `MissingExtra`."""
    check_installed("html")
    check_installed("pdf")
    from reelwright.artwork import as_pdf

    return Forms(
        page=tree_of(str(render("html", artwork))),
        print=as_pdf.said_in(artwork),
        text=str(render("text", artwork)),
    )


def tree_of(page: str) -> Tree.Element:
    """Return a page of ours as a tree, without the names of namespaces."""
    tree = Tree.fromstring(page)  # noqa: S314  (we rendered it)
    for element in tree.iter():
        element.tag = element.tag.rpartition("}")[2]
    return tree


def with_class(element: Tree.Element, name: str) -> Iterator[Tree.Element]:
    """Yield the elements within one that have a class."""
    return (one for one in element.iter() if name in one.get("class", "").split())


def text_of(element: Tree.Element) -> str:
    """Return the text of an element as it is read, spaces put right."""
    return " ".join("".join(element.itertext()).split())


def said_on(page: Tree.Element) -> Iterator[tuple[str, str]]:
    """Yield what a page says, as statements by name, with their words."""
    for element in page.iter():
        name = element.get("data-said")
        if name is not None:
            words = next(with_class(element, "words"), None)
            yield name, "" if words is None else text_of(words)
