import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isActiveQuery, isDifferent } from './page-changes.ts';

describe('C15: a screen reader announces a change', () => {
  const rows = [{ rank: 1 }];

  it('when the text of the document changes', () => {
    expect(isDifferent({ rows, asOf: '1' }, { rows: [{ rank: 2 }], asOf: '1' })).toBe(true);
    expect(isDifferent(undefined, { rows })).toBe(true);
  });

  it('but not when only the time of the last message has changed', () => {
    expect(isDifferent({ rows, asOf: '1', keys: ['a'] }, { rows, asOf: '2', keys: ['a', 'b'] })).toBe(false);
  });

  it('when a contest of a list starts or ends, but not when only scores have changed', () => {
    const live = (status: string, result: string) => ({ live: [{ id: 'A', status, competitors: [{ result }] }] });
    expect(isDifferent(live('RUNNING', '1'), live('RUNNING', '2'))).toBe(false);
    expect(isDifferent(live('RUNNING', '2'), live('FINISHED', '2'))).toBe(true);
    expect(isDifferent(live('RUNNING', '2'), { live: [] })).toBe(true);
  });

  it('but not of a document that only the menu uses', () => {
    const client = new QueryClient();
    const looking = new QueryObserver(client, { queryKey: ['live'], enabled: false });
    const stop = looking.subscribe(() => undefined);
    const [query] = client.getQueryCache().getAll();
    expect(isActiveQuery(query!)).toBe(false);
    stop();
  });
});
