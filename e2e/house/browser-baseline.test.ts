/**
 * The bundles use no features that the oldest supported browsers (`browserslist`) lack, unless a polyfill is
 * included.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../harness/repository-copy.ts';
import { newerFunctionsIn } from '../harness/newer-functions.ts';

/** Used by libraries after feature detection, or names with another meaning. */
const harmless = new Map([
  ['AsyncDisposableStack.prototype.use', 'React.use'],
  ['Error.captureStackTrace', 'zod asks first'],
  ['Notification.permission', 'notifications are offered only where the browser has them'],
  ['Notification.requestPermission', 'the same'],
  ['OffscreenCanvas', 'the code reader falls back to a canvas of the page'],
  ['SharedArrayBuffer.prototype.grow', 'the code reader asks first'],
  ['Symbol.dispose', 'the code reader asks first'],
  ['URL.canParse', 'zod falls back to the constructor'],
  ['Uint8Array.prototype.toBase64', 'the QR codes ask first'],
]);

const assets = join(root, 'apps/web/dist/client/assets');
const brought = async (): Promise<string[]> => {
  const source = await readFile(join(root, 'apps/web/src/platform/missing-functions.ts'), 'utf8');
  const polyfills = [...source.matchAll(/core-js\/actual\/(\w+)\/([\w-]+)\.js/gu)];
  return polyfills.map(([, owner, name]) => {
    const member = name!.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
    const object = owner![0]!.toUpperCase() + owner!.slice(1);
    return member === 'groupBy' ? `${object}.${member}` : `${object}.prototype.${member}`;
  });
};

test('F1: the bundles use functions newer than the oldest supported browsers only if replacements are loaded for them', async () => {
  const missing = await brought();
  const used = new Set<string>();
  const faults: string[] = [];
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8');
    // The map is loaded on demand; browsers that cannot draw it show a message and the list of places.
    if (code.includes('maplibregl-map')) continue;
    // The polyfill part itself runs in old browsers.
    for (const functionName of newerFunctionsIn(code)) {
      used.add(functionName);
      if (!missing.includes(functionName) && !harmless.has(functionName)) faults.push(`${name}: ${functionName}`);
    }
  }
  expect(faults).toEqual([]);
  expect(
    [...missing, ...harmless.keys()].filter((name) => !used.has(name)),
    'named but no longer used',
  ).toEqual([]);
});

test('F1: a newer function, global, pattern or syntax in a bundle is found', () => {
  const code = 'a.toSorted();Map.groupBy(b,c);new OffscreenCanvas(1,1);/(?<=a)b/u;/[a]/v;/(?i:a)/;class A{static{x()}}';
  expect(newerFunctionsIn(code)).toEqual([
    '/(?<=a)b/u',
    '/(?i:a)/',
    '/[a]/v',
    'Array.prototype.toSorted',
    'Map.groupBy',
    'OffscreenCanvas',
    'static {}',
  ]);
  expect(newerFunctionsIn('a.map(b).find(c).at(-1);Object.hasOwn(a,"b");/(?:a)(?<n>b)(?=c)/u')).toEqual([]);
});
