/** A made-up meet of athletics: as a system of meets exports it, and as results of events. */

const competitor = (bib: string, last: string, first: string, gender: string, team: string) => ({
  competitorId: `c${bib}`,
  sortBib: bib.padStart(4, '0'),
  firstName: first,
  lastName: last,
  gender,
  category: 'U16',
  teamId: team.slice(0, 3).toUpperCase(),
  teamName: team,
  nationality: 'CPV',
  email: `${bib}@example.org`,
});

/** Everything but results, with start lists of the 100 m. */
const meet = (hasResults: boolean) => ({
  slug: 'lagoon-2031',
  fullName: 'Lagoon Meet 2031',
  date: '2031-03-15',
  finishDate: '2031-03-16',
  country: 'CPV',
  city: 'Praia',
  competitors: [
    competitor('114', 'Almeida', 'Rosa', 'F', 'Sal Mar'),
    competitor('207', 'Barros', 'Lia', 'F', 'Clube Náutico'),
    competitor('98', 'Costa', 'Ema', 'F', 'Sal Mar'),
    competitor('311', 'Dias', 'Ana', 'F', 'Clube Náutico'),
  ],
  events: [
    {
      eventId: 'T01',
      eventCode: '100',
      name: 'Girls U16 100m',
      genders: 'F',
      category: 'U16',
      day: 1,
      r1Time: '10:00',
      units: [
        {
          id: '1',
          heatName: 'Heat 1',
          round: 1,
          scheduledStartTime: '10:00',
          ...(hasResults && { wind: 1.2 }),
          results: [
            { bib: '114', lane: 4, ...(hasResults && { place: 1, performance: '12.35', qualified: 'Q', catpos: 1 }) },
            { bib: '207', lane: 5, ...(hasResults && { place: 2, performance: '12.40', qualified: 'q' }) },
          ],
        },
        {
          id: '2',
          heatName: 'Heat 2',
          round: 1,
          scheduledStartTime: '10:06',
          results: [
            { bib: '98', lane: 4, ...(hasResults && { performance: 'DQ R 163.3a' }) },
            { bib: '311', lane: 5, ...(hasResults && { performance: 'DNS' }) },
          ],
        },
        {
          id: '3',
          heatName: 'Final',
          round: 2,
          scheduledStartTime: '16:00',
          results: hasResults
            ? [
                { bib: '114', lane: 4, place: 1, performance: '12.30' },
                { bib: '207', lane: 5, place: 1, performance: '12.30' },
              ]
            : [],
        },
      ],
    },
    {
      eventId: 'F01',
      eventCode: 'HJ',
      name: 'Girls U16 High Jump',
      genders: 'F',
      category: 'U16',
      day: 2,
      units: [
        {
          id: '1',
          heatName: 'Final',
          results: [
            { bib: '98', ...(hasResults && { place: 1, performance: '1.40' }) },
            { bib: '114', ...(hasResults && { performance: 'NH' }) },
          ],
          trials: hasResults
            ? [
                { bib: '98', height: '1.35', round: 1, result: 'o' },
                { bib: '98', height: '1.40', round: 2, result: 'x' },
                { bib: '98', height: '1.40', round: 3, result: 'o' },
                { bib: '114', height: '1.35', round: 1, result: 'xxx' },
              ]
            : [],
        },
      ],
    },
  ],
});

export const smallTrackEntries = JSON.stringify(meet(false));
export const smallTrack = JSON.stringify(meet(true));

const runner = (familyName: string, givenName: string, legNumber: number, split: string) => ({
  familyName,
  givenName,
  legNumber,
  split,
});

/** Results of events, with a long jump, a relay and a combined event. */
export const smallTrackResults = JSON.stringify({
  name: 'Island Games',
  city: 'Mindelo',
  country: 'CPV',
  startDate: '2031-05-01',
  endDate: '2031-05-02',
  events: [
    {
      eventCode: 'LJ',
      name: 'Long jump Men',
      gender: 'M',
      round: 'FINAL',
      roundName: null,
      date: '2031-05-01',
      result: [
        {
          familyName: 'Lima',
          givenName: 'João',
          country: 'CPV',
          rank: '1',
          performance: '6.12',
          wind: '0.4',
          recordFlags: ['PB', '=NR', 'WL'],
          attempts: [
            { round: 1, performance: 'X', wind: '0.1' },
            { round: 2, performance: '6.12', wind: '0.4' },
            { round: 3, performance: 'P' },
          ],
        },
        {
          familyName: 'Melo',
          givenName: 'Rui',
          country: 'SEN',
          performance: 'NM',
          attempts: [{ round: 1, performance: 'X' }],
        },
      ],
    },
    {
      eventCode: '4x100',
      name: '4 x 100 m Men',
      gender: 'M',
      round: 'FINAL',
      date: '2031-05-02',
      result: [
        {
          country: 'CPV',
          teamCode: 'CPV',
          rank: '1',
          performance: '44.10',
          reactionTime: '0.150',
          runners: [
            runner('Lima', 'João', 1, '11.20'),
            runner('Neves', 'Tó', 2, '11.00'),
            runner('Ortet', 'Gil', 3, '10.90'),
            runner('Pina', 'Zé', 4, '11.00'),
          ],
        },
      ],
    },
    {
      eventCode: '100',
      athlon: 'Heptathlon',
      name: '100 m Women',
      gender: 'W',
      round: 'HEAT',
      roundName: 'Heat 1',
      date: '2031-05-01',
      wind: '-0.3',
      result: [
        {
          familyName: 'Pires',
          givenName: 'Eva',
          country: 'CPV',
          rank: '1',
          performance: '13.56',
          reactionTime: '0.171',
        },
      ],
    },
    {
      eventCode: 'HEP',
      name: 'Heptathlon Women',
      gender: 'W',
      round: 'FINAL',
      date: '2031-05-02',
      result: [
        {
          familyName: 'Pires',
          givenName: 'Eva',
          country: 'CPV',
          rank: '1',
          performance: '5810',
          results: [{ eventCode: '100', eventNo: 1, performance: '13.56', points: 841 }],
        },
      ],
    },
  ],
});
