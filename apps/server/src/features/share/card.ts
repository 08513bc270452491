import type { LanguageCode, MedalCounts, OrganisationRef } from '@podium/contract';
import type { Medal } from '@podium/games';

/** Content of a picture in its language; position and style are determined by the drawing. */
export interface Card {
  language: LanguageCode;
  games: string;
  /** Key of the sport whose pictogram is shown. */
  sport?: string;
  /** The two lines at the top. */
  kicker: string;
  subtitle?: string;
  /** Status, with the time of the data if it may change. */
  state?: { text: string; isLive: boolean };
  /** The organisation that provides the colors. */
  colors?: OrganisationRef;
  body: SidesBody | PlacesBody | ToComeBody | PortraitBody | DayBody;
}

/** Numerals on the discs of medals. */
export const numerals = { gold: '1', silver: '2', bronze: '3' } as const satisfies Record<Medal, string>;

export interface CardSide {
  name: string;
  organisation: OrganisationRef | null;
  score?: string;
  medal?: Medal;
  isBeaten: boolean;
}

/** Two sides, with their score or the time of their contest. */
export interface SidesBody {
  kind: 'sides';
  sides: readonly [CardSide, CardSide];
  /** Shown if there is no score. */
  time?: string;
  /** The scores of the parts, or the day and venue. */
  notes: readonly string[];
}

export interface CardPlace {
  /** The medal; without one, the rank as in the result. */
  medal?: Medal;
  rank?: string;
  name: string;
  organisation: OrganisationRef | null;
  mark?: string;
  record?: string;
}

/** The leading competitors, first to third. */
export interface PlacesBody {
  kind: 'places';
  places: readonly CardPlace[];
}

/** A contest that has not begun, or without any known result. */
export interface ToComeBody {
  kind: 'toCome';
  day?: string;
  time?: string;
  place?: string;
  /** Delegations of the competitors. */
  organisations: readonly OrganisationRef[];
}

export interface CardFact {
  value: string;
  label: string;
}

/** An athlete, a team or a delegation. */
export interface PortraitBody {
  kind: 'portrait';
  name: string;
  organisation: OrganisationRef | null;
  /** Line below the flag. */
  caption?: string;
  /** Medal counts with their labels; undefined without medals. */
  medals?: { counts: MedalCounts; labels: Readonly<Record<Medal, string>> };
  facts: readonly CardFact[];
  /** Medals won, best ranks, or the next contest. */
  lines: readonly { medal?: Medal; rank?: string; text: string; mark?: string; isStrong?: boolean }[];
}

export interface DayBody {
  kind: 'day';
  date: string;
  facts: readonly CardFact[];
  /** The first delegations by medals of the day. */
  rows: readonly { organisation: OrganisationRef; counts: MedalCounts }[];
  /** Keys of the day's sports. */
  sports: readonly string[];
}

/** All organisations whose flags are shown. */
export function cardOrganisations({ body, colors }: Card): OrganisationRef[] {
  const organisations: readonly (OrganisationRef | null)[] =
    body.kind === 'sides'
      ? body.sides.map(({ organisation }) => organisation)
      : body.kind === 'places'
        ? body.places.map(({ organisation }) => organisation)
        : body.kind === 'toCome'
          ? body.organisations
          : body.kind === 'day'
            ? body.rows.map(({ organisation }) => organisation)
            : [body.organisation];
  return [...organisations, colors ?? null].filter((organisation) => organisation !== null);
}
