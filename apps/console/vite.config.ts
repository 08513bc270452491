import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development, API requests are passed on to a Podium that runs separately, at `PODIUM_URL`. */
const target = process.env.PODIUM_URL ?? 'http://localhost:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  server: { proxy: Object.fromEntries(['/api', '/files', '/icon.svg'].map((path) => [path, { target }])) },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
});
