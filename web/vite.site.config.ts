import { mergeConfig } from "vitest/config";
import page from "./vite.config";

// The page of the static site: works in whatever folder it is put, and has the workers of the table beside it.
export default mergeConfig(page, {
  mode: "site",
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../build/site/page",
    assetsDir: "page",
    rollupOptions: {
      input: { index: "index.html", service: "src/anywhere/service.worker.ts" },
      output: {
        entryFileNames: ({ name }: { name: string }) => (name === "service" ? "service.js" : "page/[name]-[hash].js"),
      },
    },
  },
});
