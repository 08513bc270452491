import { disciplineFor } from '@podium/disciplines';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { trampolineFinal } from '../../../fixtures/trampoline.ts';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { GamesContext } from '../../shell/use-games.ts';
import { ResultTable } from './result-table.tsx';
import { StartListTable } from './start-list-table.tsx';
import type { GamesAnswer, UnitAnswer } from '@podium/contract';

keepMessages('en', {
  state: { noResults: 'No results yet' },
  parts: {
    result: {
      startsAt: ['Starts: ', ['time']],
      withoutResults: 'No results',
      noStartList: 'The start list hasn’t been published yet',
      withoutStartList: 'No start list',
    },
  },
});

vi.mock('../sport/load-sport.ts', () => ({
  loadSport: (_: string, code: string) =>
    Object.assign(Promise.resolve(), { status: 'fulfilled', value: disciplineFor(code) }),
}));

const empty: UnitAnswer = {
  ...trampolineFinal,
  results: [],
  startList: [],
  children: [],
  start: '2026-11-19T18:00:00-03:00',
  isStartHidden: false,
};

/** The messages that replace results and the start list. */
const wordsOf = (unit: Partial<UnitAnswer>): string[] =>
  [ResultTable, StartListTable].map((Lines) =>
    renderToStaticMarkup(
      <PageProvider language="en" now="2026-11-19T12:00:00Z">
        <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>
          <Lines unit={{ ...empty, ...unit }} />
        </GamesContext>
      </PageProvider>,
    )
      .replace(/<[^>]+>/gu, ' ')
      .trim(),
  );

test('before the end a text explains when to expect lines', () => {
  const [results, startList] = wordsOf({ status: 'SCHEDULED' });
  expect(results).toMatch(/^No results yet .*Starts: Nov 19, 18:00$/u);
  expect(startList).toMatch(/^The start list hasn’t been published yet .*Starts: Nov 19, 18:00$/u);
});

test('no lines are promised for a canceled unit', () => {
  expect(wordsOf({ status: 'CANCELLED' }).join(' ')).not.toMatch(/yet|Starts/u);
});

test.each(['FINISHED', 'OFFICIAL'] as const)('a unit that is %s promises no further lines', (status) => {
  expect(wordsOf({ status })).toEqual(['No results', 'No start list']);
});

test('C7: a postponed unit promises no time', () => {
  const [results, startList] = wordsOf({ status: 'POSTPONED' });
  expect(results).not.toContain('Starts');
  expect(startList).not.toContain('Starts');
});
