/** A published plan after an act, or the reasons why it cannot be done. */
import type { ActRefusal, GamesPlan, PlanAct, PlanEvent, PlanExchange } from '@podium/contract';
import { drawEvent, drawSwissRound, entrantsOf, storeTimes, swissRound, countDrawnRounds } from '@podium/games';
import type { DrawnEvent, StoredDraw, SwissResult } from '@podium/games';
import type { PublishedPlan } from '../compare-plan.ts';
import { entrantName, entrantNames, peopleOf } from '../plan-names.ts';
import type { PlanEntrant } from '../plan-names.ts';

export interface ActState {
  published: PublishedPlan;
  /** Keys of the event's contests that have begun. */
  begun: ReadonlySet<string>;
  /** Official results of the event's contests of two sides. */
  results: readonly SwissResult[];
}

/** The change of an event, which is made in the published plan and in the draft. */
export interface EventChange {
  entries?: (items: readonly PlanEntrant[]) => PlanEntrant[];
  exchanges?: PlanExchange[];
}

export interface AppliedAct {
  change: EventChange;
  plan: GamesPlan;
  /** The draw that the act wants for the event. */
  draw: StoredDraw;
}

/** @param by identifies a correction by hand, and who makes it */
export function applyAct(
  { published, begun, results }: ActState,
  act: PlanAct,
  by: { id: string; username: string },
): AppliedAct | ActRefusal[] {
  const event = published.plan.events.find(({ id }) => id === act.event);
  const stored = published.draws[act.event];
  if (!event || !stored) return [refusal('notPublic')];
  const drawn = drawEvent(event, { stored, begun });
  // From the first act on, contests keep their times when others are added or disappear.
  const draw = { ...stored, times: storeTimes(event, drawn) };
  const done = (change: EventChange, next: StoredDraw = draw): AppliedAct => ({
    change,
    plan: {
      ...published.plan,
      events: published.plan.events.map((each) => (each.id === event.id ? changeEvent(each, change) : each)),
    },
    draw: next,
  });
  const name = (id: string): string => new Map(entrantNames(event)).get(id) ?? '';
  const present = event.entries.items.filter(({ isWithdrawn }) => !isWithdrawn);
  const isPresent = (id: string): boolean => present.some((item) => item.id === id);
  switch (act.do) {
    case 'enter': {
      const refused = newcomerRefusals(published.plan, event, act.entrant);
      if (refused.length > 0) return refused;
      return done({ entries: (items) => [...items.filter(({ id }) => id !== act.entrant.id), act.entrant] });
    }
    case 'withdraw': {
      if (!isPresent(act.entrant)) return [refusal('notEntered')];
      if (present.length <= 2) return [refusal('tooFew', present.map(entrantName))];
      const played = contestsOf(drawn, act.entrant).filter(({ key }) => begun.has(key));
      const without = (items: readonly PlanEntrant[]): PlanEntrant[] => items.filter(({ id }) => id !== act.entrant);
      const markWithdrawn = (items: readonly PlanEntrant[]): PlanEntrant[] =>
        items.map((item) => (item.id === act.entrant ? { ...item, isWithdrawn: true } : item));
      // A Swiss tournament draws the next rounds without a player whose games stay.
      const stays = event.template.kind === 'swiss' && contestsOf(drawn, act.entrant).length > 0;
      if (played.length > 0 && !stays)
        return [
          refusal(
            'begun',
            [name(act.entrant)],
            played.map((one) => one.name),
          ),
        ];
      return done({ entries: stays ? markWithdrawn : without });
    }
    case 'replace': {
      if (!isPresent(act.entrant)) return [refusal('notEntered')];
      // The same team with other members keeps its matches, also those that have begun.
      const isSameTeam = act.by.id === act.entrant && 'members' in act.by;
      const refused = newcomerRefusals(published.plan, event, act.by, isSameTeam);
      if (refused.length > 0) return refused;
      if (isSameTeam)
        return done({
          entries: (items) => items.map((item) => (item.id === act.entrant ? withSeed(act.by, item) : item)),
        });
      const played = contestsOf(drawn, act.entrant).filter(({ key }) => begun.has(key));
      if (played.length > 0)
        return [
          refusal(
            'begun',
            [name(act.entrant)],
            played.map((one) => one.name),
          ),
        ];
      return done(
        {
          // A person who was withdrawn before is entered again, once.
          entries: (items) =>
            items
              .filter(({ id }) => id !== act.by.id)
              .map((item) => (item.id === act.entrant ? withSeed(act.by, item) : item)),
        },
        renameEntrant(draw, act.entrant, act.by.id),
      );
    }
    case 'exchange': {
      const pairs = exchangedPairs(act);
      if (pairs.some(([one, other]) => one === other || !isPresent(one) || !isPresent(other)))
        return [refusal('notEntered')];
      const entrants = [...new Set(pairs.flat())];
      const last = event.template.kind === 'swiss' ? countDrawnRounds(draw) : undefined;
      const moving = drawn.contests.filter(
        ({ key, sides }) =>
          (last === undefined || swissRound(key) === last) &&
          sides.some((side) => 'entrant' in side && entrants.includes(side.entrant)),
      );
      const played = moving.filter(({ key }) => begun.has(key));
      if (played.length > 0)
        return [
          refusal(
            'begunPlaces',
            entrants.map(name),
            played.map((contest) => contest.name),
          ),
        ];
      return done({
        exchanges: pairs.map((pair, index) => ({
          id: index === 0 ? by.id : `${by.id}.${index}`,
          entrants: pair,
          by: by.username,
        })),
      });
    }
    case 'drawRound':
      break;
  }
  return drawRound(event, draw, drawn, results, act.round, done);
}

