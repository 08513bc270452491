import { readFile } from 'node:fs/promises';
import { ownFile } from '../ground/own-files.ts';

/**
 * SVG of a flag by its name from `flagName`. States and the neutral mark are files of our own in this folder; countries
 * come from a package that contains only flags.
 */
export async function flagDrawing(name: string): Promise<Buffer> {
  if (name === 'bye') return readFile(ownFile('src/flags/neutral.svg'));
  if (name.startsWith('br-')) return readFile(ownFile(`src/flags/states/${name.slice(3)}.svg`));
  const countries: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  const text = countries[name.toUpperCase().replace('-', '_')];
  if (!text) throw new Error(`There is no picture of the flag "${name}".`);
  return Buffer.from(text);
}
