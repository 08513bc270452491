/** Plans the visits: for each screen its languages and widths, and whether scripts run. */
import { measuredScreens } from '../harness/chosen-screens.ts';
import { prefixes } from '../harness/language-paths.ts';
import type { Prefix } from '../harness/language-paths.ts';
import type { PlannedVisit } from './visit.ts';

const measured: ReadonlySet<string> = new Set(measuredScreens);

/** Returns whether all probes examine this screen. The others are only checked for their document and console messages. */
export const isMeasured = (name: string): boolean => measured.has(name);

/** Every language but English and Arabic, and English under its prefix, whose pages are the same as without. */
export const otherLanguages = prefixes.filter((prefix) => prefix !== '' && prefix !== 'ara');
const sampled: readonly Prefix[] = otherLanguages.filter((prefix) => prefix !== 'eng');

/** English on phones: the measured screens. */
export const englishOnPhones = (): PlannedVisit[] =>
  measuredScreens.map((name) => ({ name, prefix: '', width: 360, means: 'scripted' }));

/** English on desktops: every screen. */
export const englishOnDesktops = (names: readonly string[]): PlannedVisit[] =>
  names.map((name) => ({ name, prefix: '', width: 1280, means: 'scripted' }));

/** Arabic: every screen, two of three measured ones on phones. Both widths use the same components. */
export const arabic = (names: readonly string[]): PlannedVisit[] =>
  names.map((name) => {
    const isOnPhone = isMeasured(name) && measuredScreens.indexOf(name) % 3 !== 0;
    return { name, prefix: 'ara', width: isOnPhone ? 360 : 1280, means: 'scripted' };
  });

/** The measured screens with the longest phrases of all languages, in the place of French. */
export const longestPhrases = (): PlannedVisit[] =>
  measuredScreens.map((name) => ({ name, prefix: 'fra', width: 1280, means: 'plain' }));

/**
 * Another language: every eighth screen, another one in each language, with scripts. The answers of the rest are read.
 * Their widths are those of `longestPhrases`.
 */
export function inOtherLanguage(names: readonly string[], prefix: Prefix): PlannedVisit[] {
  if (prefix === 'eng') return names.map((name) => ({ name, prefix, width: 1280, means: 'fetched' }));
  const turn = sampled.indexOf(prefix);
  return names.map((name, index) => {
    const isSampled = index % 2 === 0 && (index / 2) % sampled.length === turn;
    return { name, prefix, width: 1280, means: isSampled ? 'scripted' : 'fetched' };
  });
}

/** Every visit of a whole run. */
export const allVisits = (names: readonly string[]): PlannedVisit[] => [
  ...englishOnPhones(),
  ...englishOnDesktops(names),
  ...arabic(names),
  ...longestPhrases(),
  ...otherLanguages.flatMap((prefix) => inOtherLanguage(names, prefix)),
];
