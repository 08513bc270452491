import type { BegunStatus, GamesPlan, PlanChange, PlanEvent, PlanPreview } from '@podium/contract';
import { changedFrozenRules, drawEvent, planTimes, storeDraw, storeTimes } from '@podium/games';
import type { DrawnEvent, EarlierDraw, StoredDraw } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import { contestId } from './plan-folder.ts';
import type { PlanDraws } from './plan-folder.ts';
import { entrantNames, hiddenNames, presentNames, renamedThings } from './plan-names.ts';
import { keepMissing, keepNeeded } from './keep-needed.ts';

/** A plan as it was published, with its draws by event id. */
export interface PublishedPlan {
  plan: GamesPlan;
  draws: Readonly<Record<string, StoredDraw>>;
  /** Ids of people of the plan who were imported before: they stay when they are in no event anymore. */
  ofFiles?: readonly string[];
}

/** Contests that have begun, or whose competitors follow from other results (`filled`), by id. */
export type BegunContests = ReadonlyMap<string, BegunStatus | 'filled'>;

export interface ComparedPlan {
  /** The plan that can be published: events that cannot be changed are as they were. */
  next: PublishedPlan;
  drawn: PlanDraws;
  preview: Omit<PlanPreview, 'version' | 'clashes'>;
}

/**
 * Compares a plan with the published one. Places of published draws are kept, and an event whose contests have begun
 * stays the same if the plan would remove them or change their competitors; the rest can be published.
 *
 * @param wanted draws that replace the published ones, by event id: of acts, and of an undone publication
 */
export function comparePlan(
  plan: GamesPlan,
  published: PublishedPlan | undefined,
  begunContests: BegunContests,
  wanted: PublishedPlan['draws'] = {},
): ComparedPlan {
  const earlierEvents = new Map(published?.plan.events.map((event) => [event.id, event]));
  const wantedDraw = (event: PlanEvent): EarlierDraw | undefined => {
    const stored = wanted[event.id];
    return stored && { stored, begun: begunKeys(event, stored, begunContests) };
  };
  const publishedDraw = (event: PlanEvent): EarlierDraw | undefined => {
    const stored = published?.draws[event.id];
    return stored && { stored, begun: begunKeys(event, stored, begunContests) };
  };
  const drawn = new Map<string, DrawnEvent>();
  const changes: PlanChange[] = [];
  const events: PlanEvent[] = [];
  const keptIds = new Set<string>();
  const keep = (event: PlanEvent, wanted: PlanEvent | undefined, begun: PlanChange['begun']): void => {
    keptIds.add(event.id);
    drawn.set(event.id, drawEvent(event, publishedDraw(event)));
    changes.push({ ...changeOf(wanted ?? event, 'refused'), ...entryChanges(wanted, event), begun });
  };
  // An event with the code of a published event that is missing in the plan is that event, entered again.
  const twinOf = (event: PlanEvent): PlanEvent | undefined =>
    [...earlierEvents.values()].find(
      (earlier) => isSameCode(earlier, event) && !plan.events.some(({ id }) => id === earlier.id),
    );
  for (const event of plan.events) {
    const found = earlierEvents.get(event.id) ?? twinOf(event);
    const earlier = found?.id === event.id && isSameCode(found, event) ? found : undefined;
    // An event of another code would take the place of this one, with its results.
    const replaced = found && !earlier ? publishedDraw(found) : undefined;
    const ended = found && replaced ? lostContests(found, replaced, none) : [];
    if (found && ended.length > 0) {
      keep(found, event, ended);
      continue;
    }
    const earlierDraw = earlier && publishedDraw(earlier);
    const next = drawEvent(event, wantedDraw(event) ?? earlierDraw);
    // Results of contests that have begun depend on these rules, as if each of them were another contest.
    const isRuledAnew = earlier && changedFrozenRules(earlier.rules, event.rules).length > 0;
    const lost = earlierDraw ? lostContests(earlier, earlierDraw, isRuledAnew ? none : next) : [];
    if (earlier && lost.length > 0) {
      keep(earlier, event, lost);
      continue;
    }
    events.push(event);
    drawn.set(event.id, next);
    if (!earlier) changes.push(addedEvent(event, next));
    else changes.push(...changedEvent(earlier, drawEvent(earlier, earlierDraw), event, next, begunContests));
  }
  for (const earlier of earlierEvents.values()) {
    if (keptIds.has(earlier.id)) continue;
    if (events.some((event) => event.id === earlier.id && isSameCode(event, earlier))) continue;
    const earlierDraw = publishedDraw(earlier);
    const lost = earlierDraw ? lostContests(earlier, earlierDraw, none) : [];
    // The id may be taken by an event of another code, which waits until the published one can go.
    const isTaken = events.some((event) => event.id === earlier.id);
    if (lost.length > 0 && !isTaken) keep(earlier, undefined, lost);
    else changes.push(removedEvent(earlier, drawEvent(earlier, earlierDraw)));
  }
  const before = published?.plan;
  // An event that stays keeps its place, so that a plan in which all of them stay equals the published one.
  const allEvents = before ? keepMissing(events, before.events, ({ id }) => keptIds.has(id)) : events;
  const next = keepNeeded({ ...plan, events: allEvents }, before);
  const draws = Object.fromEntries(
    allEvents.map((event) => {
      const next = drawn.get(event.id)!;
      return [event.id, storeDraw(event, next, next.times && storeTimes(event, next))];
    }),
  );
  return {
    next: { plan: next, draws },
    drawn,
    preview: {
      isFirst: published === undefined,
      isChanged: !isDeepStrictEqual(next, before) || !isDeepStrictEqual(draws, published?.draws),
      events: changes,
      renamed: before ? renamedThings(before, next) : [],
      hidden: hiddenNames(before, next, competedPeople(published, begunContests)),
    },
  };
}

