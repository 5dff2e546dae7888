"""A game's artwork: its statements, arranged, and rendered in forms that say the same.

`arranged` puts every statement in its place; `formats` renders what comes of it as a page, as
print, as text and as data; `laid` looks at what was rendered.
"""

from reelwright.artwork.arranging import arranged
from reelwright.artwork.laid import Laid, laid
from reelwright.artwork.model import Artwork
from reelwright.artwork.pictures import Pictures, pictures_of

__all__ = ["Artwork", "Laid", "Pictures", "arranged", "laid", "pictures_of"]
