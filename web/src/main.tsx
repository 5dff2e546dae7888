import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/berkshire-swash/latin-400.css";
import "./styles/index.css";
import { render } from "preact";
import { applyPalette } from "./art";
import { boot } from "./play/boot";
import { App } from "./view/App";

applyPalette();
const root = document.getElementById("page");
if (root) render(<App />, root);
void boot();
