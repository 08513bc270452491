import { flagName } from './codes.ts';
import { colours } from './flag-colours.gen.ts';

/**
 * The two colors of a flag, by the path of its image.
 * @example flagColours('/flags/br-sp.svg') // ['#d5202d', '#111111']
 */
export function flagColours(address: string | null | undefined): readonly [string, string] | undefined {
  const asked = /^\/flags\/([a-z-]+)\.svg$/.exec(address ?? '')?.[1];
  const name = asked === undefined ? undefined : flagName(asked);
  return name === undefined ? undefined : colours.get(name);
}
