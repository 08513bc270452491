/** A made-up competition of speedcubing, written from the specification: before and after its rounds. */

const person = (
  number: number,
  name: string,
  { gender, born, country, wcaId, events, roles = [], status = 'accepted', assignments = [], bests = [] }: Entered,
): object => ({
  registrantId: number,
  name,
  wcaUserId: 7000 + number,
  wcaId,
  countryIso2: country,
  gender,
  birthdate: born,
  email: `cuber${number}@example.org`,
  avatar: null,
  roles,
  registration:
    events === null
      ? null
      : {
          wcaRegistrationId: 90 + number,
          eventIds: events,
          status,
          guests: 1,
          comments: 'Window seat',
          isCompeting: true,
        },
  assignments,
  personalBests: bests,
  extensions: [],
});

interface Entered {
  gender: string;
  born: string;
  country: string;
  wcaId: string | null;
  events: string[] | null;
  roles?: string[];
  status?: string;
  assignments?: object[];
  bests?: object[];
}

const best = (eventId: string, type: string, value: number): object => ({
  eventId,
  best: value,
  type,
  worldRanking: 900,
  continentalRanking: 80,
  nationalRanking: 3,
});
const place = (activityId: number, assignmentCode: string, stationNumber: number | null = null): object => ({
  activityId,
  assignmentCode,
  stationNumber,
});

const persons = [
  person(1, 'Rosa Almeida', {
    gender: 'f',
    born: '2012-03-02',
    country: 'CV',
    wcaId: '2028ALME01',
    events: ['333', '333fm'],
    assignments: [place(11, 'competitor', 4), place(12, 'staff-judge')],
    bests: [best('333', 'single', 790), best('333', 'average', 912), best('333fm', 'single', 24)],
  }),
  person(2, 'Mei Lin (林美)', {
    gender: 'f',
    born: '2013-11-14',
    country: 'CN',
    wcaId: null,
    events: ['333', '333mbf'],
    assignments: [place(12, 'competitor'), place(11, 'staff-scrambler')],
  }),
  person(3, 'Tiago Costa', {
    gender: 'm',
    born: '2012-06-30',
    country: 'CV',
    wcaId: '2029COST01',
    events: ['333', '333fm', '333mbf'],
    assignments: [place(12, 'competitor')],
  }),
  person(4, 'Ana Dias', { gender: 'o', born: '2011-01-09', country: 'PT', wcaId: null, events: ['333'] }),
  person(5, 'Ivo Pinto', {
    gender: 'm',
    born: '2012-02-01',
    country: 'PT',
    wcaId: null,
    events: ['333'],
    status: 'pending',
  }),
  person(6, 'Vera Lopes', {
    gender: 'f',
    born: '1990-05-05',
    country: 'PT',
    wcaId: '2010LOPE01',
    events: null,
    roles: ['delegate'],
  }),
];

const activity = (
  id: number,
  code: string,
  name: string,
  from: string,
  to: string,
  children: object[] = [],
): object => ({
  id,
  name,
  activityCode: code,
  startTime: `2031-03-${from}:00Z`,
  endTime: `2031-03-${to}:00Z`,
  childActivities: children,
  scrambleSetId: null,
  extensions: [],
});

