/** Tables that anyone may download, as CSV or as JSON, with the meaning of their columns. */
import type { LanguageCode } from '../common.ts';

export const openDataTables = {
  schedule: {
    id: 'code of the item, the same in every table',
    day: 'day of the Games, YYYY-MM-DD',
    start: 'ISO 8601 with offset; empty if there is no time to publish',
    end: 'ISO 8601 with offset',
    type: 'competition, competition-medal, training, …',
    discipline: 'key of the discipline',
    disciplineName: 'in the requested language',
    event: 'code of the event',
    eventName: 'in the requested language',
    phase: 'name of the phase',
    name: 'name of the item',
    gender: 'M, W, X (mixed) or O (open)',
    status: 'SCHEDULED, RUNNING, OFFICIAL, …',
    medal: 'gold or bronze, if the unit decides it',
    venue: 'code of the venue',
    venueName: 'in the requested language',
    location: 'name of the field of play',
  },
  results: {
    unit: 'code of the unit, the id of the schedule',
    day: 'day of the Games, YYYY-MM-DD',
    discipline: 'key of the discipline',
    event: 'code of the event',
    eventName: 'in the requested language',
    phase: 'name of the phase',
    unitName: 'name of the unit',
    status: 'OFFICIAL, UNOFFICIAL, RUNNING, …',
    position: 'place in the list from 1, also without a rank',
    rank: 'as published; empty if there is none',
    bib: 'start number',
    competitor: 'code of the athlete or team',
    competitorType: 'athlete, team or placeholder',
    competitorName: 'as far as the publication level allows, otherwise a number',
    organisation: 'code of the delegation',
    organisationName: 'in the requested language',
    result: 'mark as published',
    resultType: 'TIME, DISTANCE, POINTS, …',
    irm: 'DNS, DNF, DSQ, …',
    wlt: 'two sides only: W (won), L (lost), T (tied)',
    diff: 'gap to the winner',
    qualification: 'Q, q, …: how the competitor advances',
    medal: 'gold, silver or bronze, from the official awards',
  },
  medals: {
    rank: 'empty if the organization is not ranked',
    organisation: 'code of the delegation',
    organisationName: 'in the requested language',
    gold: 'number of gold medals',
    silver: 'number of silver medals',
    bronze: 'number of bronze medals',
    total: 'number of medals',
  },
  medallists: {
    day: 'day on which the medal was won, YYYY-MM-DD',
    discipline: 'key of the discipline',
    event: 'code of the event',
    eventName: 'in the requested language',
    medal: 'gold, silver or bronze',
    competitor: 'code of the athlete or team',
    competitorType: 'athlete or team',
    competitorName: 'as far as the publication level allows, otherwise a number',
    members: 'names of a team, separated by semicolons',
    organisation: 'code of the delegation',
    organisationName: 'in the requested language',
    isOfficial: 'true or false',
    isExhibition: 'true if the medal does not count in the medal table',
    ageGroup: 'age group whose medal it is; empty for a medal of the event',
  },
  cups: {
    cup: 'id of the cup',
    cupName: 'in the requested language',
    rank: 'empty if the delegation is not ranked',
    side: 'code of the delegation, or id of the team of delegations',
    sideName: 'in the requested language',
    delegations: 'codes of the delegations of a team, separated by semicolons',
    points: 'sum of the points, with two decimals at most',
    firstPlaces: 'number of first places',
    secondPlaces: 'number of second places',
    thirdPlaces: 'number of third places',
  },
  specialAwards: {
    day: 'day of the award, YYYY-MM-DD',
    award: 'code of the award; one line for each winner',
    awardName: 'in the requested language',
    discipline: 'key of the discipline; empty for an award of the whole Games',
    event: 'code of the event',
    eventName: 'in the requested language',
    winner: 'code of the athlete, team or delegation; empty until the award is decided',
    winnerType: 'athlete, team or delegation',
    winnerName: 'as far as the publication level allows, otherwise a number',
    organisation: 'code of the delegation',
    organisationName: 'in the requested language',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type OpenDataTable = keyof typeof openDataTables;
export const openDataTableNames = Object.keys(openDataTables) as OpenDataTable[];

export const openDataFormats = ['csv', 'json'] as const;
export type OpenDataFormat = (typeof openDataFormats)[number];

/** Downloads that one network may start per minute. */
export const openDataDownloadsPerMinute = 60;

export interface OpenDataFilter {
  lang?: LanguageCode;
  /** Schedule and results: `2026-10-12`. */
  day?: string;
  /** Key of a discipline. */
  discipline?: string;
  /** Starts a CSV file with a byte order mark, without which Excel does not recognize UTF-8. */
  bom?: '1';
}

/** Address of a download: `/api/v1/open-data/results.csv?lang=pt&discipline=swm`. */
export function openDataPath(table: OpenDataTable, format: OpenDataFormat, filter: OpenDataFilter = {}): string {
  const { lang, day, discipline, bom } = filter;
  const present = Object.entries({ lang, day, discipline, bom }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `/api/v1/open-data/${table}.${format}${present.length > 0 ? `?${present.join('&')}` : ''}`;
}
