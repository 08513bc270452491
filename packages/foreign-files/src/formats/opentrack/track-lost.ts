import { objectsAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import type { LostReason } from '../../foreign-format.ts';
import type { LostCount } from '../../lost-count.ts';

/** Values without a place, by the list that has them. */
const lostNames: readonly (readonly [list: string, reason: LostReason, names: readonly string[]])[] = [
  ['competitors', 'private', ['email', 'phone', 'address', 'emergencyContact', 'paid', 'fee']],
  ['competitors', 'noPlace', ['pb', 'sb', 'coach', 'personalBests', 'seasonsBests']],
  ['competitors', 'technical', ['competitorId', 'teamId', 'checkinStatus']],
  ['events', 'technical', ['eventId', 'status', 'nextRound']],
  ['events', 'noPlace', ['qualCriteria', 'matchReferee', 'drugTesting', 'implementWeight']],
  ['results', 'noPlace', ['catpos', 'categoryRank', 'group', 'chipTime', 'weight', 'ageGrade']],
  ['results', 'technical', ['tpTeamId', 'otAthleteId']],
];

/** Counts values of lists that tables have no column for. */
export function countLost(root: JsonObject, lost: LostCount): void {
  const events = objectsAt(root, 'events');
  const units = events.flatMap((event) => [event, ...objectsAt(event, 'units')]);
  const lists: Readonly<Record<string, readonly JsonObject[]>> = {
    competitors: objectsAt(root, 'competitors'),
    events,
    results: units.flatMap((unit) => objectsAt(unit, 'results', 'result', 'positions')),
  };
  for (const [list, reason, names] of lostNames)
    for (const object of lists[list]!)
      for (const name of names)
        if (Object.hasOwn(object, name) && object[name] !== null && object[name] !== '')
          lost.add(`${list} ${name}`, reason);
}
