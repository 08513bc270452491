import { readFile } from 'node:fs/promises';

/**
 * The drawing of a flag by its name, as `flagName` gives it. States and the neutral mark are ours, beside this file; countries
 * come from a package that has nothing else.
 */
export async function flagDrawing(name: string): Promise<Buffer> {
  if (name === 'bye') return readFile(new URL('neutral.svg', import.meta.url));
  if (name.startsWith('br-')) return readFile(new URL(`states/${name.slice(3)}.svg`, import.meta.url));
  const countries: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  const text = countries[name.toUpperCase().replace('-', '_')];
  if (!text) throw new Error(`There is no picture of the flag "${name}".`);
  return Buffer.from(text);
}
