import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { GamesContext } from '../../shell/use-games.ts';
import { DataAgeLine } from './data-age-line.tsx';
import type { GamesAnswer } from '@podium/contract';
import type { ConnectionState } from '../../../live/connection.ts';

const connection = vi.hoisted(() => ({ state: 'online' as ConnectionState, lostAt: undefined as Date | undefined }));
vi.mock('../../../live/connection.ts', () => ({
  useConnection: () => connection.state,
  linkLostAt: () => connection.lostAt,
}));

keepMessages('en', {
  state: {
    asOf: ['As of ', ['time']],
    offline: ['Offline. ', ['saved']],
    reconnecting: ['Reconnecting… ', ['saved']],
    savedMinutes: ['minutes ', ['count']],
    savedHours: ['hours ', ['count']],
    savedDays: ['days ', ['count']],
  },
});

const ageLine = (state: ConnectionState, asOf: string, isLive = false): string => {
  connection.state = state;
  return renderToStaticMarkup(
    <PageProvider language="en" now="2026-11-19T15:00:00Z">
      <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>
        <DataAgeLine asOf={asOf} isLive={isLive} />
      </GamesContext>
    </PageProvider>,
  );
};
const wordsOf = (html: string): string => html.replace(/<[^>]+>/gu, '').trim();

test('finished and later contests show no age while the connection lasts, however old their data is', () => {
  expect(ageLine('online', '2026-11-19T14:59:00Z')).toBe('');
  expect(ageLine('online', '2026-11-12T14:59:00Z')).toBe('');
});

test('live contests show their age, more prominently after five minutes without data', () => {
  const fresh = ageLine('online', '2026-11-19T14:58:00Z', true);
  const old = ageLine('online', '2026-11-19T14:50:00Z', true);
  expect([wordsOf(fresh), wordsOf(old)]).toEqual(['As of 11:58', 'As of 11:50']);
  expect([fresh, old].map((html) => html.includes('text-warn'))).toEqual([false, true]);
});

test.each([
  ['offline', '2026-11-19T14:59:40Z', 'Offline. minutes 0'],
  ['offline', '2026-11-19T14:15:00Z', 'Offline. minutes 45'],
  ['offline', '2026-11-19T10:00:00Z', 'Offline. hours 5'],
  ['offline', '2026-11-17T14:00:00Z', 'Offline. days 2'],
  ['reconnecting', '2026-11-19T14:59:00Z', 'Reconnecting… minutes 1'],
] as const)(
  'C10: while %s since %s, a page shows the age of its copy, not of the last change',
  (state, lostAt, sentence) => {
    connection.lostAt = new Date(lostAt);
    expect(wordsOf(ageLine(state, '2026-11-12T14:45:00Z'))).toBe(sentence);
  },
);
