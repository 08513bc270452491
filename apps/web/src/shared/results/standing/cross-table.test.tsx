import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { CrossTable } from './cross-table.tsx';
import type { StandingAnswer } from '@podium/contract';

keepMessages('en', {
  parts: {
    standing: {
      crossTable: 'Head-to-head results',
      crossTableOf: [['group'], ': head-to-head results'],
      name: 'Name',
      win: 'win',
      short: { won: 'W', lost: 'L' },
    },
  },
});

type Met = readonly [opponent: string, result: string | undefined, isWon: boolean | undefined, unit?: string];
const fencer = (id: string) => ({ id, type: 'athlete', name: `Fencer ${id}`, organisation: null }) as const;
const pool = (lines: Readonly<Record<string, readonly Met[]>>) =>
  ({
    lines: Object.entries(lines).map(([id, met], index) => ({
      position: index + 1,
      rank: String(index + 1),
      irm: null,
      competitor: fencer(id),
      opponents: met.map(([opponent, result, isWon, unit]) => ({ competitor: fencer(opponent), result, isWon, unit })),
    })),
  }) as unknown as StandingAnswer;
const render = (of: StandingAnswer) =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-10-16T12:00:00Z">
      <CrossTable pool={of} title="Pool 1" disciplineKey="fen" />
    </PageProvider>,
  );
const text = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true".*?<\/span>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

it('W11: a pool has the score of each pairing, with headers for each cell, and wins also in words', () => {
  const html = render(
    pool({
      A: [
        ['B', '5-3', true],
        ['C', undefined, undefined],
      ],
      B: [['A', '3-5', false]],
      C: [],
    }),
  );
  const rows = [...html.matchAll(/<tr>.*?<\/tr>/gsu)].map(([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/gsu)]);
  expect(rows.map((cells) => cells.map(([cell]) => text(cell)))).toEqual([
    ['Name', 'Fencer A', 'Fencer B', 'Fencer C'],
    ['Fencer A', '', '5-3 win', '–'],
    ['Fencer B', '3-5', '', '–'],
    ['Fencer C', '–', '–', ''],
  ]);
  expect(html.match(/scope="col"/gu)).toHaveLength(4);
  expect(html.match(/scope="row"/gu)).toHaveLength(3);
  expect(html).toContain('Pool 1: head-to-head results</caption>');
});

it('each score links to its match; one without a known contest is plain text', () => {
  const html = render(
    pool({
      A: [
        ['B', '5-3', true, 'BOUT1'],
        ['C', '5-1', true],
      ],
      B: [['A', '3-5', false, 'BOUT1']],
      C: [],
    }),
  );
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*><bdi dir="ltr">(.*?)<\/bdi>/gu)];
  expect(links.map(([, href, score]) => [href, score])).toEqual([
    ['/discipline/fen/results/BOUT1', '5-3'],
    ['/discipline/fen/results/BOUT1', '3-5'],
  ]);
  expect(html).toContain('5-1');
});

it('W11: half points are written with a fraction sign', () => {
  const html = render(pool({ A: [['B', '1.5-0.5', true]], B: [['A', '0.5-1.5', false]], C: [] }));
  expect([...html.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/gu)].map(([, score]) => score)).toEqual(['1½-½', '½-1½']);
});

it('W11: a walkover without a score names the winner', () => {
  const html = render(pool({ A: [['B', undefined, true]], B: [['A', undefined, false]], C: [] }));
  expect([...html.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/gu)].map(([, score]) => score)).toEqual(['W', 'L']);
});

it('W11: with two competitors, or without a score, there is no table', () => {
  expect(render(pool({ A: [['B', '5-3', true]], B: [['A', '3-5', false]] }))).toBe('');
  expect(render(pool({ A: [['B', undefined, undefined]], B: [], C: [] }))).toBe('');
});