function drawRound(
  event: PlanEvent,
  draw: StoredDraw,
  drawn: DrawnEvent,
  results: readonly SwissResult[],
  round: number,
  done: (change: EventChange, next: StoredDraw) => AppliedAct,
): AppliedAct | ActRefusal[] {
  if (event.template.kind !== 'swiss') return [refusal('notSwiss')];
  if (round !== countDrawnRounds(draw) + 1) return [refusal('drawn')];
  if (round > event.template.rounds) return [refusal('lastRound')];
  const official = new Set(results.map(({ key }) => key));
  const open = drawn.contests.filter(({ key, sides }) => !official.has(key) && !sides.some((side) => 'bye' in side));
  if (open.length > 0) {
    const names = new Map(entrantNames(event));
    const players = open.flatMap(({ sides }) =>
      sides.flatMap((side) => ('entrant' in side ? (names.get(side.entrant) ?? []) : [])),
    );
    return [
      refusal(
        'roundOpen',
        players,
        open.map(({ name }) => name),
      ),
    ];
  }
  const next = drawSwissRound(draw, entrantsOf(event), results);
  return next ? done({}, next) : [refusal('allMet')];
}

/** Pairs of entrants who exchange their places, in order. */
export const exchangedPairs = ({
  entrants,
  also = [],
}: Pick<Extract<PlanAct, { do: 'exchange' }>, 'entrants' | 'also'>): [string, string][] => [entrants, ...also];

/** Applies the change of an act to an event. Used for drafts too, which may be incomplete. */
export function changeEvent<Event extends { entries: { items: readonly PlanEntrant[] }; exchanges?: PlanExchange[] }>(
  event: Event,
  { entries, exchanges }: EventChange,
): Event {
  return {
    ...event,
    ...(entries && { entries: { ...event.entries, items: entries(event.entries.items) } }),
    ...(exchanges && { exchanges: [...(event.exchanges ?? []), ...exchanges] }),
  };
}

export const refusal = (
  kind: ActRefusal['kind'],
  names: string[] = [],
  contests: ActRefusal['contests'] = [],
): ActRefusal => ({ kind, names, contests });

/**
 * Returns the reasons why a person or team cannot be entered.
 * @param isEntered it is a team that only gets other members
 */
function newcomerRefusals(plan: GamesPlan, event: PlanEvent, newcomer: PlanEntrant, isEntered = false): ActRefusal[] {
  const name = entrantName(newcomer);
  if ('members' in newcomer !== (event.entries.kind === 'team')) return [refusal('otherKind', [name])];
  if (!isEntered && event.entries.items.some(({ id, isWithdrawn }) => id === newcomer.id && !isWithdrawn))
    return [refusal('entered', [name])];
  if (!plan.delegations.some(({ id }) => id === newcomer.delegation)) return [refusal('noDelegation', [name])];
  // The number of a person or team in another event is that of the same one.
  const teams = plan.events.flatMap(({ entries }) => (entries.kind === 'team' ? entries.items : []));
  const known = new Map([...peopleOf(plan), ...teams.map((team) => [team.id, team.name] as const)]);
  const people = 'members' in newcomer ? newcomer.members : [newcomer];
  const newNames = new Map([
    [newcomer.id, name],
    ...people.map((person) => [person.id, [person.givenName, person.familyName].filter(Boolean).join(' ')] as const),
  ]);
  const taken = [...newNames].filter(([id, own]) => known.has(id) && known.get(id) !== own);
  return taken.length > 0
    ? [
        refusal(
          'otherPerson',
          taken.map(([id]) => known.get(id)!),
        ),
      ]
    : [];
}

const contestsOf = ({ contests }: DrawnEvent, entrant: string): DrawnEvent['contests'] =>
  contests.filter(({ sides }) => sides.some((side) => 'entrant' in side && side.entrant === entrant));

/** The seed belongs to the place. */
const withSeed = (entrant: PlanEntrant, { seed }: PlanEntrant): PlanEntrant => ({
  ...entrant,
  ...(seed !== undefined && { seed }),
});

const renameEntrant = (draw: StoredDraw, from: string, to: string): StoredDraw => ({
  ...draw,
  contests: draw.contests.map((contest) => ({
    ...contest,
    sides: contest.sides.map((side) => ('entrant' in side && side.entrant === from ? { ...side, entrant: to } : side)),
  })),
});
