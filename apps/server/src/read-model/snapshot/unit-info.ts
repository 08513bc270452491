import type { DisplayStatus, ResultStatus, ScheduleItemType, ScheduleStatus, Texts } from '@podium/games';
import type { StandingEdit } from '../../feed/edited-unit.ts';
import type { LineSummary, ScheduledStart } from '../../feed/sport-tables.ts';
import type { Moment } from './moment.ts';

/** A schedule item as documents need it: the schedule row merged with the result header. */
export interface UnitInfo {
  id: string;
  code: string;
  type: ScheduleItemType;
  disciplineCode?: string;
  /** The feed's discipline code: `CRD` in our `CYC`. */
  feedCode?: string;
  eventId?: string;
  phaseId?: string;
  parentId?: string;
  name?: Texts;
  description?: Texts;
  number?: string;
  medal: 'none' | 'gold' | 'bronze';
  scheduleStatus?: ScheduleStatus;
  resultStatus?: ResultStatus;
  status: DisplayStatus;
  isInferred: boolean;
  startAt?: number;
  endAt?: number;
  actualStartAt?: number;
  actualEndAt?: number;
  isStartHidden: boolean;
  startText?: Texts;
  /** A time change: the start announced before the first change, and the reason from the feed. */
  change?: { from?: number; reason?: Texts };
  edits?: readonly StandingEdit[];
  /** Estimated start while an earlier contest on the same field of play is late. */
  estimatedStartAt?: number;
  order: number;
  day: string;
  venueId?: string;
  locationId?: string;
  venueName?: string;
  locationName?: string;
  tags: string[];
  starts: ScheduledStart[];
  hasResults: boolean;
  isHeadToHead: boolean;
  summary: (LineSummary & { shootOut?: string })[];
  /** Place in a bracket, if a Games folder assigns one. */
  bracket?: { code: string; round?: string; position?: number };
  /** Live units only, if the feed provides it. */
  moment?: Moment;
  /** All competitors and team members with a result line. */
  entrants: readonly string[];
  /** Organizations from the result lines, for entrants whose own row has not arrived yet. */
  organisations: readonly string[];
  /** Qualification marks by competitor. */
  marks?: Readonly<Record<string, string>>;
  /** Competitors without a valid result. */
  invalid?: readonly string[];
  names: Record<string, string>;
  /** Newest stamp of the merged rows. */
  stamp: string;
  /** Time at which the newest result was sent, as sortable text; undefined for an imported result. */
  resultSentAt?: string;
  /** Stamp of the schedule row; empty without one. */
  scheduleStamp: string;
  /** 0 for an imported schedule row; higher for a feed row, which takes precedence. */
  scheduleSource: number;
  /** Known only from a result, without a schedule row. */
  isStub: boolean;
  /** For readers who hide results: the entrants would reveal a result, so they are removed. */
  isFieldHidden?: true;
}
