import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the banner's variables stand on `:root`, its stylesheet makes the browser compute every style of the page anew. */
const bannerVariables: Plugin = {
  name: 'banner-variables',
  enforce: 'pre',
  transform: {
    filter: { id: /\/cookieconsent\.css$/ },
    handler: (code) => code.replace(':root{', '#cc-main{'),
  },
};

/** The browser's side. Its entries: the application, and the little that documents need. */
export default defineConfig({
  plugins: [react(), tailwindcss(), bannerVariables],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/client.tsx', 'src/site.ts', 'src/site.css'],
      // The first script names every other: seven letters tell more than 64 apart, and each one is downloaded.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
});
