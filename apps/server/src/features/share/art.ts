import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { flagName } from '../../read-model/flags/codes.ts';
import { flagDrawing } from '../../read-model/flags/flag-drawing.ts';
import { organisationsOf } from './card.ts';
import type { Card } from './card.ts';
import type { Art } from './drawing/canvas.ts';

const require = createRequire(import.meta.url);
let pictograms: Promise<ReadonlyMap<string, string>> | undefined;
const flags = new Map<string, Promise<string>>();

/** The drawings that a card shows. A flag that the Games brought themselves is shown by the code. */
export async function artOf(card: Card): Promise<Art> {
  pictograms ??= readPictograms();
  const addresses = new Set(organisationsOf(card).map(({ flag }) => flag ?? ''));
  const found = await Promise.all(
    [...addresses].map(async (address) => {
      const asked = /^\/flags\/([a-z-]+)\.svg$/.exec(address)?.[1];
      const name = asked === undefined ? undefined : flagName(asked);
      return name === undefined ? [] : [[address, await readFlag(name)] as const];
    }),
  );
  return { pictograms: await pictograms, flags: new Map(found.flat()) };
}

async function readFlag(name: string): Promise<string> {
  let flag = flags.get(name);
  if (!flag) {
    flag = flagDrawing(name).then(String);
    flags.set(name, flag);
    flag.catch(() => flags.delete(name));
  }
  return flag;
}

/** Each of the sprite as a drawing of its own. */
async function readPictograms(): Promise<ReadonlyMap<string, string>> {
  const sprite = await readFile(require.resolve('@podium/disciplines/pictograms.svg'), 'utf8');
  const symbols = sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/gs);
  return new Map([...symbols].map(([, key, attributes, content]) => [key!, `<svg${attributes}>${content}</svg>`]));
}
