import { expect, test } from 'vitest';
import { currentNotice, noticeKey } from './current-notice.ts';

const notice = (id: string, severity: 'info' | 'warning' | 'danger', from: string | null, until: string | null) => ({
  id,
  severity,
  text: { text: id, lang: 'en' as const },
  from,
  until,
  link: null,
});
const notices = [
  notice('always', 'info', null, null),
  notice('noon', 'warning', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'),
  notice('storm', 'danger', '2026-11-20T12:30:00Z', null),
];
const shownNotice = (clock: string, dismissed: readonly string[] = []) =>
  currentNotice(notices, new Date(`2026-11-20T${clock}:00Z`), dismissed)?.id;

test('a notice is shown from its time until its end, the most severe first', () => {
  expect([shownNotice('11:59'), shownNotice('12:00'), shownNotice('12:30'), shownNotice('13:00')]).toEqual([
    'always',
    'noon',
    'storm',
    'storm',
  ]);
});

test('a dismissed notice is replaced by the next, and returns when it becomes more severe', () => {
  const [always, , storm] = notices;
  expect(shownNotice('12:40', [noticeKey(storm!)])).toBe('noon');
  expect(shownNotice('11:00', [noticeKey(always!)])).toBeUndefined();
  expect(currentNotice([{ ...always!, severity: 'danger' }], new Date(), [noticeKey(always!)])?.id).toBe('always');
});
