/**
 * Four days of a school Games with eleven events. Everybody is seeded, so that the draws follow from the rules without
 * chance and can be written down by hand.
 */
import type { GamesPlan, PlanEvent } from '@podium/contract';

type Delegation = 'NOR' | 'SOU' | 'EAS' | 'WES';
const delegations: readonly [Delegation, string][] = [
  ['NOR', 'North School'],
  ['SOU', 'South School'],
  ['EAS', 'East School'],
  ['WES', 'West School'],
];

export const person = (id: string, delegation: Delegation, seed?: number) => ({
  id,
  familyName: id,
  delegation: delegation.toLowerCase(),
  ...(seed !== undefined && { seed }),
});

/** @param names by seed, the best first: `Ana NOR` */
const people = (...names: string[]): PlanEvent['entries'] => ({
  kind: 'individual',
  items: names.map((text, index) => {
    const [id = '', delegation] = text.split(' ');
    return person(id, delegation as Delegation, index + 1);
  }),
});

const team = (id: string, delegation: Delegation, seed?: number) => ({
  id,
  name: `${id} team`,
  delegation: delegation.toLowerCase(),
  ...(seed !== undefined && { seed }),
  members: [{ id: `${id}1`, familyName: `${id} captain` }],
});

const teams = (...names: string[]): PlanEvent['entries'] => ({
  kind: 'team',
  items: names.map((text, index) => {
    const [id = '', delegation] = text.split(' ');
    return team(id, delegation as Delegation, index + 1);
  }),
});

const common = { venue: 'hall', courts: ['court-1'], minutes: 30, breakMinutes: 5, draw: 7 };
const field = { ...common, venue: 'field', courts: [] };

