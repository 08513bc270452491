import { isDeepStrictEqual } from 'node:util';
import { parseLiveKey } from '@podium/contract/live-keys';
import { machineNow } from '../../../ground/machine-time.ts';
import type { Program, UnitInfo } from '../../../read-model/program/program.ts';
import { defineTopic } from '../../push-topics.ts';
import type { News, PushSubject, TopicChanges } from '../../push-topics.ts';
import { decideUnit, isAboutResult } from './decide.ts';
import type { AnnouncedUnit, UnitChange } from './decide.ts';
import { isAnnounced, newsLifeMs, readOutcomes, unitAudience, unitState, unitTopic } from './states.ts';
import { changeText } from './unit-text.ts';

interface UnitFacts {
  unit: string;
  change: UnitChange;
}

/** Results of contests, their corrections, and changes of the schedule. */
export const units = defineTopic<AnnouncedUnit, UnitFacts>({
  name: 'unit',
  types: { schedule: { urgency: 'high' }, result: { urgency: 'normal' } },
  follow: async (changes, { client, program, clock, announced }) => {
    const touched = touchedUnits(changes, program).filter(isAnnounced);
    const announcedUnits = await announced(touched.map(({ id }) => id));
    const outcomes = await readOutcomes(client, program.partition, touched);
    const now = clock.now();
    return touched.map((unit) => {
      const { id } = unit;
      const before = announcedUnits.get(id);
      const { announced, change } = decideUnit(before, unitState(unit, outcomes.get(id)), now);
      return {
        id,
        ...(!isDeepStrictEqual(storeAndRead(announced), before) && { state: announced }),
        ...(change && { news: [unitNews(program, unit, change)] }),
        // A reminder names the start that is no longer valid.
        ...(change && !isAboutResult(change) && { voids: { type: 'start', topic: unitTopic(id) } as const }),
      };
    });
  },
  compose: changeText,
});

function touchedUnits({ keys, isBaseline }: TopicChanges, program: Program): UnitInfo[] {
  if (isBaseline) return [...program.units.values()];
  const ids = new Set(keys.map(parseLiveKey).flatMap((key) => (key?.kind === 'unit' ? key.of : [])));
  return [...ids].flatMap((id) => program.units.get(id) ?? []);
}

/** Converts a state as JSON storage does, without undefined fields. */
const storeAndRead = (announced: AnnouncedUnit): unknown => JSON.parse(JSON.stringify(announced));

function unitNews(program: Program, unit: UnitInfo, change: UnitChange): News<UnitFacts> {
  const { open, veiled } = unitAudience(program, unit);
  return {
    type: isAboutResult(change) ? 'result' : 'schedule',
    topic: unitTopic(unit.id),
    facts: { unit: unit.id, change },
    expiresAt: machineNow() + newsLifeMs,
    to: { open: affectedSubjects(change, open), veiled: affectedSubjects(change, veiled) },
    ...(isAboutResult(change) && { unlessWaiting: true }),
  };
}

/** Followers of an athlete or a team are notified of a correction only if it changes that competitor's outcome. */
function affectedSubjects(change: UnitChange, subjects: PushSubject[]): PushSubject[] {
  if (change.kind !== 'correction') return subjects;
  return subjects.filter(({ kind, id }) => (kind !== 'athlete' && kind !== 'team') || Object.hasOwn(change.before, id));
}
