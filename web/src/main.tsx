import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/berkshire-swash/latin-400.css";
import "./styles/index.css";
import { render } from "preact";
import { gameLook, scene } from "./art";
import { dressPage } from "./look/dress";
import { boot } from "./play/boot";
import { App } from "./view/App";

dressPage(gameLook(null), scene(null));
const root = document.getElementById("page");
if (root) render(<App />, root);
void boot();
