import { fold } from '@podium/games';
import { eventKey } from './paris-set.ts';
import type { ParisRow, ParisSet } from './paris-set.ts';

/** An event of the schedule for which there is no result yet, with a code like those of the results. */
export interface ScheduledEvent {
  code: string;
  key: string;
  row: ParisRow;
}

/** Longest code of an event: the first 22 characters of the code of a unit. */
const maxCode = 22;

/**
 * Events that are on the schedule only. Team sports, whose events the schedule calls `Men`, are known once one of their
 * matches has a result.
 */
export function scheduledEvents(set: ParisSet): ScheduledEvent[] {
  const known = new Set<string>();
  const teamSports = new Set<string>();
  const codes = new Set<string>();
  for (const { rows } of set.stages) {
    const [first] = rows;
    known.add(eventKey(first['discipline_name'], first['event_name']));
    codes.add(first['event_code']!);
    if (first['participant_type'] === 'Team') teamSports.add(`${first['discipline_code']}${first['gender']}`);
  }
  const events = new Map<string, ScheduledEvent>();
  for (const row of set.rows('schedules.csv')) {
    const { discipline_code: discipline, gender, event } = row;
    const key = eventKey(row['discipline'], event);
    if (!discipline || discipline === 'CER' || !event || known.has(key) || events.has(key)) continue;
    if (teamSports.has(`${discipline}${gender}`)) continue;
    const name = fold(event)
      .replaceAll(/\b(?:wo)?mens?\b/gu, '')
      .replaceAll(/[^\da-z]/gu, '')
      .toUpperCase();
    const base = `${discipline}${gender ?? 'O'}${name}`.slice(0, maxCode - 2);
    let code = base;
    for (let number = 2; codes.has(code); number++) code = `${base}${number}`;
    codes.add(code);
    events.set(key, { code, key, row });
  }
  return [...events.values()];
}
