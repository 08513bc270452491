import type { DisplayStatus, ResultStatus, ScheduleItemType, ScheduleStatus, Texts } from '@podium/games';
import type { StandingEdit } from '../../feed/edited-unit.ts';
import type { LineSummary, ScheduledStart } from '../../feed/sport-tables.ts';
import type { Moment } from './moment.ts';

/** A schedule item as documents need it: the schedule's row and the head of its result, merged. */
export interface UnitInfo {
  id: string;
  code: string;
  type: ScheduleItemType;
  disciplineCode?: string;
  /** What the feed calls the discipline: `CRD` in our `CYC`. */
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
  /** Its time has changed: the start announced before the first change, and the reason that the feed gives. */
  change?: { from?: number; reason?: Texts };
  /** What people decided about it. */
  edits?: readonly StandingEdit[];
  /** When it is likely to start, while an earlier contest on its field of play is late. */
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
  /** Of one that is on, where the source tells it. */
  moment?: Moment;
  /** Everybody who holds a line of the result, people of teams too. */
  entrants: readonly string[];
  /** Organisations as the lines say them, for entrants whose own row has not come yet. */
  organisations: readonly string[];
  /** How competitors advance, by competitor. */
  marks?: Readonly<Record<string, string>>;
  /** Who has no valid result in it. */
  invalid?: readonly string[];
  names: Record<string, string>;
  /** Newest stamp of what is merged here. */
  stamp: string;
  /** When the newest result was sent, as text that sorts; undefined for an import's. */
  resultSentAt?: string;
  /** Stamp of the schedule row only; empty without one. */
  scheduleStamp: string;
  /** 0: the schedule's row is an import's, more: the feed's, which goes before it. */
  scheduleSource: number;
  /** Known only from a result: no schedule row of its own. */
  isStub: boolean;
  /** For readers who hide results: who competes here is one, and nobody is named. */
  isFieldHidden?: true;
}
