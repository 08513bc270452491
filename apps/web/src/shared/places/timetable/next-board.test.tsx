import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { GamesContext } from '../../shell/use-games.ts';
import { NextBoard } from './next-board.tsx';
import type { Document, GamesAnswer } from '@podium/contract';

keepMessages('en', {
  parts: {
    timetable: {
      line: ['Line ', ['name']],
      to: ['To ', ['place']],
      minutes: [['count'], ' min'],
      about: ['about ', ['time']],
      every: ['every ', ['count'], ' min'],
      noMore: 'No more departures today',
      noneToday: 'No departures today',
      firstTomorrow: ['First departure tomorrow at ', ['time']],
    },
  },
});

const departure = (at: string, everyMinutes: number | null = null) => ({
  at: `2026-11-${at}:00-03:00`,
  line: 'N',
  trip: at,
  headsign: 'Pier',
  platform: null,
  isExact: everyMinutes === null,
  everyMinutes,
  isOnRequest: false,
});
const days = {
  '2026-11-20': [departure('20T23:30'), departure('20T23:50', 12), departure('21T00:40')],
  '2026-11-21': [departure('21T00:40'), departure('21T05:15')],
  '2026-11-22': [],
  '2026-11-23': [departure('23T06:00')],
};

/** Text of the board at a stop, by the clock of the Games. */
function boardAt(now: string): string {
  const client = new QueryClient();
  for (const [day, departures] of Object.entries(days)) {
    const { queryKey } = queries.transportStop('en', { id: 'sta', day });
    const document = { lines: [], departures, total: departures.length, asOf: null };
    client.setQueryData(queryKey, document as unknown as Document<'transportStop'>);
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageProvider language="en" now={now}>
        <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>
          <NextBoard stopId="sta" max={3} />
        </GamesContext>
      </PageProvider>
    </QueryClientProvider>,
  );
  return html
    .replaceAll(/<span class="visually-hidden">[^<]*<\/span>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

test('R08: departures count down by the minute, and a night trip belongs to the evening before', () => {
  expect(boardAt('2026-11-20T23:25:00-03:00')).toBe(
    'Pier 5 min 23:30 Pier every 12 min 25 min about 23:50 Pier 00:40 First departure tomorrow at 05:15',
  );
});

test('R08: if today has no more departures, the first of tomorrow is shown', () => {
  expect(boardAt('2026-11-21T01:00:00-03:00')).toBe('No more departures today First departure tomorrow at 05:15');
});

test('R08: a day without service is described differently from a day that has ended', () => {
  expect(boardAt('2026-11-22T12:00:00-03:00')).toBe('No departures today First departure tomorrow at 06:00');
});
