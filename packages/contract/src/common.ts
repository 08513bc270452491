import { divisions, genders, languages, medals } from '@podium/games';
import { z } from 'zod';
import { resultField } from './veil.ts';

/** ISO 8601 with the Games' offset: `2026-10-12T18:04:00-03:00`. */
export const instant = z.iso.datetime({ offset: true });
/** A day of the Games: `2026-10-12`. */
export const day = z.iso.date();

/** Code of Games, as in ODF messages: `DEMO2026`. */
export const gamesCode = z.string().regex(/^[A-Z0-9-]{2,15}$/);

export const languageCode = z.enum(languages);
export type LanguageCode = z.infer<typeof languageCode>;

export const genderCode = z.enum(genders);
export const divisionCode = z.enum(divisions);
export const medalCode = z.enum(medals);

export const disciplineRef = z.object({ key: z.string(), code: z.string(), name: z.string() });
export type DisciplineRef = z.infer<typeof disciplineRef>;

export const organisationRef = z.object({
  code: z.string(),
  name: z.string(),
  /** Path of the flag's image on our origin; null without a flag (neutral athletes). */
  flag: z.string().nullable(),
});
export type OrganisationRef = z.infer<typeof organisationRef>;

export const eventRef = z.object({
  id: z.string(),
  name: z.string(),
  gender: genderCode.nullable(),
  division: divisionCode.nullable(),
  isExhibition: z.boolean(),
  /** Number of lanes, by the rules that organizers have chosen: the start order is the lane. */
  lanes: z.int().optional(),
});
export type EventRef = z.infer<typeof eventRef>;

export const namedRef = z.object({ id: z.string(), name: z.string() });
export type NamedRef = z.infer<typeof namedRef>;

/**
 * The competitor in a place. `placeholder` is set if the place has no competitor (yet); then id and organisation are
 * null and name is empty.
 */
export const competitor = z.object({
  id: z.string().nullable(),
  type: z.enum(['athlete', 'team', 'placeholder']),
  name: z.string(),
  /** The spoken name of an athlete, if it cannot be derived from the listed one: `Duc Phat Le` for `LE Duc Phat`. */
  spoken: z.string().optional(),
  organisation: organisationRef.nullable(),
  placeholder: z.enum(['TBD', 'BYE', 'NOCOMP', 'NCT', 'NOAWARD']).optional(),
  /** For an open place: the unit that fills it, and the required result (`W`, `L` or a rank). */
  from: z.object({ unit: z.string(), name: z.string().optional(), result: z.string().optional() }).optional(),
});
export type Competitor = z.infer<typeof competitor>;

/** Method of entry: the way a competitor got into an event. `name` is absent for codes that neither the Games nor Podium name. */
export const entryMethod = z.object({ code: z.string(), name: z.string().optional() });
export type EntryMethod = z.infer<typeof entryMethod>;

/** A complete generic detail of the feed. */
export interface DetailAnswer {
  type?: string;
  code: string;
  pos?: string;
  value?: string;
  attributes?: Record<string, string>;
  extensions?: DetailAnswer[];
}
export const detail: z.ZodType<DetailAnswer> = z
  .object({
    type: z.string().optional(),
    code: z.string(),
    pos: z.string().optional(),
    value: z.string().optional(),
    attributes: z.record(z.string(), z.string()).optional(),
    extensions: z.array(z.unknown() as z.ZodType<DetailAnswer>).optional(),
  })
  .meta({ id: 'Detail' });

/** The source's own names of codes used in a document, by code. */
export const codeNames = resultField(z.record(z.string(), z.string()).optional());

/** Age of a document's data: time of the newest message that it contains, null before the first. */
export const asOf = instant.nullable();
