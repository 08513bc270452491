import { flagName } from './codes.ts';
import { colors } from './flag-colors.gen.ts';

/**
 * The two colors of a flag, by the path of its image.
 * @example flagColors('/flags/br-sp.svg') // ['#d5202d', '#111111']
 */
export function flagColors(address: string | null | undefined): readonly [string, string] | undefined {
  const asked = /^\/flags\/([a-z-]+)\.svg$/.exec(address ?? '')?.[1];
  const name = asked === undefined ? undefined : flagName(asked);
  return name === undefined ? undefined : colors.get(name);
}
