/**
 * Bundles of phrases that are loaded together. A bundle is a folder: a screen, a sport, or everything else in `core`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the full keys of each bundle by its name: `core`, `screen-day`, `discipline-jud` */
export function pageBundles(keys: readonly string[]): Map<string, Set<string>> {
  const bundles = new Map<string, Set<string>>();
  for (const key of keys) {
    const name = bundleName(key);
    bundles.set(name, (bundles.get(name) ?? new Set()).add(key));
  }
  return bundles;
}

/** Names that the console or the server words too, by the only screen that shows them. */
const onlyScreens: Readonly<Record<string, string>> = { pushType: 'notifications', staffRole: 'account' };

function bundleName(key: string): string {
  const [group, folder, phrase] = key.split('.');
  // Every page shows the menu, so the names of its entries are in `core`.
  if (group === 'screens' && !phrase?.startsWith('menu')) return `screen-${folder}`;
  const onlyScreen = onlyScreens[group!];
  if (onlyScreen) return `screen-${onlyScreen}`;
  if (group === 'discipline' && folder !== 'generic') return `discipline-${folder}`;
  return 'core';
}

/** A key in the sources is a complete text, `'screens.day.title'`, or the start of one: `screens.day.${part}`. */
const keyPattern = /['"`]((?:parts|screens)\.[\w.-]+)(['"`]|\$\{)/gu;

/** Keys of parts and screens that no module of the web app contains. */
export function unusedKeys(root: string, keys: readonly string[]): string[] {
  const web = join(root, 'apps/web/src');
  const allKeys = new Set<string>();
  const starts = new Set<string>();
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test|\.gen)\.tsx?$/u.test(file)) continue;
    for (const [, text, end] of readFileSync(join(web, file), 'utf8').matchAll(keyPattern))
      (end === '${' ? starts : allKeys).add(text!);
  }
  return keys.filter(
    (key) =>
      /^(?:parts|screens)\./u.test(key) && !allKeys.has(key) && ![...starts].some((start) => key.startsWith(start)),
  );
}
