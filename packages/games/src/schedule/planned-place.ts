import type { EventRules } from '../rules/event-rules.ts';

/** Place and start of a phase, where they differ from those of its event. */
export interface PlannedPhasePlace {
  /** Code of the phase: `FNL`. */
  code: string;
  venue?: string;
  /** Courts of the phase. If it has a venue of its own but no courts, its contests are at that venue without a court. */
  courts?: readonly string[];
  /** Local time of the first contest. */
  start?: string;
}

export interface PlannedPlace {
  venue: string;
  /** Contests run in parallel, one per court; if empty, at the venue itself. */
  courts: readonly string[];
  /** Local time of the Games: `2026-12-05T09:00`. */
  start: string;
  minutes: number;
  breakMinutes: number;
  /** Contests that one court holds at once, such as boards of chess; by default as `boardsAtOnce` has it. */
  boards?: number;
  template?: { kind: string };
  rules?: Pick<EventRules, 'measure' | 'pointsToWin'>;
  phases?: readonly PlannedPhasePlace[];
}

export interface TimedContest {
  key: string;
  /** Local time as if it were UTC; NaN while the start of the event is incomplete. */
  startMs: number;
  venue: string;
  court: string | undefined;
}

/** Time for which something else occupies a court, or a venue. */
export interface TakenTime {
  venue: string;
  /** Undefined: the venue itself. */
  court: string | undefined;
  /** Local times as if they were UTC. */
  startMs: number;
  endMs: number;
}

/** Times that are public, with the settings from which they were made. Other settings make other times. */
export interface KeptTimes {
  settings: string;
  slots: Readonly<Record<string, { startMs: number; venue: string; court?: string }>>;
}

/** Contests of a round that one court holds at once: whole games, such as those of chess, are all played together. */
export function boardsAtOnce({ boards, template, rules }: Pick<PlannedPlace, 'boards' | 'template' | 'rules'>): number {
  if (boards !== undefined) return boards;
  const areWholeGames = rules?.measure === 'games' && rules.pointsToWin === undefined;
  return template?.kind === 'swiss' || areWholeGames ? Infinity : 1;
}

/** Venue and courts of a phase. */
export function placeOf(event: PlannedPlace, phase: string): { venue: string; courts: readonly string[] } {
  const own = event.phases?.find(({ code }) => code === phase);
  const venue = own?.venue ?? event.venue;
  return { venue, courts: own?.courts ?? (venue === event.venue ? event.courts : []) };
}
