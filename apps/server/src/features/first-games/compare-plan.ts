import type { GamesPlan, PlanChange, PlanEvent, PlanPreview } from '@podium/contract';
import { drawEvent, storeDraw } from '@podium/games';
import type { DrawnEvent, EarlierDraw, StoredDraw } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import { contestId, planTimes } from './plan-folder.ts';
import type { PlanDraws } from './plan-folder.ts';

/** A plan as it was published, with its draws by event id. */
export interface PublishedPlan {
  plan: GamesPlan;
  draws: Readonly<Record<string, StoredDraw>>;
}

export interface ComparedPlan {
  /** What can be published: events that cannot be changed are as they were. */
  next: PublishedPlan;
  drawn: PlanDraws;
  preview: Omit<PlanPreview, 'version'>;
}

/**
 * Compares a plan with the published one. Places of published draws are kept, and an event whose contests have begun
 * stays as it is if the plan would take them away or change their competitors; the rest can be published.
 *
 * @param begunIds ids of contests that have begun
 */
export function comparePlan(
  plan: GamesPlan,
  published: PublishedPlan | undefined,
  begunIds: ReadonlySet<string>,
): ComparedPlan {
  const earlierEvents = new Map(published?.plan.events.map((event) => [event.id, event]));
  const before = (event: PlanEvent): EarlierDraw | undefined => {
    const stored = published?.draws[event.id];
    return stored && { stored, begun: begunKeys(event, stored, begunIds) };
  };
  const drawn = new Map<string, DrawnEvent>();
  const changes: PlanChange[] = [];
  const events: PlanEvent[] = [];
  const keep = (event: PlanEvent, wanted: PlanEvent | undefined, begun: PlanChange['begun']): void => {
    events.push(event);
    drawn.set(event.id, drawEvent(event, before(event)));
    changes.push({ ...changeOf(wanted ?? event, 'refused'), ...entryChanges(wanted, event), begun });
  };
  // An event with the code of a published one that the plan no longer has is that event, entered anew.
  const twinOf = (event: PlanEvent): PlanEvent | undefined =>
    [...earlierEvents.values()].find(
      (earlier) => isSameCode(earlier, event) && !plan.events.some(({ id }) => id === earlier.id),
    );
  for (const event of plan.events) {
    const found = earlierEvents.get(event.id) ?? twinOf(event);
    const earlier = found?.id === event.id && isSameCode(found, event) ? found : undefined;
    // An event of another code would take the place of this one, with its results.
    const replaced = found && !earlier ? before(found) : undefined;
    const ended = found && replaced ? lostContests(found, replaced, none) : [];
    if (found && ended.length > 0) {
      keep(found, event, ended);
      continue;
    }
    const earlierDraw = earlier && before(earlier);
    const next = drawEvent(event, earlierDraw);
    const lost = earlierDraw ? lostContests(earlier, earlierDraw, next) : [];
    if (earlier && lost.length > 0) {
      keep(earlier, event, lost);
      continue;
    }
    events.push(event);
    drawn.set(event.id, next);
    if (!earlier) changes.push(addedEvent(event, next));
    else changes.push(...changedEvent(earlier, drawEvent(earlier, earlierDraw), event, next));
  }
  for (const earlier of earlierEvents.values()) {
    if (events.some((event) => event.id === earlier.id && isSameCode(event, earlier))) continue;
    const earlierDraw = before(earlier);
    const lost = earlierDraw ? lostContests(earlier, earlierDraw, none) : [];
    // The id may be taken by an event of another code, which waits until the published one can go.
    const isTaken = events.some((event) => event.id === earlier.id);
    if (lost.length > 0 && !isTaken) keep(earlier, undefined, lost);
    else changes.push(removedEvent(earlier, drawEvent(earlier, earlierDraw)));
  }
  const next = withNeeded({ ...plan, events }, published?.plan);
  const draws = Object.fromEntries(events.map((event) => [event.id, storeDraw(event, drawn.get(event.id)!)]));
  return {
    next: { plan: next, draws },
    drawn,
    preview: {
      isFirst: published === undefined,
      isChanged: !isDeepStrictEqual(next, published?.plan) || !isDeepStrictEqual(draws, published?.draws),
      events: changes,
      hidden: hiddenNames(published?.plan, next),
    },
  };
}

