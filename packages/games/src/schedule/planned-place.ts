/** Place and start of a phase, where they differ from those of its event. */
export interface PlannedPhasePlace {
  /** Code of the phase: `FNL`. */
  code: string;
  venue?: string;
  /** Courts of the phase; with another venue and no courts, at the venue itself. */
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
  phases?: readonly PlannedPhasePlace[];
}

export interface TimedContest {
  key: string;
  /** Local time as if it were UTC; NaN while the start of the event is incomplete. */
  startMs: number;
  venue: string;
  court: string | undefined;
}

/** Times that are public, with the settings from which they were made. Other settings make other times. */
export interface KeptTimes {
  settings: string;
  slots: Readonly<Record<string, { startMs: number; venue: string; court?: string }>>;
}

/** Venue and courts of a phase. */
export function placeOf(event: PlannedPlace, phase: string): { venue: string; courts: readonly string[] } {
  const own = event.phases?.find(({ code }) => code === phase);
  const venue = own?.venue ?? event.venue;
  return { venue, courts: own?.courts ?? (venue === event.venue ? event.courts : []) };
}
