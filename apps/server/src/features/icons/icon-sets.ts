import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clientFolder } from '../../ground/web-build.ts';

interface IconDrawing {
  body: string;
  width: number;
  height: number;
}

type IconSets = ReadonlyMap<string, ReadonlyMap<string, IconDrawing>>;

const require = createRequire(import.meta.url);
let reading: Promise<IconSets> | undefined;

/** The icon sets by name, read once: interface icons from the app's build, pictograms from the disciplines. */
export async function iconSets(): Promise<IconSets> {
  return (reading ??= readSets());
}

async function readSets(): Promise<IconSets> {
  const pictograms = await readFile(require.resolve('@podium/disciplines/pictograms.svg'), 'utf8');
  return new Map([
    ['sports', spriteDrawings(pictograms)],
    ['podium', spriteDrawings(await builtSprite())],
  ]);
}

/** The sprite that pages use; empty before the first build. */
async function builtSprite(): Promise<string> {
  const folder = join(clientFolder, 'assets');
  const names = await readdir(folder).catch(() => []);
  const sprite = names.find((name) => /^icons-[\w-]+\.svg$/u.test(name));
  return sprite ? readFile(join(folder, sprite), 'utf8') : '';
}

/** On pages a stylesheet draws the lines; an exported icon contains the same attributes. */
const lines = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The symbols of a sprite, each complete. */
export function spriteDrawings(sprite: string): ReadonlyMap<string, IconDrawing> {
  const symbols = sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/gsu);
  return new Map(
    [...symbols].map(([, name = '', attributes = '', content = '']) => {
      const [, width = '24', height = '24'] = /viewBox="0 0 (\d+) (\d+)"/u.exec(attributes) ?? [];
      const style = attributes.replace(/ ?viewBox="[^"]*" ?/u, '').trim() || lines;
      return [name, { body: `<g ${style}>${content}</g>`, width: Number(width), height: Number(height) }];
    }),
  );
}
