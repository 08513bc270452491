import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/feed/tables.ts', './src/feed/tables/*.ts'],
  out: './migrations',
});