const schedule = {
  startDate: '2031-03-15',
  numberOfDays: 2,
  venues: [
    {
      id: 1,
      name: 'Liceu da Praia',
      latitudeMicrodegrees: 14_917_000,
      longitudeMicrodegrees: -23_509_000,
      countryIso2: 'CV',
      timezone: 'Atlantic/Cape_Verde',
      rooms: [
        {
          id: 1,
          name: 'Main stage',
          color: '#00aeff',
          activities: [
            activity(1, 'other-checkin', 'Check-in', '15T09:00', '15T09:30'),
            activity(10, '333-r1', '3x3x3 Cube, Round 1', '15T10:00', '15T11:00', [
              activity(11, '333-r1-g1', '3x3x3 Cube, Round 1, Group 1', '15T10:00', '15T10:30'),
              activity(12, '333-r1-g2', '3x3x3 Cube, Round 1, Group 2', '15T10:30', '15T11:00'),
            ]),
            activity(20, '333-r2', '3x3x3 Cube, Final', '16T15:00', '16T15:30'),
            activity(40, 'other-setup', 'Setup', '15T08:00', '15T09:00'),
          ],
          extensions: [],
        },
        {
          id: 2,
          name: 'Quiet room',
          color: '#ffffff',
          activities: [
            activity(30, '333fm-r1-a1', 'Fewest Moves, Attempt 1', '15T13:00', '15T14:00'),
            activity(31, '333fm-r1-a2', 'Fewest Moves, Attempt 2', '16T13:00', '16T14:00'),
            activity(32, '333mbf-r1', 'Multi-Blind', '16T10:00', '16T11:10'),
          ],
          extensions: [{ id: 'org.example.room', specUrl: 'https://example.org/room.json', data: { seats: 12 } }],
        },
      ],
      extensions: [],
    },
  ],
};

const line = (
  personId: number,
  ranking: number | null,
  results: number[],
  bestValue: number,
  average: number,
): object => ({
  personId,
  ranking,
  attempts: results.map((result) => ({ result, reconstruction: null })),
  best: bestValue,
  average,
});

const round = (id: string, format: string, results: object[], more: object = {}): object => ({
  id,
  format,
  timeLimit: null,
  cutoff: null,
  advancementCondition: null,
  results,
  scrambleSetCount: 2,
  scrambleSets: [],
  extensions: [],
  ...more,
});

const firstRound = {
  timeLimit: { centiseconds: 60_000, cumulativeRoundIds: [] },
  cutoff: { numberOfAttempts: 2, attemptResult: 3000 },
  advancementCondition: { type: 'ranking', level: 2 },
};

const competition = (rounds: (id: string, results: object[]) => object[]): string =>
  JSON.stringify(
    {
      formatVersion: '1.1.1',
      id: 'PraiaCubing2031',
      name: 'Praia Cubing 2031',
      shortName: 'Praia Cubing 2031',
      series: null,
      persons,
      events: [
        {
          id: '333',
          rounds: [
            round(
              '333-r1',
              'a',
              rounds('333-r1', [
                line(1, 1, [905, 1010, 850, -1, 930], 850, 948),
                line(2, 2, [1525, 1201, 1340, 1410, 1333], 1201, 1361),
                line(3, 3, [2050, -1, -1, 2100, 2500], 2050, -1),
                line(4, 4, [7025, 3100], 3100, 0),
              ]),
              firstRound,
            ),
            round(
              '333-r2',
              'a',
              rounds('333-r2', [
                line(1, 1, [880, 881, 882, 883, 884], 880, 882),
                line(2, 2, [1300, 0, 0, 0, 0], 1300, 0),
              ]),
            ),
          ],
          competitorLimit: 90,
          qualification: null,
          extensions: [],
        },
        {
          id: '333fm',
          rounds: [
            round(
              '333fm-r1',
              'm',
              rounds('333fm-r1', [line(3, 1, [25, 27, 24], 24, 2533), line(1, null, [-2, -2, -2], -2, -2)]),
            ),
          ],
          competitorLimit: null,
          qualification: null,
          extensions: [],
        },
        {
          id: '333mbf',
          rounds: [
            round(
              '333mbf-r1',
              '1',
              rounds('333mbf-r1', [
                line(2, 1, [900_350_002], 900_350_002, 0),
                line(3, 1, [900_350_002], 900_350_002, 0),
              ]),
            ),
          ],
          competitorLimit: null,
          qualification: null,
          extensions: [],
        },
      ],
      schedule,
      registrationInfo: { openTime: '2030-12-01T10:00:00Z', baseEntryFee: 500, currencyCode: 'CVE' },
      competitorLimit: 90,
      extensions: [],
    },
    null,
    1,
  );

/** Entries and groups; no round has begun. */
export const smallCubingEntries = competition(() => []);
/** All rounds are over but the final of the cube. */
export const smallCubing = competition((_, results) => results);
