import devServer from '@hono/vite-dev-server';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Development: Vite serves the browser's modules, and passes everything else to the app, reloaded on change. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    devServer({
      entry: 'src/server/development.ts',
      exclude: [
        /^\/@.+/,
        /^\/src\/.+/,
        /^\/node_modules\/.*/,
        /^\/(fonts|images|icons)\/.*/,
        /^\/favicon\..*/,
        /\?(import|t=|v=)/,
      ],
      injectClientScript: false,
    }),
  ],
  server: { port: Number(process.env.PORT) || 3000, host: process.env.HOST || 'localhost' },
  ssr: {
    external: ['pg', 'pino', 'pg-boss', 'drizzle-orm', 'prom-client', 'nodemailer', 'react', 'react-dom'],
  },
});
