import { disciplineFor } from '@podium/disciplines';
import { phrases } from '@podium/disciplines/phrases';
import { compilePhrases } from '@podium/i18n/phrases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trampolineFinal } from '../../../fixtures/trampoline.ts';
import { keepMessages, translatorFor } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { sportTerms, shortSport } from '../sport/sport-terms.ts';
import { phrases as result } from './phrases/en.ts';
import { commonColumns } from '@podium/contract/result-columns';
import type { ResultColumns } from './result-columns.ts';
import { ResultRow } from './result-row.tsx';
import type { UnitAnswer } from '@podium/contract';

keepMessages(
  'en',
  compilePhrases({
    parts: { result },
    shared: { follow: 'Follow {name}', followShort: 'Follow', pair: '{name}: {value}' },
    discipline: { generic: phrases.generic.en },
  }),
);
const t = translatorFor('en');
const sport = {
  discipline: disciplineFor(undefined),
  say: sportTerms(t, 'generic'),
  short: shortSport(t, 'generic'),
  named: () => undefined,
};

const [gold, silver] = trampolineFinal.results;
const winner = { ...gold!, wlt: 'W' as const };
const render = (unit: UnitAnswer, line: UnitAnswer['results'][number], columns: ResultColumns): string =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-11-19T12:00:00Z">
      <table>
        <tbody>
          <ResultRow
            line={line}
            columns={columns}
            unit={unit}
            sport={sport}
            facts={new Map([[line, []]])}
            index={0}
            rowKey="1"
            isOpen={false}
            onOpen={() => undefined}
          />
        </tbody>
      </table>
    </PageProvider>,
  );
const isBold = (unit: UnitAnswer): boolean =>
  render(unit, winner, { ...commonColumns([winner], true), own: [] }).includes('result-value bold');

test('the score of the winner is bold, unless another competitor was later awarded the medal', () => {
  expect(isBold(trampolineFinal)).toBe(true);
  const winners = [{ ...silver!.competitor, organisation: null }];
  expect(isBold({ ...trampolineFinal, outcome: { decidedBy: 'awards', marks: 'none', winners } })).toBe(false);
});

test('with shared ranks, lines are in starting order, and lanes have a separate column', () => {
  const level: UnitAnswer['results'][number] = { ...gold!, rankEqual: true, position: 1, startOrder: '7' };
  const columns = commonColumns([level], false);
  const order = (own: ResultColumns['own'], line = level): string | undefined =>
    /text-ink3[^>]*>([^<]*)</u.exec(render(trampolineFinal, line, { ...columns, own }))?.[1];
  expect(order([])).toBe('7');
  expect(order([], { ...level, startOrder: null })).toBe('1');
  const lane = {
    id: 'startOrder',
    width: 'tablet',
    heading: { phrase: 'order', code: 'startOrder' },
    cell: () => '7',
  } as const;
  expect(order([lane as unknown as ResultColumns['own'][number]])).toBe('1');
});
