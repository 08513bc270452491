import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from './main.ts';

const schemas = Object.entries(contract).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [{ name, schema: value }] : [],
);

test.each(schemas)('the patterns of "$name" have no flags, which other clients do not know', ({ schema }) => {
  const flagged: string[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      for (const check of zodSchema._zod.def.checks ?? []) {
        const { pattern } = check._zod.def as { pattern?: RegExp };
        if (pattern && pattern.flags !== '') flagged.push(String(pattern));
      }
    },
  });
  expect(flagged).toEqual([]);
});
