import { disciplineKey, eventKey } from '@podium/contract/live-keys';
import { rscToId, parseRsc, rscAt } from '@podium/games';
import type { Warning } from '../tables.ts';

/** Hierarchy of a feed code: its own id and those of its ancestors. */
export interface Place {
  /** Our id for the code. */
  id: string;
  code: string;
  isOpaque: boolean;
  disciplineCode?: string;
  eventId?: string;
  phaseId?: string;
  /** Id of the team match if the code is a subunit. */
  parentUnitId?: string;
}

/** Parses a code of any level. A code that is not an RSC gets its own id, without ancestors. */
export function parseCode(code: string): Place {
  const rsc = parseRsc(code);
  const idAt = (level: 'event' | 'phase' | 'unit'): string | undefined => {
    const at = rscAt(rsc, level);
    return at === undefined ? undefined : rscToId(at);
  };
  if (!rsc.isValid) {
    const discipline = /^[A-Z0-9]{3}/.exec(code)?.[0];
    return { id: rscToId(code), code, isOpaque: true, disciplineCode: discipline };
  }
  return {
    id: rscToId(code),
    code,
    isOpaque: false,
    disciplineCode: rsc.discipline,
    eventId: idAt('event'),
    phaseId: idAt('phase'),
    parentUnitId: rsc.level === 'subunit' ? idAt('unit') : undefined,
  };
}

export function warnAboutCode(place: Place, warnings: Warning[]): void {
  if (place.isOpaque) warnings.push({ code: 'bad-rsc', detail: place.code });
}

/** Live keys of an entity with this code. */
export function placeKeys(place: Place): string[] {
  const keys: string[] = [];
  if (place.disciplineCode) keys.push(disciplineKey(place.disciplineCode));
  if (place.eventId) keys.push(eventKey(place.eventId));
  return keys;
}
