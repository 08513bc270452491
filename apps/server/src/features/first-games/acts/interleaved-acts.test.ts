import type { GamesPlan, PlanAct, PlanEvent } from '@podium/contract';
import { gamesPlan } from '@podium/contract';
import { drawEvent, storeDraw } from '@podium/games';
import type { DrawnEvent, SwissResult } from '@podium/games';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { begunKeys, comparePlan } from '../compare-plan.ts';
import type { PublishedPlan } from '../compare-plan.ts';
import { contestId } from '../plan-folder.ts';
import { people, schoolPlan } from '../testing/school-plan.ts';
import { changeDraft } from './change-draft.ts';
import { previewAct } from './preview-act.ts';

const templates: readonly PlanEvent['template'][] = [
  { kind: 'heats', lanes: 6 },
  { kind: 'semifinals', lanes: 4, semifinals: 2 },
  { kind: 'timedFinal', lanes: 6 },
  { kind: 'knockout', hasBronze: true, placement: true },
  { kind: 'repechage' },
  { kind: 'doubleElimination' },
  { kind: 'pools', pools: 2, goOn: 2, hasBronze: true },
  { kind: 'roundRobin', legs: 1 },
  { kind: 'swiss', rounds: 4 },
];
const by = { id: 'x', username: 'mia' };

/** One thing that happens at a running event; numbers choose among what is there. */
type Happening =
  | { kind: 'begin' | 'withdraw' | 'round' | 'publishDraft' | 'drawAgain' | 'takeBack'; at: number }
  | { kind: 'enter' | 'enterDraft'; at: number }
  | { kind: 'replace' | 'exchange' | 'template'; at: number; other: number };

const happenings = fc.array(
  fc.record({
    kind: fc.constantFrom<Happening['kind']>(
      'begin',
      'begin',
      'enter',
      'withdraw',
      'replace',
      'exchange',
      'round',
      'enterDraft',
      'drawAgain',
      'template',
      'publishDraft',
      'takeBack',
    ),
    at: fc.nat(),
    other: fc.nat(),
  }),
  { maxLength: 25 },
);

test('publications, changes and results in any order keep the sides of every contest that has begun', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...templates),
      fc.integer({ min: 4, max: 14 }),
      happenings,
      (template, count, order) => {
        const { race } = Object.fromEntries(schoolPlan.events.map((event) => [event.id, event]));
        const event = { ...race!, template, entries: { kind: 'individual' as const, items: people(count) } };
        let draft: GamesPlan = gamesPlan.parse({ ...schoolPlan, events: [event] });
        let published: PublishedPlan = { plan: draft, draws: { race: storeDraw(event, drawEvent(event)) } };
        let before: PublishedPlan | undefined;
        /** Sides of contests when they began, by id: they have official results from then on. */
        const begun = new Map<string, DrawnEvent['contests'][number]['sides']>();
        const begunContests = (): Map<string, 'official'> => new Map([...begun.keys()].map((id) => [id, 'official']));
        const results = (): SwissResult[] =>
          published.draws['race']!.contests.flatMap(({ key }) =>
            begun.has(contestId(event, key)) ? { key, points: [1, 0] as const } : [],
          );
        const draw = (): DrawnEvent => {
          const current = published.plan.events[0]!;
          const stored = published.draws['race']!;
          return drawEvent(current, { stored, begun: begunKeys(current, stored, begunContests()) });
        };
        const take = (next: PublishedPlan): void => {
          before = published;
          published = next;
        };
        const act = (wanted: PlanAct): void => {
          const { applied } = previewAct({ published, begunContests: begunContests(), results: results() }, wanted, by);
          if (!applied) return;
          const compared = comparePlan(applied.plan, published, begunContests(), { race: applied.draw });
          expect(compared.preview.events.every(({ kind }) => kind !== 'refused')).toBe(true);
          draft = gamesPlan.parse(changeDraft(draft, published.plan.events[0]!, applied.change));
          take(compared.next);
        };
        let late = 0;
        const newcomer = () => ({ id: `${9000 + (late += 1)}`, familyName: `Late ${late}`, delegation: 'd1' });
        for (const { kind, at, other } of order) {
          const { items } = published.plan.events[0]!.entries;
          const [one, two] = [items[at % items.length]!.id, items[other % items.length]!.id];
          if (kind === 'begin') {
            const ready = draw().contests.filter(({ sides }) => sides.every((side) => 'entrant' in side));
            const contest = ready[at % Math.max(1, ready.length)];
            if (contest) begun.set(contestId(event, contest.key), contest.sides);
          } else if (kind === 'enter') act({ do: 'enter', event: 'race', entrant: newcomer() });
          else if (kind === 'withdraw') act({ do: 'withdraw', event: 'race', entrant: one });
          else if (kind === 'replace') act({ do: 'replace', event: 'race', entrant: one, by: newcomer() });
          else if (kind === 'exchange') act({ do: 'exchange', event: 'race', entrants: [one, two] });
          else if (kind === 'round') act({ do: 'drawRound', event: 'race', round: 2 + (at % 3) });
          else if (kind === 'takeBack') {
            if (!before) continue;
            const { next, preview } = comparePlan(before.plan, published, begunContests(), before.draws);
            if (preview.events.some((change) => change.kind === 'refused')) continue;
            published = next;
            before = undefined;
          } else if (kind === 'publishDraft') {
            take(comparePlan(draft, published, begunContests()).next);
          } else {
            const [current] = draft.events;
            const changed =
              kind === 'drawAgain'
                ? { ...current!, draw: at % 1000 }
                : kind === 'template'
                  ? { ...current!, template: templates[other % templates.length]! }
                  : ({
                      ...current!,
                      entries: { kind: 'individual', items: [...current!.entries.items, newcomer()] },
                    } as PlanEvent);
            draft = { ...draft, events: [changed] };
          }
          const { contests } = draw();
          for (const [id, sides] of begun) {
            const contest = contests.find(({ key }) => contestId(event, key) === id);
            expect(contest && isDeepStrictEqual(contest.sides, sides), `${kind}: ${id}`).toBe(true);
          }
        }
      },
    ),
  );
});
