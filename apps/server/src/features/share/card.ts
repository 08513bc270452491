import type { LanguageCode, MedalCounts, OrganisationRef } from '@podium/contract';
import type { Medal } from '@podium/games';

/** What a picture says, in its language; position and look are up to the drawing. */
export interface Card {
  language: LanguageCode;
  games: string;
  /** Key of the sport whose pictogram it bears. */
  sport?: string;
  /** The two lines at its head. */
  kicker: string;
  subtitle?: string;
  /** Its state, and as of when if that may change. */
  state?: { text: string; isLive: boolean };
  /** The organisation that provides the colors. */
  colours?: OrganisationRef;
  body: SidesBody | PlacesBody | ToComeBody | PortraitBody | DayBody;
}

/** What a medal's disc bears. */
export const numerals = { gold: '1', silver: '2', bronze: '3' } as const satisfies Record<Medal, string>;

export interface CardSide {
  name: string;
  organisation: OrganisationRef | null;
  score?: string;
  medal?: Medal;
  isBeaten: boolean;
}

/** Two sides, with their score or when they meet. */
export interface SidesBody {
  kind: 'sides';
  sides: readonly [CardSide, CardSide];
  /** Shown where there is no score. */
  time?: string;
  /** The score of its parts, or its day and place. */
  notes: readonly string[];
}

export interface CardPlace {
  /** A medal, else the place as the result says it. */
  medal?: Medal;
  rank?: string;
  name: string;
  organisation: OrganisationRef | null;
  mark?: string;
  record?: string;
}

/** Who is in front, first to third. */
export interface PlacesBody {
  kind: 'places';
  places: readonly CardPlace[];
}

/** A contest that is still to come, or of which nothing is known yet. */
export interface ToComeBody {
  kind: 'toCome';
  day?: string;
  time?: string;
  place?: string;
  /** Delegations of the starters. */
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
  /** Under the flag. */
  caption?: string;
  /** With their labels; empty without medals. */
  medals?: { counts: MedalCounts; labels: Readonly<Record<Medal, string>> };
  facts: readonly CardFact[];
  /** What was won or reached, or what comes next. */
  lines: readonly { medal?: Medal; rank?: string; text: string; mark?: string; isStrong?: boolean }[];
}

export interface DayBody {
  kind: 'day';
  date: string;
  facts: readonly CardFact[];
  /** The first delegations by the medals of the day. */
  rows: readonly { organisation: OrganisationRef; counts: MedalCounts }[];
  /** Keys of the sports that are held. */
  sports: readonly string[];
}

/** Every organisation whose flag it shows. */
export function organisationsOf({ body, colours }: Card): OrganisationRef[] {
  const shown: readonly (OrganisationRef | null)[] =
    body.kind === 'sides'
      ? body.sides.map(({ organisation }) => organisation)
      : body.kind === 'places'
        ? body.places.map(({ organisation }) => organisation)
        : body.kind === 'toCome'
          ? body.organisations
          : body.kind === 'day'
            ? body.rows.map(({ organisation }) => organisation)
            : [body.organisation];
  return [...shown, colours ?? null].filter((one) => one !== null);
}
