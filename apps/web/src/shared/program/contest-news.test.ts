import { describe, expect, it } from 'vitest';
import { contestNews } from './contest-news.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../reader/follows.ts';
import type { Translate } from '../shell/messages.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  key === 'shared.pair'
    ? `${values['first']}, ${values['second']}`
    : key === 'parts.program.takesLead'
      ? `${values['name']} takes the lead`
      : key) as Translate;

const side = (name: string, result: string) => ({
  id: name,
  type: 'team' as const,
  name,
  organisation: { code: name, name, flag: null },
  result,
});
const match = (home: string, away: string, more: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer =>
  ({
    id: 'match',
    type: 'competition',
    status: 'RUNNING',
    name: 'Final',
    discipline: { code: 'BKB', key: 'bkb', name: 'Basketball' },
    event: null,
    phase: null,
    isHeadToHead: true,
    competitors: [side('Bahia', home), side('Pará', away)],
    ...more,
  }) as ScheduleItemAnswer;

/** The announcements of a list that shows these answers one after the other. */
function announcements(answers: readonly ScheduleItemAnswer[], follows: readonly Follow[] = []): string[] {
  let shown: Parameters<typeof contestNews>[1];
  return answers.map((item) => {
    const news = contestNews(t, shown, [item], follows);
    ({ shown } = news);
    return news.text.replaceAll(/[\u{2068}\u{2069}]/gu, '');
  });
}

describe('V12: the announcement by a list of contests', () => {
  it('is empty when the list opens, or when a score changes in a contest that is not followed', () =>
    expect(announcements([match('10', '8'), match('12', '8'), match('12', '11'), match('12', '12')])).toEqual([
      '',
      '',
      '',
      '',
    ]));

  it('is a new leader, even after a level score', () =>
    expect(announcements([match('10', '8'), match('10', '10'), match('10', '12'), match('10', '14')])).toEqual([
      '',
      '',
      'Pará takes the lead, Bahia 10, Pará 12, status.RUNNING',
      '',
    ]));

  it('is each score and each state of a followed contest', () =>
    expect(
      announcements(
        [match('10', '8'), match('12', '8'), match('12', '8', { status: 'FINISHED' })],
        [{ kind: 'team', id: 'Pará' }],
      ),
    ).toEqual(['', 'Bahia 12, Pará 8, status.RUNNING', 'Bahia 12, Pará 8, status.FINISHED']));

  it('names the contest if it has many competitors', () => {
    const race = (leader: string) => match('', '', { isHeadToHead: false, competitors: [side(leader, '10.2')] });
    expect(announcements([race('Bahia'), race('Pará')])).toEqual([
      '',
      'Pará takes the lead, Final, Pará 10.2, status.RUNNING',
    ]);
  });

  it('never includes a contest that leaves or enters the list', () =>
    expect(
      announcements([match('10', '8'), match('8', '10', { id: 'other' })], [{ kind: 'team', id: 'Pará' }]),
    ).toEqual(['', '']));
});
