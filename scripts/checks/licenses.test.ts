/** Shipped packages have allowed licenses and come from the registry with a checksum. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  inBundle?: boolean;
}

const lock = JSON.parse(readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const shipped = Object.entries(lock.packages).flatMap(([path, facts]) => {
  const name = path.split('node_modules/').at(-1)!;
  return path.includes('node_modules/') && !facts.link && !facts.dev ? [{ name, ...facts }] : [];
});

/**
 * Each license allows use, modification and distribution, with notices. LGPL: libvips is a separate library that
 * operators can replace.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/gu, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one.trim())));

test('every shipped package has an allowed license', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(({ license }) => license === undefined || !isAllowed(license)).map(({ name }) => name)).toEqual(
    [],
  );
});

test('every package has a checksum', () => {
  const dependencies = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  expect(
    dependencies.filter(([, { link, inBundle, integrity }]) => !link && !inBundle && !integrity).map(([path]) => path),
  ).toEqual([]);
});

test('every package comes from the registry', () => {
  const dependencies = Object.entries(lock.packages).filter(
    ([, { link, resolved }]) => !link && resolved !== undefined,
  );
  expect(dependencies.filter(([, { resolved }]) => !resolved!.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

test('our own dependencies have exact versions', () => {
  const workspacePackages = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
  const ranges = workspacePackages.flatMap(([path, facts]) => {
    const { dependencies, devDependencies, optionalDependencies } = facts as Record<string, Record<string, string>>;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, version]) => !name.startsWith('@podium/') && !/^\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/u.test(version))
      .map(([name, version]) => `${path || '.'}: ${name}@${version}`);
  });
  expect(ranges).toEqual([]);
});
