import { buildRsc } from '@podium/games';
import type { AgeClass, Competitor, EventGender, GamesEvent, Person, PersonGender } from '../model.ts';
import { drawOrganisations } from '../people/people-maker.ts';
import type { PeopleMaker } from '../people/people-maker.ts';
import { findState } from '../places/states.ts';
import type { Random } from '../random.ts';
import { eventName } from '../words/terms.ts';
import { compose } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

/** Plan of a sport: days, fields, and how its events are generated. */
export interface DisciplinePlan {
  code: string;
  name: SixTexts;
  /** First and last competition day. */
  days: readonly [number, number];
  /** Times of day (minutes) between which units start and end. */
  windows: readonly (readonly [number, number])[];
  fields: readonly string[];
  hasWeighIn?: boolean;
  build(kit: Kit): void;
}

interface EventTexts {
  type: string;
  term: SixTexts;
  gender: EventGender;
  age?: AgeClass;
  division?: '1' | '2' | '3';
  kind?: GamesEvent['kind'];
  isExhibition?: boolean;
  firstDay?: number;
}

export interface Kit {
  plan: DisciplinePlan;
  random: Random;
  events: GamesEvent[];
  /** The events to generate: all in complete Games, fewer in small Games. */
  limit<T>(list: readonly T[]): T[];
  size(count: number, min: number): number;
  event(words: EventTexts): GamesEvent;
  /** Competition day for the event with this index. */
  dayFor(index: number, total: number, lastDay?: number): number;
  /** Enters new athletes into one event. */
  enter(event: GamesEvent, count: number, max: number): void;
  /** New athletes who may enter several events. */
  pool(gender: PersonGender, count: number, max: number, age?: AgeClass): Person[];
  enterFrom(event: GamesEvent, pool: readonly Person[], count: number): void;
  enterTeam(event: GamesEvent, organisation: string, members: readonly Person[]): Competitor;
  /** Adds teams of further states until there are enough. */
  fillTeams(event: GamesEvent, min: number, members: (organisation: string) => Person[]): void;
  organisations(count: number): string[];
  athlete(gender: PersonGender, organisation: string, age?: AgeClass): Person;
}

interface KitOptions {
  /** Fraction of the Games, at most 1. */
  scale: number;
  /** Events of the second series and later have its number in code and name. */
  series?: number;
  /** Place of the first event among those of the discipline. */
  firstOrder: number;
}

export function makeKit(
  plan: DisciplinePlan,
  people: PeopleMaker,
  random: Random,
  { scale, series, firstOrder }: KitOptions,
): Kit {
  const events: GamesEvent[] = [];
  const load = new Map<string, number>();
  const size = (count: number, min: number) =>
    Math.max(Math.min(count, min), Math.round(count * Math.max(0.35, Math.sqrt(scale))));
  const register = (event: GamesEvent, competitor: Competitor): void => {
    event.competitors.push(competitor);
    for (const member of competitor.members)
      member.entries.push({ event: event.code, bib: competitor.type === 'A' ? member.bib : undefined });
  };
  const kit: Kit = {
    plan,
    random,
    events,
    limit: (list) => {
      const count = Math.max(1, Math.round(list.length * scale));
      return list.filter(
        (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
      );
    },
    size,
    event: ({ type, term, gender, age, division, kind = 'individual', isExhibition = false, firstDay }) => {
      const modifier =
        [age ?? (division && `D${division}`), series && `S${series}`].filter(Boolean).join('') || undefined;
      const event: GamesEvent = {
        code: buildRsc({ discipline: plan.code, gender, eventType: type, modifier }),
        discipline: plan.code,
        gender,
        age,
        division,
        isExhibition,
        kind,
        name: seriesName(eventName(term, gender, age, division), series),
        order: firstOrder + events.length,
        competitors: [],
        firstDay: firstDay ?? plan.days[0],
        phases: [],
        stages: [],
        brackets: [],
        ranking: [],
      };
      events.push(event);
      return event;
    },
    dayFor: (index, total, lastDay = plan.days[1]) =>
      plan.days[0] + Math.floor((index * (lastDay - plan.days[0] + 1)) / total),
    enter: (event, count, max) => {
      for (const organisation of drawOrganisations(random, size(count, 8), max)) {
        const gender = event.gender === 'W' ? 'W' : 'M';
        register(event, individualCompetitor(kit.athlete(gender, organisation, event.age)));
      }
    },
    pool: (gender, count, max, age) =>
      drawOrganisations(random, size(count, 12), max).map((organisation) => kit.athlete(gender, organisation, age)),
    enterFrom: (event, pool, count) => {
      const waiting = random.shuffle(pool).sort((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0));
      for (const person of waiting.slice(0, size(count, 8))) {
        load.set(person.id, (load.get(person.id) ?? 0) + 1);
        register(event, individualCompetitor(person));
      }
    },
    enterTeam: (event, organisation, members) => {
      const team: Competitor = {
        id: `${event.code.slice(0, 22).replace(/-+$/, '')}-${organisation}01`,
        type: 'T',
        organisation,
        name: findState(organisation).name.pt,
        members: [...members],
        strength: members.reduce((sum, member) => sum + member.strength, 0) / members.length + random.gauss() * 0.35,
      };
      register(event, team);
      return team;
    },
    fillTeams: (event, min, members) => {
      const enteredOrganisations = new Set(event.competitors.map((team) => team.organisation));
      for (const organisation of kit.organisations(27)) {
        if (event.competitors.length >= min) return;
        if (!enteredOrganisations.has(organisation)) kit.enterTeam(event, organisation, members(organisation));
      }
    },
    organisations: (count) => drawOrganisations(random, count, 1),
    athlete: (gender, organisation, age) => people.athlete({ discipline: plan.code, gender, organisation, age }),
  };
  return kit;
}

const seriesName = (name: SixTexts, series?: number): SixTexts =>
  series === undefined ? name : compose((language) => `${name[language]} · ${series}`);

/** An individual competitor, which has the athlete's id. */
function individualCompetitor(person: Person): Competitor {
  return {
    id: person.id,
    type: 'A',
    organisation: person.organisation,
    members: [person],
    strength: person.strength,
    bib: person.bib,
  };
}

export const agePair: readonly AgeClass[] = ['U16', 'U18'];
export const bothGenders: readonly PersonGender[] = ['M', 'W'];