const events: PlanEvent[] = [
  {
    ...field,
    id: 'race',
    discipline: 'ATH',
    code: '100M',
    gender: 'W',
    name: { en: '100 m' },
    rules: { measure: 'time', decimals: 2, lanes: 4 },
    entries: people('Ana NOR', 'Bia SOU', 'Cris EAS', 'Dora WES', 'Eva SOU', 'Flor NOR', 'Gabi WES'),
    template: { kind: 'heats', lanes: 4 },
    start: '2026-12-05T09:00',
    phases: [{ code: 'FNL', start: '2026-12-06T09:00' }],
  },
  {
    ...field,
    id: 'long',
    discipline: 'ATH',
    code: 'LONGJUMP',
    gender: 'W',
    name: { en: 'Long jump' },
    rules: { measure: 'distance', attempts: 4, cutAfter: 2, cutTo: 3 },
    entries: people('Hana NOR', 'Iris SOU', 'Jade EAS', 'Kim WES'),
    template: { kind: 'heats', lanes: 8 },
    start: '2026-12-05T10:30',
  },
  {
    ...field,
    id: 'high',
    discipline: 'ATH',
    code: 'HIGHJUMP',
    gender: 'M',
    name: { en: 'High jump' },
    rules: { measure: 'height' },
    entries: people('Abel NOR', 'Beto SOU', 'Caio EAS', 'Davi WES'),
    template: { kind: 'heats', lanes: 8 },
    start: '2026-12-06T10:30',
  },
  {
    ...common,
    id: 'singles',
    discipline: 'TTE',
    code: 'SINGLES',
    gender: 'M',
    name: { en: 'Table tennis' },
    rules: { parts: 3, pointsToWin: 11, lead: 2 },
    entries: people('Edu NOR', 'Fabio SOU', 'Gil EAS', 'Hugo WES', 'Ivo NOR', 'Joao SOU'),
    template: { kind: 'knockout', hasBronze: true },
    start: '2026-12-05T14:00',
    phases: [{ code: 'SFNL', start: '2026-12-06T14:00' }],
  },
  {
    ...common,
    id: 'volley',
    discipline: 'VVO',
    code: 'TEAM6',
    gender: 'W',
    name: { en: 'Volleyball' },
    rules: { parts: 3, pointsToWin: 25, pointsInLastPart: 15, lead: 2 },
    entries: teams('V1 NOR', 'V2 SOU', 'V3 EAS', 'V4 WES', 'V5 SOU', 'V6 NOR'),
    template: { kind: 'pools', pools: 2, goOn: 2, hasBronze: true },
    courts: ['court-2'],
    start: '2026-12-05T09:00',
    phases: [{ code: 'SFNL', start: '2026-12-07T09:00' }],
  },
  {
    ...field,
    id: 'football',
    discipline: 'FBL',
    code: 'TEAM7',
    gender: 'M',
    name: { en: 'Football' },
    rules: { part: 'half', parts: 2, winPoints: 3, drawPoints: 1 },
    entries: teams('F1 NOR', 'F2 SOU', 'F3 EAS', 'F4 WES'),
    template: { kind: 'roundRobin', legs: 1 },
    start: '2026-12-05T15:00',
  },
  {
    ...common,
    id: 'chess',
    discipline: 'X01',
    code: 'CHESS',
    gender: 'X',
    name: { en: 'Chess' },
    rules: {
      contest: 'match',
      measure: 'games',
      levelIsAllowed: true,
      decidedBy: ['lot'],
      winPoints: 1,
      drawPoints: 0.5,
      tieBreaks: ['metPoints', 'wins'],
    },
    entries: people('Lara NOR', 'Mel SOU', 'Nina EAS', 'Otto WES', 'Pia NOR', 'Raul SOU', 'Sara EAS'),
    template: { kind: 'swiss', rounds: 5 },
    courts: ['board-1', 'board-2', 'board-3', 'board-4'],
    start: '2026-12-05T16:00',
  },
  {
    ...common,
    id: 'judo',
    discipline: 'JUD',
    code: '66KG',
    gender: 'M',
    name: { en: 'Judo 66 kg' },
    rules: { bronzes: 2 },
    entries: people('Kaio NOR', 'Leo SOU', 'Max EAS', 'Nilo WES', 'Olavo NOR', 'Pedro SOU', 'Quim EAS', 'Rui WES'),
    template: { kind: 'repechage' },
    courts: ['court-2'],
    start: '2026-12-07T14:00',
  },
  {
    ...common,
    id: 'swim',
    discipline: 'SWM',
    code: '50MFR',
    gender: 'W',
    name: { en: '50 m freestyle' },
    rules: { measure: 'time', decimals: 2, lanes: 6 },
    entries: people('Tina NOR', 'Uma SOU', 'Vera EAS', 'Wanda WES', 'Xica NOR'),
    template: { kind: 'heats', lanes: 6 },
    venue: 'pool',
    courts: [],
    start: '2026-12-08T09:00',
  },
  {
    ...field,
    id: 'sack',
    discipline: 'X02',
    code: 'T.SACK',
    gender: 'X',
    name: { en: 'Sack race' },
    rules: { contest: 'race', measure: 'time', decimals: 1, lanes: 2 },
    entries: people('Yara NOR', 'Zeca SOU', 'Alma EAS', 'Ben WES'),
    template: { kind: 'timedFinal', lanes: 2 },
    start: '2026-12-08T10:00',
  },
  {
    ...common,
    id: 'floor',
    discipline: 'GAR',
    code: 'FLOOR',
    gender: 'W',
    name: { en: 'Floor exercise' },
    rules: { contest: 'judged', measure: 'judged', decimals: 3 },
    entries: people('Celia NOR', 'Dina SOU', 'Elsa EAS'),
    template: { kind: 'heats', lanes: 8 },
    start: '2026-12-08T11:00',
  },
];

export const plan: GamesPlan = {
  code: 'PLAYED-1',
  name: { en: 'Played School Games' },
  start: '2026-12-05',
  end: '2026-12-08',
  timeZone: 'America/Sao_Paulo',
  languages: ['en'],
  venues: [
    {
      id: 'hall',
      name: { en: 'Hall' },
      courts: ['court-1', 'court-2', 'board-1', 'board-2', 'board-3', 'board-4'].map((id) => ({
        id,
        name: { en: id },
      })),
    },
    { id: 'field', name: { en: 'Field' }, courts: [] },
    { id: 'pool', name: { en: 'Pool' }, courts: [] },
  ],
  delegations: delegations.map(([code, name]) => ({ id: code.toLowerCase(), code, name: { en: name } })),
  sports: [
    ['ATH', 'Athletics'],
    ['TTE', 'Table tennis'],
    ['VVO', 'Volleyball'],
    ['FBL', 'Football'],
    ['X01', 'Chess'],
    ['JUD', 'Judo'],
    ['SWM', 'Swimming'],
    ['X02', 'Sack race'],
    ['GAR', 'Gymnastics'],
  ].map(([code, name]) => ({ code: code!, name: { en: name! } })),
  events,
};
