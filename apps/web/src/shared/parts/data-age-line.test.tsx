import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepMessages } from '../messages.ts';
import { PageProvider } from '../page-context.tsx';
import { GamesContext } from '../use-games.ts';
import { DataAgeLine } from './data-age-line.tsx';
import type { GamesAnswer } from '@podium/contract';
import type { ConnectionState } from '../../live/connection.ts';

const connection = vi.hoisted(() => ({ state: 'online' as ConnectionState }));
vi.mock('../../live/connection.ts', () => ({ useConnection: () => connection.state }));

keepMessages('en', {
  state: {
    asOf: ['As of ', ['time']],
    offline: ['Offline, as of ', ['time'], ' (', ['minutes'], ')'],
    offlineNow: ['Offline, as of ', ['time']],
    reconnecting: ['Reconnecting, as of ', ['time']],
  },
});

const toldWhen = (state: ConnectionState, asOf: string, isLive = false): string => {
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

test('what is over or to come says no age while the link stands, however old it is', () => {
  expect(toldWhen('online', '2026-11-19T14:59:00Z')).toBe('');
  expect(toldWhen('online', '2026-11-12T14:59:00Z')).toBe('');
});

test('what is live says its age, and louder once nothing was heard for five minutes', () => {
  const fresh = toldWhen('online', '2026-11-19T14:58:00Z', true);
  const old = toldWhen('online', '2026-11-19T14:50:00Z', true);
  expect([wordsOf(fresh), wordsOf(old)]).toEqual(['As of 11:58', 'As of 11:50']);
  expect([fresh, old].map((html) => html.includes('text-warn'))).toEqual([false, true]);
});

test('without network or link every page says how old it is; of another day with its date', () => {
  expect(wordsOf(toldWhen('offline', '2026-11-19T14:45:00Z'))).toBe('Offline, as of 11:45 (15)');
  expect(wordsOf(toldWhen('offline', '2026-11-18T14:45:00Z'))).toBe('Offline, as of Nov 18, 11:45');
  expect(wordsOf(toldWhen('reconnecting', '2026-11-19T14:45:00Z'))).toBe('Reconnecting, as of 11:45');
});
