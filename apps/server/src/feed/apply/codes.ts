import { disciplineKey, eventKey } from '@podium/contract/live-keys';
import { idOfRsc, parseRsc, rscAt } from '@podium/games';
import type { Warning } from '../tables.ts';

/** Where a code of the feed stands: its own id and those above it. */
export interface Place {
  /** Id under which the product knows the code. */
  id: string;
  code: string;
  isOpaque: boolean;
  disciplineCode?: string;
  eventId?: string;
  phaseId?: string;
  /** Team match of a contest, where the code is a subunit. */
  parentUnitId?: string;
}

/** Reads a code of any level; a code that is no RSC keeps a place of its own, without parents. */
export function placeOf(code: string): Place {
  const rsc = parseRsc(code);
  const idAt = (level: 'event' | 'phase' | 'unit'): string | undefined => {
    const at = rscAt(rsc, level);
    return at === undefined ? undefined : idOfRsc(at);
  };
  if (!rsc.isValid) {
    const discipline = /^[A-Z0-9]{3}/.exec(code)?.[0];
    return { id: idOfRsc(code), code, isOpaque: true, disciplineCode: discipline };
  }
  return {
    id: idOfRsc(code),
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

/** Keys of live messages for an entity at this place. */
export function keysOf(place: Place): string[] {
  const keys: string[] = [];
  if (place.disciplineCode) keys.push(disciplineKey(place.disciplineCode));
  if (place.eventId) keys.push(eventKey(place.eventId));
  return keys;
}
