import { addDays, formatMark, markKind } from '@podium/games';
import type { GamesEvent } from './model.ts';
import { familyNames, givenNames } from './people/names.ts';
import { states } from './places/states.ts';
import type { Random } from './random.ts';
import type { Calendar } from './clock.ts';

/** Existing records in swimming and athletics, close to the results, so that some are broken. */
export function setRecords(events: readonly GamesEvent[], random: Random, calendar: Calendar): void {
  for (const event of events) {
    if (!['SWM', 'ATH'].includes(event.discipline) || event.kind !== 'individual' || event.combined) continue;
    const final = event.phases.at(-1)!.units[0]!;
    const winner = final.lines.find((line) => line.rank === 1);
    if (!winner || winner.value === null || !winner.resultType) continue;
    const { better } = event.phases.at(-1)!;
    const margin = random.between(-0.004, 0.022) * (better === 'lower' ? -1 : 1);
    const value = Math.round((winner.value * (1 + margin)) / 10) * 10;
    event.record = {
      type: 'GR',
      better,
      resultType: winner.resultType,
      value,
      text: formatMark(value, markKind(winner.resultType) ?? 'none', 2),
      holder: {
        givenName: random.pick(givenNames[event.gender === 'W' ? 'W' : 'M']),
        family: random.pick(familyNames),
        organisation: random.pick(states).code,
      },
      date: addDays(calendar.today, -365 * random.int(1, 4) - random.int(0, 20)),
    };
  }
}
