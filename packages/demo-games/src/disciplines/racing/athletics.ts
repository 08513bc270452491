import { playRounds } from '../../formats/rounds.ts';
import type { RoundPlan } from '../../formats/rounds.ts';
import type { AgeClass, Person, PersonGender } from '../../model.ts';
import { makeTexts } from '../../words/texts.ts';
import { addCombinedEvents } from '../combined/combined-events.ts';
import { fieldContest, fieldEvents } from '../field/field-events.ts';
import type { FieldEvent } from '../field/field-events.ts';
import { agePair, bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import { trackContest, trackEvents } from './track-events.ts';
import type { TrackEvent } from './track-events.ts';

type AthleticsEvent = { gender: PersonGender; age: AgeClass } & ({ track: TrackEvent } | { field: FieldEvent });

function listEvents(): AthleticsEvent[] {
  const groups = agePair.flatMap((age) => bothGenders.map((gender) => ({ age, gender })));
  return [
    ...trackEvents.flatMap((track) =>
      groups
        .filter(({ age }) => age === 'U18' || track.forYoungest)
        .map(({ age, gender }): AthleticsEvent => ({ age, gender, track })),
    ),
    ...fieldEvents.flatMap((field) => groups.map(({ age, gender }): AthleticsEvent => ({ age, gender, field }))),
  ];
}

export const athletics: DisciplinePlan = {
  code: 'ATH',
  name: makeTexts('Athletics', 'Atletismo', 'Atletismo', 'Atletika', 'ألعاب القوى', 'Athlétisme'),
  days: [6, 12],
  windows: [
    [510, 750],
    [870, 1260],
  ],
  fields: ['TRK', 'JMP', 'THR'],
  build: (kit) => {
    const events = kit.limit(kit.random.shuffle(listEvents()));
    const pools = new Map<string, Person[]>();
    for (const [index, event] of events.entries()) {
      const group = 'track' in event ? 'TRK' : event.field.field;
      const key = group + event.gender + event.age;
      const count = { TRK: 68, JMP: 34, THR: 30 }[group];
      if (!pools.has(key)) pools.set(key, kit.pool(event.gender, count, group === 'TRK' ? 4 : 2, event.age));
      const pool = pools.get(key)!;
      const firstDay = kit.dayFor(index, events.length, 11);
      if ('track' in event) addTrack(kit, event, event.track, pool, firstDay);
      else addField(kit, event, event.field, pool, firstDay);
    }
    addCombinedEvents(kit, 7);
  },
};

function addTrack(
  kit: Kit,
  { gender, age }: AthleticsEvent,
  track: TrackEvent,
  pool: readonly Person[],
  firstDay: number,
): void {
  const event = kit.event({
    type: typeof track.type === 'string' ? track.type : track.type[gender],
    term: 'en' in track.term ? track.term : track.term[gender],
    gender,
    age,
    kind: track.isRelay ? 'team' : 'individual',
    firstDay,
  });
  if (track.isRelay) {
    for (const [organisation, people] of Map.groupBy(pool, (person) => person.organisation)) {
      if (people.length >= 4 && event.competitors.length < 8) kit.enterTeam(event, organisation, people.slice(0, 4));
    }
    kit.fillTeams(event, 4, (organisation) => Array.from({ length: 4 }, () => kit.athlete(gender, organisation, age)));
  } else kit.enterFrom(event, pool, track.hasHeats ? 24 : 14);
  const minutes = Math.ceil(track.best[0] / 60_000) + 6;
  const heats: RoundPlan = { kind: 'HEAT', perUnit: 8, byPlace: 2, qualifiers: 8, minutes, day: 0, minute: 510 };
  const final: RoundPlan = { kind: 'FNL', perUnit: 40, byPlace: 0, qualifiers: 0, minutes, day: 0, minute: 900 };
  playRounds({
    event,
    contest: trackContest(track, gender, age === 'U16' ? 1.04 : 1),
    plans: track.hasHeats ? [heats, final] : [final],
    fields: ['TRK'],
    random: kit.random,
  });
}

function addField(
  kit: Kit,
  { gender, age }: AthleticsEvent,
  field: FieldEvent,
  pool: readonly Person[],
  firstDay: number,
): void {
  const event = kit.event({ type: field.type, term: field.term, gender, age, firstDay });
  kit.enterFrom(event, pool, 13);
  const isEarly = kit.random.chance(0.45);
  playRounds({
    event,
    contest: fieldContest(field, gender, age === 'U16' ? 0.93 : 1),
    plans: [{ kind: 'FNL', perUnit: 40, byPlace: 0, qualifiers: 0, minutes: 75, day: 0, minute: isEarly ? 510 : 870 }],
    fields: [field.field],
    random: kit.random,
  });
}
