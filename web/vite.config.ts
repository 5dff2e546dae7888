import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: {
    outDir: "../src/reelwright/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // all that is drawn of a game is one file, fetched when it is opened
    rollupOptions: { output: { manualChunks: (id) => /games\/([^/]+)\/art\//.exec(id)?.[1] } },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000" },
    // pictures of the games that ship stand with their definitions
    fs: { allow: [".."] },
  },
});