const none: DrawnEvent = { phases: [], contests: [], stages: [] };
const isSameCode = (a: PlanEvent, b: PlanEvent): boolean =>
  a.discipline === b.discipline && a.gender === b.gender && a.code === b.code && a.entries.kind === b.entries.kind;

/** Everybody in a contest that has begun: entrants, and members of teams. */
function competedPeople(published: PublishedPlan | undefined, begunContests: BegunContests): Set<string> {
  const people = new Set<string>();
  for (const event of published?.plan.events ?? []) {
    const stored = published?.draws[event.id];
    if (!stored) continue;
    const begun = begunKeys(event, stored, begunContests);
    const entrants = new Set(
      stored.contests
        .filter(({ key }) => begun.has(key))
        .flatMap(({ sides }) => sides.flatMap((side) => ('entrant' in side ? side.entrant : []))),
    );
    for (const item of event.entries.items)
      if (entrants.has(item.id)) for (const { id } of 'members' in item ? item.members : [item]) people.add(id);
  }
  return people;
}

/** Keys of the contests of a draw that have begun. */
export function begunKeys(event: PlanEvent, { contests }: StoredDraw, begunContests: BegunContests): Set<string> {
  return new Set(contests.flatMap(({ key }) => (begunContests.has(contestId(event, key)) ? key : [])));
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
  movedBegun: [],
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

function changedEvent(
  before: PlanEvent,
  drawnBefore: DrawnEvent,
  event: PlanEvent,
  drawn: DrawnEvent,
  begunContests: BegunContests,
): PlanChange[] {
  const entries = entryChanges(event, before);
  const [slotsBefore, slots] = [slotsOf(before, drawnBefore), slotsOf(event, drawn)];
  const keys = [...slots.keys()];
  const moved = new Set(keys.filter((key) => slotsBefore.has(key) && slotsBefore.get(key) !== slots.get(key)));
  const contests = {
    added: keys.filter((key) => !slotsBefore.has(key)).length,
    removed: [...slotsBefore.keys()].filter((key) => !slots.has(key)).length,
    moved: moved.size,
  };
  const movedBegun = drawn.contests.flatMap(({ key, name }): PlanChange['movedBegun'] => {
    const status = moved.has(key) ? begunContests.get(contestId(event, key)) : undefined;
    return status && status !== 'filled' ? [{ name, status }] : [];
  });
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
          movedBegun,
        },
      ];
}

/** Competitors entered in or withdrawn from an event. @param event undefined if it is removed */
function entryChanges(event: PlanEvent | undefined, before: PlanEvent): Pick<PlanChange, 'entered' | 'withdrawn'> {
  const [now, then] = [new Map(event && presentNames(event)), new Map(presentNames(before))];
  return {
    entered: [...now].flatMap(([id, name]) => (then.has(id) ? [] : name)),
    withdrawn: [...then].flatMap(([id, name]) => (now.has(id) ? [] : name)),
  };
}

/** Start and court of each contest. */
function slotsOf(event: PlanEvent, drawn: DrawnEvent): Map<string, string> {
  return new Map(
    planTimes(event, drawn).map(({ key, startMs, venue, court }) => [key, `${startMs} ${court ?? venue}`]),
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
