import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/feed/tables.ts', './src/feed/sport-tables.ts'],
  out: './migrations',
});
