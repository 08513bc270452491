/**
 * A string that only its own constructor produces: an `EventId` is not assignable to `UnitId` although both are
 * strings.
 */
type Brand<Name extends string> = string & { readonly [brand]: Name };

declare const brand: unique symbol;

/** `YG2026`: the feed's competition code. */
export type GamesCode = Brand<'GamesCode'>;
/** `SWM`: a sport as divided by the feed. */
export type DisciplineCode = Brand<'DisciplineCode'>;
/** `swm`: the discipline in an address. */
export type DisciplineKey = Brand<'DisciplineKey'>;
/** `SWMW200MFR`: an event. For events of a feed it is the RSC without its trailing filler. */
export type EventId = Brand<'EventId'>;
/** `SWMW200MFR------------HEAT`. */
export type PhaseId = Brand<'PhaseId'>;
/** `SWMW200MFR------------FNL-000100`; `~` and the raw text if the code is not an RSC. */
export type UnitId = Brand<'UnitId'>;
export type ParticipantId = Brand<'ParticipantId'>;
export type TeamId = Brand<'TeamId'>;
/** A participant or a team with a result line. */
export type CompetitorId = Brand<'CompetitorId'>;
export type OrganisationCode = Brand<'OrganisationCode'>;
/** `2026-10-12`: the day a unit started on, in the Games' time zone; a day ends at 03:00. */
export type LogicalDay = Brand<'LogicalDay'>;
/** `2026-10-13`: a calendar day, which changes at midnight. */
export type CalendarDay = Brand<'CalendarDay'>;

/** Placeholders in a start list, bracket or medal list; never people. */
export const placeholders = ['TBD', 'BYE', 'NOCOMP', 'NCT', 'NOAWARD'] as const;
export type Placeholder = (typeof placeholders)[number];

export function isPlaceholder(code: string): code is Placeholder {
  return (placeholders as readonly string[]).includes(code);
}
