import { expect, test } from 'vitest';
import { readNames, readTemplate } from './read-paths.ts';
import { reads } from './parts.gen.ts';

test.each(readNames)('the path of "%s" lists its parameters with their defaults', (name) => {
  const { path, query } = readTemplate(name);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const { shape } = reads[name].parameters;
  expect(new Set([...inPath, ...query.map(([parameter]) => parameter)])).toEqual(new Set(Object.keys(shape)));
  for (const [parameter, usual] of query) {
    const parsed = shape[parameter as keyof typeof shape] as {
      safeParse(value: unknown): { data?: string | number };
    };
    const whenLeftOut = parsed.safeParse(undefined).data;
    expect(whenLeftOut === undefined ? undefined : String(whenLeftOut)).toBe(usual);
  }
});
