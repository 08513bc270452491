import { describe, expect, it } from 'vitest';
import { contestData, eventData, gamesData } from './linked-data.ts';
import type { EventAnswer, GamesAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

const games = { name: 'Youth Games', firstDay: '2026-10-10', lastDay: '2026-10-18' } as GamesAnswer;
const t = ((key: string) => key) as never;
const facts = { url: 'https://games.example/discipline/swm/results/U1/results', games, t };
const acre = { code: 'AC', name: 'Acre', flag: null };
const ana = { id: 'P1', type: 'athlete', name: 'SILVA Ana', organisation: acre } as const;
const gamesNode = {
  '@type': 'SportsEvent',
  name: 'Youth Games',
  startDate: '2026-10-10',
  endDate: '2026-10-18',
};

const item = (changes: Partial<ScheduleItemAnswer>): ScheduleItemAnswer =>
  ({
    id: 'U1',
    discipline: { key: 'swm', code: 'SWM', name: 'Swimming' },
    event: { id: 'E1', name: 'Women 100 m freestyle' },
    phase: { id: 'FNL', name: 'Final' },
    name: 'Final',
    status: 'SCHEDULED',
    day: '2026-10-12',
    start: '2026-10-12T18:04:00-03:00',
    end: null,
    isStartHidden: false,
    venue: { id: 'AQC', name: 'Aquatic Centre' },
    location: { id: 'POOL', name: 'Competition pool' },
    isHeadToHead: false,
    ...changes,
  }) as ScheduleItemAnswer;

const unit = (changes: Partial<UnitAnswer>): UnitAnswer =>
  ({ ...item(changes), startList: [], results: [], podium: undefined, ...changes }) as UnitAnswer;

const placed = (competitor: object) => ({ competitor }) as never;

describe('a contest in the vocabulary of schema.org', () => {
  it('has its times, place, event and Games, and the words of the page', () => {
    expect(contestData(unit({}), { ...facts, description: 'Monday · 18:04' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Women 100 m freestyle · Final',
      description: 'Monday · 18:04',
      url: facts.url,
      sport: 'Swimming',
      startDate: '2026-10-12T18:04:00-03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Competition pool',
        containedInPlace: { '@type': 'Place', name: 'Aquatic Centre' },
      },
      superEvent: {
        '@type': 'SportsEvent',
        name: 'Women 100 m freestyle',
        sport: 'Swimming',
        superEvent: gamesNode,
      },
    });
  });

  it('has the competitors of the start list, and medals as awards once they are won', () => {
    const team = { id: 'T1', type: 'team', name: 'Acre', organisation: acre } as const;
    const open = { id: null, type: 'placeholder', name: '', organisation: null, placeholder: 'TBD' } as const;
    const person = {
      '@type': 'Person',
      name: 'Ana Silva',
      affiliation: { '@type': 'SportsOrganization', name: 'Acre' },
    };
    const before = contestData(unit({ startList: [placed(ana), placed(team), placed(open)] }), facts);
    expect(before['competitor']).toEqual([
      person,
      {
        '@type': 'SportsTeam',
        name: 'Acre',
        parentOrganization: { '@type': 'SportsOrganization', name: 'Acre' },
      },
    ]);
    const podium = [{ medal: 'silver', competitor: ana, isOfficial: true, isEventOpen: false }] as const;
    const after = contestData(unit({ results: [placed(ana)], podium: [...podium] }), facts);
    expect(after['competitor']).toEqual([{ ...person, award: 'medal.silver' }]);
  });

  it('starts on its day, without a time, if its time must not be shown', () => {
    expect(contestData(unit({ isStartHidden: true }), facts)).toMatchObject({ startDate: '2026-10-12' });
    expect(contestData(unit({ day: '', start: null, isStartHidden: true }), facts)['startDate']).toBeUndefined();
  });

  it.each([
    ['CANCELLED', {}, 'EventCancelled'],
    ['POSTPONED', {}, 'EventPostponed'],
    ['RESCHEDULED', {}, 'EventRescheduled'],
    ['RUNNING', {}, 'EventScheduled'],
    ['SCHEDULED', { change: { from: '2026-10-12T17:00:00-03:00' } }, 'EventRescheduled'],
    ['CANCELLED', { change: { from: '2026-10-12T17:00:00-03:00' } }, 'EventCancelled'],
  ] as const)('with the status %s and %j has the status %s', (status, changes, expected) => {
    expect(contestData(unit({ status, ...changes }), facts)['eventStatus']).toBe(`https://schema.org/${expected}`);
  });
});

it('an event in the vocabulary of schema.org has its contests, its days and its medalists', () => {
  const event = {
    id: 'E1',
    name: 'Women 100 m freestyle',
    discipline: { key: 'swm', code: 'SWM', name: 'Swimming' },
    phases: [
      { id: 'HEAT', name: 'Heats', units: [item({ day: '2026-10-11', name: 'Heat 1' })] },
      { id: 'FNL', name: 'Final', units: [item({})] },
    ],
    medallists: [{ competitor: ana, medal: 'gold' }],
  } as unknown as EventAnswer;
  expect(eventData(event, facts)).toMatchObject({
    name: 'Swimming: Women 100 m freestyle',
    startDate: '2026-10-11',
    endDate: '2026-10-12',
    competitor: [{ name: 'Ana Silva', award: 'medal.gold' }],
    subEvent: [{ startDate: '2026-10-12T18:04:00-03:00' }, {}],
    superEvent: gamesNode,
  });
});

it('the Games in the vocabulary of schema.org have their name and days', () => {
  expect(gamesData(games, { url: 'https://games.example/' })).toEqual({
    '@context': 'https://schema.org',
    ...gamesNode,
    url: 'https://games.example/',
  });
});
