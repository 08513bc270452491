import { addDays } from '@podium/games';
import type { LogicalDay } from '@podium/games';
import type { AgeClass, Person, PersonGender } from '../model.ts';
import { findState, states } from '../places/states.ts';
import type { Random } from '../random.ts';
import { familyNames, givenNames } from './names.ts';

interface NewAthlete {
  discipline: string;
  gender: PersonGender;
  organisation: string;
  age?: AgeClass;
  weight?: number;
  height?: number;
}

/** Generates people with consecutive ids and unique full names. */
export interface PeopleMaker {
  people: Person[];
  athlete(newAthlete: NewAthlete): Person;
  adult(discipline: string, role: 'coach' | 'official', functionCode: string, organisation: string): Person;
}

const ages: Readonly<Record<AgeClass | 'any', readonly [number, number]>> = {
  U16: [14, 15],
  U18: [16, 17],
  any: [14, 17],
};

export function peopleMaker(random: Random, today: LogicalDay): PeopleMaker {
  const people: Person[] = [];
  const usedNames = new Set<string>();
  let nextId = 7_100_001;
  const nameFor = (gender: PersonGender): { givenName: string; family: string } => {
    for (;;) {
      const givenName = random.pick(givenNames[gender]);
      const first = random.pick(familyNames);
      const second = random.chance(0.35) ? ` ${random.pick(familyNames)}` : '';
      const family = second.trim() === first ? first : first + second;
      if (usedNames.has(`${givenName} ${family}`)) continue;
      usedNames.add(`${givenName} ${family}`);
      return { givenName, family };
    }
  };
  const add = (person: Person): Person => {
    people.push(person);
    return person;
  };
  return {
    people,
    athlete: ({ discipline, gender, organisation, age, weight, height }) => {
      const [youngest, oldest] = ages[age ?? 'any'];
      const years = random.int(youngest, oldest);
      const stateStrength = findState(organisation).weight;
      return add({
        id: String(nextId++),
        ...nameFor(gender),
        gender,
        organisation,
        discipline,
        role: 'athlete',
        function: 'AA01',
        birthDate: addDays(today, -Math.round(years * 365.25) - random.int(5, 350)),
        height: height ?? Math.round((gender === 'M' ? 173 : 164) + random.gauss() * 6),
        weight,
        strength: random.gauss() * 0.85 + (stateStrength - 0.5) * 1.5,
        entries: [],
      });
    },
    adult: (discipline, role, functionCode, organisation) => {
      const gender = random.chance(0.45) ? 'W' : 'M';
      return add({
        id: String(nextId++),
        ...nameFor(gender),
        gender,
        organisation,
        discipline,
        role,
        function: functionCode,
        birthDate: addDays(today, -random.int(9500, 21_000)),
        strength: 0,
        entries: [],
      });
    },
  };
}

/** Draws the delegations of a number of entries: at most `max` entries each, stronger states more often. */
export function drawOrganisations(random: Random, count: number, max: number): string[] {
  const places = states.flatMap((state) =>
    Array.from({ length: max }, (_, index) => ({
      code: state.code,
      order: (random.next() + 0.15) ** (1 / (state.weight + 0.2)) - index * 0.35,
    })),
  );
  const topPlaces = places.sort((a, b) => b.order - a.order).slice(0, count);
  return random.shuffle(topPlaces.map((place) => place.code));
}
