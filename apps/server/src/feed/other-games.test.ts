import { expect, test } from 'vitest';
import { isRehearsalCode, otherGamesNotice } from './other-games.ts';

test.each(['YG2026-TR', 'YG2026-TR1', 'YG2026-TR12', 'YG2026-REH', 'YG2026-REH2', 'JUBS-2026-TR1'])(
  '%s is the code of a rehearsal',
  (code) => expect(isRehearsalCode(code)).toBe(true),
);

test.each(['JUBS-2026', 'YG-TR-2026', 'YG2026', 'YG2026TR1', 'YG2026-TRI', 'YG2026-REHAB'])(
  '%s is the code of Games',
  (code) => expect(isRehearsalCode(code)).toBe(false),
);

test('a sender of messages that the public does not see is given the reason', () => {
  const message = (competitionCode: string, feedFlag: 'P' | 'T' = 'P', publicCode?: string) =>
    otherGamesNotice({ competitionCode, feedFlag }, publicCode);
  expect(message('JUBS-2026')).toBeUndefined();
  expect(message('YG2026', 'P', 'YG2026')).toBeUndefined();
  expect(message('YG2026', 'T', 'YG2026')).toContain('feed flag T');
  expect(message('YG2026-TR1')).toContain('rehearsal');
  expect(message('YG2026-TR1', 'P', 'YG2026')).toBe(
    'YG2026-TR1 is the code of a rehearsal and is not public; YG2026 is.',
  );
  expect(message('YG2027', 'P', 'YG2026')).toContain('GAMES_CODE');
});
