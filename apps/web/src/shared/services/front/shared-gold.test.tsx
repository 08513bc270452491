import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { GamesContext } from '../../shell/use-games.ts';
import { DayHeadlines } from './day-headlines.tsx';
import { FinalsStrip } from './finals-strip.tsx';
import type { DayFinal, GamesAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

keepMessages('en', {
  medal: { gold: 'Gold' },
  parts: { front: { finals: 'Finals', finalsOf: 'Finals' } },
  shared: { progress: 'Progress' },
});

const winner = (name: string) => ({ id: name, type: 'athlete', name, organisation: null });
const final = {
  id: 'F1',
  discipline: null,
  event: null,
  name: 'High jump',
  start: null,
  status: 'OFFICIAL',
  hasResults: true,
  winners: [winner('TAMBERI'), winner('BARSHIM')],
} as unknown as DayFinal;
const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-10-16T12:00:00Z">
      <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>{part}</GamesContext>
    </PageProvider>,
  );
const winnersIn = (html: string) => [...html.matchAll(/TAMBERI|BARSHIM/gu)].map(([name]) => name);

it('W11: the finals of a day list everybody who shares a gold medal', () => {
  const strip = render(<FinalsStrip finals={{ day: '2026-10-16', total: 1, won: 1, items: [final] }} />);
  expect(winnersIn(strip)).toEqual(['TAMBERI', 'BARSHIM']);
  expect(winnersIn(render(<DayHeadlines day="2026-10-16" finals={[final]} />))).toEqual(['TAMBERI', 'BARSHIM']);
});