const none: DrawnEvent = { phases: [], contests: [], stages: [] };
const isSameCode = (a: PlanEvent, b: PlanEvent): boolean =>
  a.discipline === b.discipline && a.gender === b.gender && a.code === b.code && a.entries.kind === b.entries.kind;

/** Keys of the contests of a draw that have begun. */
export function begunKeys(event: PlanEvent, { contests }: StoredDraw, begunIds: ReadonlySet<string>): Set<string> {
  return new Set(contests.flatMap(({ key }) => (begunIds.has(contestId(event, key)) ? key : [])));
}

/** Names of contests that have begun and would be removed or get other competitors. */
function lostContests(earlier: PlanEvent, before: EarlierDraw, next: DrawnEvent): PlanChange['begun'] {
  const lost = before.stored.contests.filter(({ key, sides }) => {
    if (!before.begun.has(key)) return false;
    const contest = next.contests.find((candidate) => candidate.key === key);
    return !contest || !isDeepStrictEqual(contest.sides, sides);
  });
  if (lost.length === 0) return [];
  const { contests } = drawEvent(earlier, before);
  return lost.flatMap(({ key }) => contests.find((contest) => contest.key === key)?.name ?? []);
}

const changeOf = ({ id, name }: PlanEvent, kind: PlanChange['kind']): PlanChange => ({
  event: id,
  name,
  kind,
  entered: [],
  withdrawn: [],
  replaced: [],
  contests: { added: 0, removed: 0, moved: 0 },
  begun: [],
});

function addedEvent(event: PlanEvent, { contests }: DrawnEvent): PlanChange {
  const change = changeOf(event, 'added');
  return {
    ...change,
    entered: entrantNames(event).map(([, name]) => name),
    contests: { ...change.contests, added: contests.length },
  };
}

function removedEvent(event: PlanEvent, { contests }: DrawnEvent): PlanChange {
  const change = changeOf(event, 'removed');
  const withdrawn = entrantNames(event).map(([, name]) => name);
  return { ...change, withdrawn, contests: { ...change.contests, removed: contests.length } };
}

function changedEvent(before: PlanEvent, drawnBefore: DrawnEvent, event: PlanEvent, drawn: DrawnEvent): PlanChange[] {
  const entries = entryChanges(event, before);
  const [slotsBefore, slots] = [slotsOf(before, drawnBefore), slotsOf(event, drawn)];
  const keys = [...slots.keys()];
  const contests = {
    added: keys.filter((key) => !slotsBefore.has(key)).length,
    removed: [...slotsBefore.keys()].filter((key) => !slots.has(key)).length,
    moved: keys.filter((key) => slotsBefore.has(key) && slotsBefore.get(key) !== slots.get(key)).length,
  };
  const [placesBefore, places] = [entrantPlaces(drawnBefore), entrantPlaces(drawn)];
  const replaced = entrantNames(event).flatMap(([id, name]) =>
    placesBefore.get(id)?.some((place) => !places.get(id)?.includes(place)) ? name : [],
  );
  const isSame =
    isDeepStrictEqual(before, event) && replaced.length + contests.added + contests.removed + contests.moved === 0;
  return isSame
    ? []
    : [
        {
          ...changeOf(event, replaced.length > 0 ? 'redrawn' : 'changed'),
          ...entries,
          replaced,
          contests,
        },
      ];
}

