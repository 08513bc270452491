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
import { ResultRow } from './result-row.tsx';
import type { UnitAnswer } from '@podium/contract';

keepMessages(
  'en',
  compilePhrases({
    parts: { result },
    shared: { follow: 'Follow {name}', followShort: 'Follow' },
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
const isBold = (unit: UnitAnswer): boolean =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-11-19T12:00:00Z">
      <table>
        <tbody>
          <ResultRow
            line={winner}
            columns={{ ...commonColumns([winner], true), own: [] }}
            unit={unit}
            sport={sport}
            facts={new Map([[winner, []]])}
            index={0}
            rowKey="1"
            isOpen={false}
            onOpen={() => undefined}
          />
        </tbody>
      </table>
    </PageProvider>,
  ).includes('result-value font-bold');

test('the score of the winner is bold, unless the medal went to someone else afterwards', () => {
  expect(isBold(trampolineFinal)).toBe(true);
  const winners = [{ ...silver!.competitor, organisation: null }];
  expect(isBold({ ...trampolineFinal, outcome: { decidedBy: 'awards', marks: 'none', winners } })).toBe(false);
});
