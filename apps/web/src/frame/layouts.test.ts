import { describe, expect, it } from 'vitest';
import { layoutNames } from './layouts.tsx';
import type { LayoutName } from './layouts.tsx';

type Address = string | { route: string };

const tables = import.meta.glob<Record<string, Address>>('../screens/*/addresses.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../screens/*/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** Addresses whose layout is not `main`. */
const others: Readonly<Record<Exclude<LayoutName, 'main'>, readonly string[]>> = {
  auth: ['/auth/{-$step}', '/login', '/signup'],
  // Widgets, the other addresses of this layout, are rendered by the server.
  default: ['/medal-test', '/mock-summary', '/more-dev', '/test-results-card', '/test-trampoline'],
  'non-ionic': ['/access-log', '/official-reports', '/reports/{-$discipline}'],
  'pointer-counter': ['/match-stats', '/score'],
};

const addresses = Object.entries(tables).flatMap(([file, table]) =>
  Object.entries(table).map(([path, address]) => {
    const route = typeof address === 'string' ? address : address.route;
    return [path, sources[file.replace('addresses.json', route)] ?? ''] as const;
  }),
);

const expectedLayout = (path: string): string =>
  Object.entries(others).find(([, paths]) => paths.includes(path))?.[0] ?? 'main';

describe('N03: the layout of each address', () => {
  it.each(addresses)('%s', (path, source) => {
    expect(source).toContain('createFileRoute');
    const [, layout = 'main'] = /\blayout: '([^']*)'/u.exec(source) ?? [];
    expect(layout).toBe(expectedLayout(path));
  });

  it('covers all layouts of this app, and addresses that exist', () => {
    expect(new Set(addresses.map(([path]) => expectedLayout(path)))).toEqual(new Set(layoutNames));
    const knownPaths = new Set(addresses.map(([path]) => path));
    expect(
      Object.values(others)
        .flat()
        .filter((path) => !knownPaths.has(path)),
    ).toEqual([]);
  });
});
