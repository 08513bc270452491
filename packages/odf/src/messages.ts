/**
 * The feed's messages as plain values. Every value is the text as sent. The reader counts what it does not know and,
 * inside a known element, keeps it in `attributes`.
 *
 * Invariant: an empty attribute is treated as absent. Lists keep document order.
 */

import type { Attributes, Detail, Envelope, LeftOut, Note } from './elements/basics.ts';
import type { CodeRow } from './elements/codes.ts';
import type { CompetitorElement } from './elements/competitors.ts';
import type {
  DisciplineMedallists,
  MedalLineElement,
  MedalNumber,
  MedallistElement,
  RecordElement,
} from './elements/honours.ts';
import type { ActionElement, BracketElement } from './elements/matches.ts';
import type { CommunicationElement, WeatherElement } from './elements/notices.ts';
import type { EntryElement, NameElement, ParticipantElement, TeamElement } from './elements/participants.ts';
import type { PeriodElement, ResultElement, ResultListBody, UnitInfo } from './elements/results.ts';
import type { ScheduleUnitElement, SessionElement } from './elements/schedule.ts';
export type * from './elements/basics.ts';
export type * from './elements/codes.ts';
export type * from './elements/participants.ts';
export type * from './elements/schedule.ts';
export type * from './elements/competitors.ts';
export type * from './elements/results.ts';
export type * from './elements/matches.ts';
export type * from './elements/honours.ts';
export type * from './elements/notices.ts';

export type OdfBody =
  | { kind: 'codes'; set: string; rows: CodeRow[] }
  | { kind: 'participants'; isUpdate: boolean; participants: ParticipantElement[] }
  | { kind: 'teams'; isUpdate: boolean; teams: TeamElement[] }
  | { kind: 'names'; names: NameElement[] }
  | { kind: 'entries'; entries: EntryElement[] }
  | { kind: 'schedule'; isUpdate: boolean; sessions: SessionElement[]; units: ScheduleUnitElement[] }
  | ({ kind: 'result' } & ResultListBody)
  | ({ kind: 'phase-result' } & ResultListBody)
  | ({ kind: 'cumulative-result' } & ResultListBody)
  | ({ kind: 'pool-standing' } & ResultListBody)
  | ({ kind: 'ranking' } & ResultListBody)
  | { kind: 'brackets'; info: UnitInfo; brackets: BracketElement[] }
  | { kind: 'actions'; info: UnitInfo; home?: string; away?: string; actions: ActionElement[] }
  | {
      kind: 'current';
      info: UnitInfo;
      clock?: { period?: string; time?: string; isRunning: boolean };
      periods?: { home?: string; away?: string; periods: PeriodElement[] };
      results: ResultElement[];
    }
  | {
      kind: 'statistics';
      info: UnitInfo;
      groups: { code?: string; details: Detail[]; competitors: CompetitorElement[]; attributes?: Attributes }[];
    }
  | { kind: 'medallists'; info: UnitInfo; medallists: MedallistElement[] }
  | { kind: 'medallists-summary'; disciplines: DisciplineMedallists[] }
  | {
      kind: 'medals';
      dateTime?: string;
      lastEvent?: string;
      totalEvents?: number;
      finishedEvents?: number;
      summary: MedalNumber[];
      lines: MedalLineElement[];
    }
  | { kind: 'records'; records: RecordElement[] }
  | { kind: 'config'; configs: { unit?: string; details: Detail[]; attributes?: Attributes }[] }
  | { kind: 'communication'; communications: CommunicationElement[] }
  | { kind: 'pdf'; info: UnitInfo; base64: string }
  | { kind: 'weather'; weathers: WeatherElement[] }
  | { kind: 'control' }
  | { kind: 'unknown' };

export type OdfBodyKind = OdfBody['kind'];
export type BodyOf<Kind extends OdfBodyKind> = Extract<OdfBody, { kind: Kind }>;

export interface OdfMessage<Kind extends OdfBodyKind = OdfBodyKind> {
  envelope: Envelope;
  editions: { gen?: string; sport?: string; codes?: string };
  notes: Note[];
  /** The message has no Competition element, which withdraws everything sent under this key. `body` is then empty. */
  isRetraction: boolean;
  body: BodyOf<Kind>;
  /** Values that `readUsableMessage` rejected. */
  leftOut?: LeftOut[];
  /** Unknown element or attribute paths (`Result@Odd`, `Competition/Strange`) with the number of occurrences. */
  unknown: ReadonlyMap<string, number>;
}
