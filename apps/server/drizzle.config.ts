import { defineConfig } from 'drizzle-kit';

/** `FEATURE=trivia drizzle-kit generate` writes the migrations of a feature with tables of its own. */
const feature = process.env['FEATURE'];

export default defineConfig({
  dialect: 'postgresql',
  ...(feature
    ? { schema: `./src/features/${feature}/tables.ts`, out: `./src/features/${feature}/migrations` }
    : {
        schema: ['./src/feed/tables.ts', './src/feed/tables/*.ts', './src/access/tables.ts', './src/files/tables.ts'],
        out: './migrations',
      }),
});
