import type { Language } from '@podium/games';
import { phrase } from '../../ground/phrases.ts';

const rounds = [
  ['heats', /^heats$/iu],
  ['heat', /^heat (?<number>\d+)$/iu],
  ['qualification', /^qualifications?$/iu],
  ['final', /^finals?$/iu],
  ['semifinals', /^semi[- ]?finals$/iu],
  ['semifinal', /^semi[- ]?final(?: (?<number>\d+))?$/iu],
  ['quarterfinals', /^quarter[- ]?finals$/iu],
  ['quarterfinal', /^quarter[- ]?final(?: (?<number>\d+))?$/iu],
  ['roundOf', /^round of (?<number>\d+)$/iu],
  ['group', /^(?:group|pool) (?<number>[A-Z]|\d{1,2})$/iu],
  ['repechage', /^repechages?$/iu],
] as const;

/**
 * Translates a round that its source names in English only: `Semifinals` is `Demi-finales`. undefined for unknown
 * names.
 */
export function roundName(english: string | undefined, language: Language): string | undefined {
  if (!english || language === 'en') return undefined;
  for (const [round, pattern] of rounds) {
    const match = pattern.exec(english.trim());
    if (!match) continue;
    const number = match.groups?.['number'] ?? '';
    const value = round === 'roundOf' ? Number(number) : number;
    return phrase(language, `read-model.round.${round}`, { number: value }).trim();
  }
  return undefined;
}
