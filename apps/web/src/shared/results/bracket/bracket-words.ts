import { readableCode } from '../readable-code.ts';
import type { useText } from '../../shell/page-context.tsx';
import type { BracketRound } from './layout.ts';

type Translate = ReturnType<typeof useText>;

/**
 * The title of a bracket by its code: `FNL`, or `MAIN`, `LOS`, `BRN2`, `5_8` from a Games folder; an unknown code is
 * made readable.
 */
export function bracketTitle(t: Translate, code: string): string {
  const [, kind = '', number = ''] = /^([A-Z]+)(\d*)$/u.exec(code) ?? [];
  if (kind === 'FNL' || kind === 'MAIN') return t('parts.bracket.main');
  if (kind === 'LOS') return t('parts.bracket.losers');
  if (kind === 'BRN')
    return number ? t('parts.bracket.bronzeNumber', { number: Number(number) }) : t('parts.bracket.bronze');
  if (kind === 'REP') return number ? t('parts.bracket.repechageNumber', { number }) : t('parts.bracket.repechage');
  const [, from, to] = /^(\d+)_(\d+)$/u.exec(code) ?? [];
  return from && to ? t('parts.bracket.places', { from, to }) : readableCode(code);
}

function roundTitle(t: Translate, code: string): string {
  const [, size] = /^R(\d+)$/u.exec(code) ?? [];
  if (size) return t('parts.bracket.roundOf', { size: Number(size) });
  const key = `parts.bracket.round.${code}` as 'parts.bracket.round.FNL';
  return t.has(key) ? t(key) : readableCode(code);
}

/** Names of rounds: the feed's names or those of the matches' phases; codes if the names are not distinct. */
export function roundTitles(
  t: Translate,
  rounds: readonly BracketRound[],
  phaseNames: ReadonlyMap<string, string>,
): string[] {
  const names = rounds.map(({ items }) =>
    items.map(({ unit }) => (unit === null ? undefined : phaseNames.get(unit))).find((name) => name !== undefined),
  );
  const areDistinct = names.every((name) => name !== undefined) && new Set(names).size === names.length;
  return rounds.map(({ code, name }, index) => name ?? (areDistinct ? names[index]! : roundTitle(t, code)));
}
