// Writes src/schema.gen.ts from the description of a running server; with --check, fails if the file differs from it:
// npm run generate -w @podium/client -- http://localhost:3000
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeTypes } from './describe-types.ts';
import type { ApiDescription } from './describe-types.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const [origin = 'http://localhost:3000'] = positionals;
const file = new URL('../src/schema.gen.ts', import.meta.url);
const response = await fetch(new URL('/api/openapi.json', origin));
if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
const types = describeTypes((await response.json()) as ApiDescription);
if (!values.check) await writeFile(file, types);
else if ((await readFile(file, 'utf8')) !== types)
  throw new Error(`${file.pathname} differs from the API: npm run generate -w @podium/client -- <address of a server>`);
