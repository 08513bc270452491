import { expect, it } from 'vitest';
import { unitCard } from './unit-card.ts';
import type { CardContext, UnitDocument } from './words.ts';

const context = {
  language: 'en',
  games: { name: 'Games', timeZone: 'America/Sao_Paulo', regions: {}, disciplines: [] },
} as unknown as CardContext;
const team = (id: string) => ({ id, type: 'team', name: id, organisation: null });
const line = (id: string, more: object) => ({
  competitor: team(id),
  side: null,
  result: null,
  irm: null,
  wlt: null,
  ...more,
});
const period = (code: string, homePeriod: string, awayPeriod: string) => ({ code, homePeriod, awayPeriod });
const match = (more: object) =>
  ({
    status: 'OFFICIAL',
    name: 'Final',
    isHeadToHead: true,
    discipline: null,
    event: null,
    phase: null,
    startList: [],
    periods: [],
    current: null,
    ...more,
  }) as unknown as UnitDocument;

const cardTexts = (unit: UnitDocument) => {
  const { body } = unitCard(unit, context);
  return body.kind === 'sides' ? [body.sides.map(({ score }) => score), body.notes] : body.kind;
};

it('P7: a shoot-out is shown once, next to the score, which does not include it', () => {
  const unit = match({
    competitors: [
      { ...team('Acre'), shootOut: '4' },
      { ...team('Bahia'), shootOut: '3' },
    ],
    results: [line('Acre', { result: '5', wlt: 'W' }), line('Bahia', { result: '4', wlt: 'L' })],
    periods: [period('H1', '1', '0'), period('H2', '0', '1'), period('PSO', '4', '3')],
  });
  expect(cardTexts(unit)).toEqual([
    ['1', '1'],
    ['1–0 · 0–1', 'Shootout: \u20664–3\u2069'],
  ]);
});

it('H1: a mark is shown as a word below the names, never as a code in place of a score', () => {
  const unit = match({ results: [line('Acre', { wlt: 'W' }), line('Bahia', { irm: 'WDR', wlt: 'L' })] });
  expect(cardTexts(unit)).toEqual([[undefined, undefined], ['Bahia: Withdrawn']]);
});