/** Who is entered in or withdrawn from an event. @param event undefined if it is removed */
function entryChanges(event: PlanEvent | undefined, before: PlanEvent): Pick<PlanChange, 'entered' | 'withdrawn'> {
  const [now, then] = [new Map(event && entrantNames(event)), new Map(entrantNames(before))];
  return {
    entered: [...now].flatMap(([id, name]) => (then.has(id) ? [] : name)),
    withdrawn: [...then].flatMap(([id, name]) => (now.has(id) ? [] : name)),
  };
}

interface PersonName {
  familyName: string;
  givenName?: string;
}
const personName = ({ familyName, givenName }: PersonName): string => [givenName, familyName].filter(Boolean).join(' ');

const entrantNames = ({ entries }: PlanEvent): [id: string, name: string][] =>
  entries.items.map((item) => [item.id, 'name' in item ? item.name : personName(item)]);

/** Start and court of each contest. */
function slotsOf(event: PlanEvent, drawn: DrawnEvent): Map<string, string> {
  return new Map(
    planTimes(event, drawn).map(({ key, minute, court }) => {
      const start = Date.parse(`${event.start}:00Z`) + minute * 60_000;
      return [key, `${start} ${event.courts[court] ?? event.venue}`];
    }),
  );
}

/** Contests and lanes of each entrant. */
function entrantPlaces({ contests }: DrawnEvent): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { key, sides } of contests)
    for (const side of sides)
      if ('entrant' in side)
        places.set(side.entrant, [...(places.get(side.entrant) ?? []), `${key} ${side.lane ?? ''}`]);
  return places;
}

/** Adds what events that stay need, although the plan no longer has it. */
function withNeeded(plan: GamesPlan, before: GamesPlan | undefined): GamesPlan {
  if (!before) return plan;
  const missing = <Item extends { id: string }>(now: readonly Item[], then: readonly Item[], needed: Set<string>) =>
    then.filter(({ id }) => needed.has(id) && !now.some((item) => item.id === id));
  const needed = {
    venues: new Set(plan.events.map(({ venue }) => venue)),
    courts: new Set(plan.events.flatMap(({ courts }) => courts)),
    delegations: new Set(plan.events.flatMap(({ entries }) => entries.items.map(({ delegation }) => delegation))),
    sports: new Set(plan.events.map(({ discipline }) => discipline)),
  };
  const venues = [...plan.venues, ...missing(plan.venues, before.venues, needed.venues)].map((venue) => {
    const then = before.venues.find(({ id }) => id === venue.id)?.courts ?? [];
    return { ...venue, courts: [...venue.courts, ...missing(venue.courts, then, needed.courts)] };
  });
  return {
    ...plan,
    venues,
    delegations: [...plan.delegations, ...missing(plan.delegations, before.delegations, needed.delegations)],
    sports: [
      ...plan.sports,
      ...before.sports.filter(
        ({ code }) => needed.sports.has(code) && !plan.sports.some((sport) => sport.code === code),
      ),
    ],
  };
}

function hiddenNames(before: GamesPlan | undefined, next: GamesPlan): PlanPreview['hidden'] {
  if (!before) return { people: [], delegations: [], venues: [] };
  const people = new Set(peopleOf(next).keys());
  const gone = <Item extends { id: string; name: PlanEvent['name'] }>(then: readonly Item[], now: readonly Item[]) =>
    then.filter(({ id }) => !now.some((item) => item.id === id)).map(({ name }) => name);
  return {
    people: [...peopleOf(before)].flatMap(([id, name]) => (people.has(id) ? [] : name)),
    delegations: gone(before.delegations, next.delegations),
    venues: gone(before.venues, next.venues),
  };
}

/** Names of the people of a plan, by id. */
export function peopleOf({ events }: GamesPlan): Map<string, string> {
  return new Map(
    events.flatMap(({ entries }) =>
      entries.items.flatMap((item) =>
        ('members' in item ? item.members : [item]).map((person) => [person.id, personName(person)] as const),
      ),
    ),
  );
}
