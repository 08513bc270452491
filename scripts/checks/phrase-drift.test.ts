import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { driftedPhrases, phrasesIn, warnOfDrift } from './phrase-drift.ts';

const file = (text: string) =>
  phrasesIn(`export const phrases = {\n  tab: { open: ${text} },\n  'no-one': 'x',\n} as const;`);

it('K7: the phrases of a file are read by their keys', () => {
  expect([...file(`'View event'`)]).toEqual([
    ['tab.open', 'View event'],
    ['no-one', 'x'],
  ]);
});

it('K7: an English phrase that changes alone is reported with the unchanged languages', () => {
  const english = { before: file(`'Page of this event'`), after: file(`'View event'`) };
  const unchanged = { before: file(`'Página desta prova'`), after: file(`'Página desta prova'`) };
  const changed = { before: file(`'Page de cette épreuve'`), after: file(`'Voir l’épreuve'`) };
  expect([...driftedPhrases(english, { pt: unchanged, fr: changed })]).toEqual([['tab.open', ['pt']]]);
  expect([...driftedPhrases({ before: english.after, after: english.after }, { pt: unchanged })]).toEqual([]);
});

it('K7: nothing is reported without git history', () => {
  expect(warnOfDrift(tmpdir())).toEqual([]);
});
