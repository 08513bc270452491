import { expect, test } from 'vitest';
import { waitingLines } from './waiting-lines.ts';

test('a round to draw leads to its draw, and sent entries lead to the step that takes them', () => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    [key, ...Object.values(values)].join(' | ').replaceAll(/[\u2068\u2069]/gu, '');
  const lines = waitingLines(
    {
      rounds: [{ event: '1', publicId: 'X01XXADREZ', names: { pt: 'Xadrez misto' }, round: 2 }],
      entries: [{ delegation: '7', names: { en: 'Alfenas' }, count: 3, sentAt: '2026-11-29T14:00:00Z' }],
    },
    { language: 'pt', t, dateTime: () => '11:00' },
  );
  expect(lines).toEqual([
    { text: 'waiting.round | Xadrez misto | 2', to: '/first-games?step=draw&event=X01XXADREZ&act=drawRound' },
    { text: 'waiting.entries | Alfenas | 3 | 11:00', to: '/first-games?step=entries&from=delegations' },
  ]);
});
