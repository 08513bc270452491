import type { CupAnswer, CupHeadAnswer, CupsAnswer, CupSideScores } from '@podium/contract';
import { liveKeys, unitKey } from '@podium/contract/live-keys';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import { eventOrder } from '../../../read-model/program/event-order.ts';
import { Presenter } from '../../../read-model/program/presenter.ts';
import { ofKinds } from '../of-kinds.ts';
import { ContentPresenter } from '../present.ts';
import { CupSides } from './cup-sides.ts';
import { presentCount } from './present-count.ts';
import { publishedCups } from './published-cups.ts';
import type { PublishedCup } from './published-cups.ts';
import { DecidedPlaces } from './scored-places.ts';
import type { CupScoredPlace } from './scored-places.ts';
import { cupStandings, scoredDays } from './standings.ts';

const kinds = ['cup', 'cup-sport', 'cup-team'] as const;
/** Medals, rankings, names and days, and the finals whose ranks may stand for a ranking. */
const keys = ({ snapshot }: Pick<BuildContext, 'snapshot'>): string[] => {
  const finals: string[] = [];
  for (const { id, medal, isHeadToHead } of snapshot.units.values())
    if (medal === 'gold' && !isHeadToHead) finals.push(unitKey(id));
  return [
    liveKeys.games,
    liveKeys.medals,
    liveKeys.standing,
    liveKeys.participants,
    liveKeys.schedule,
    ...finals.toSorted(),
  ];
};

export const cupBuilders: Pick<FeatureBuilders, 'cups' | 'cup' | 'cupSide'> = {
  cups: ofKinds(kinds, keys, async (context, { delegation }) => {
    const cups = await publishedCups(context);
    const decided = await DecidedPlaces.read(context, worstPlace(cups));
    const items = cups.map((cup) => {
      const built = countCup(context, cup, decided);
      const standings = cupStandings(built.scores, built.sides).map(({ rank, side, points }) => ({
        rank,
        side,
        points,
      }));
      const present = (standing: (typeof standings)[number]) => ({
        ...standing,
        side: built.sides.present(standing.side),
      });
      const own = delegation === undefined ? undefined : built.sides.of(delegation.toUpperCase());
      const ownStanding = standings.find(({ side }) => side === own);
      return {
        ...built.head,
        leaders: standings.slice(0, 3).map(present),
        ...(delegation !== undefined && { own: ownStanding ? present(ownStanding) : null }),
      };
    });
    return { items, total: items.length } satisfies Omit<CupsAnswer, 'asOf'>;
  }),

  cup: ofKinds(kinds, keys, async (context, { id }) => {
    const built = await findCup(context, id);
    if (!built) return undefined;
    const { cup, head, scores, sides } = built;
    const presenter = new Presenter(context.snapshot, context.language);
    const standings = cupStandings(scores, sides);
    const rows = standings.map(({ side, sports, ...row }) => ({
      ...row,
      side: sides.present(side),
      sports: sports.map(({ discipline, points }) => ({ discipline: presenter.discipline(discipline), points })),
    }));
    return {
      ...head,
      count: presentCount(cup.rule, presenter),
      days: scoredDays(scores),
      rows,
      total: rows.length,
    } satisfies Omit<CupAnswer, 'asOf'>;
  }),

  cupSide: ofKinds(kinds, keys, async (context, { id, side }) => {
    const built = await findCup(context, id);
    if (!built?.sides.has(side)) return undefined;
    const { head, scores, sides } = built;
    const presenter = new Presenter(context.snapshot, context.language);
    const row = cupStandings(scores, sides).find((each) => each.side === side);
    const own = scores.filter((score) => sides.of(score.organisation) === side);
    const place = eventOrder(context.snapshot);
    const items = own
      .toSorted((a, b) => place(a.event.id, b.event.id) || a.scoredPlace - b.scoredPlace)
      .map((score) => presentScore(score, presenter));
    return {
      cup: head,
      rank: row?.rank ?? null,
      side: sides.present(side),
      points: row?.points ?? 0,
      items,
      total: items.length,
    } satisfies Omit<CupSideScores, 'asOf'>;
  }),
};

/** Places beyond it score in none of the cups; where places move up, any may score. */
function worstPlace(cups: readonly PublishedCup[]): number {
  const worst = cups.map(({ rule }) =>
    rule.movesUp ? lowestRank : Math.max(rule.points.length, rule.teamPoints?.length ?? 0),
  );
  return Math.max(0, ...worst);
}

/** The largest number that the column of ranks can hold. */
const lowestRank = 2_147_483_647;

interface CountedCup {
  cup: PublishedCup;
  head: CupHeadAnswer;
  sides: CupSides;
  /** Scored places of the delegations that take part. */
  scores: CupScoredPlace[];
}

async function findCup(context: BuildContext, id: string): Promise<CountedCup | undefined> {
  const cup = (await publishedCups(context)).find((each) => each.id === id);
  return cup && countCup(context, cup, await DecidedPlaces.read(context, worstPlace([cup])));
}

function countCup({ snapshot, language }: BuildContext, cup: PublishedCup, decided: DecidedPlaces): CountedCup {
  const present = new ContentPresenter(snapshot, language);
  const sides = new CupSides(cup, present);
  const events = decided.events(cup.rule);
  const scored = events.map((event) => decided.ofEvent(event, cup.rule));
  return {
    cup,
    head: {
      id: cup.id,
      title: present.text(cup.data.title),
      rule: present.optionalText(cup.data.rule),
      events: { decided: scored.filter((places) => places.length > 0).length, total: events.length },
      isByTeam: cup.teams.length > 0,
    },
    sides,
    scores: scored.flat().filter(({ organisation }) => sides.of(organisation) !== undefined),
  };
}

function presentScore(score: CupScoredPlace, presenter: Presenter): CupSideScores['items'][number] {
  return {
    discipline: presenter.discipline(score.event.disciplineCode),
    event: presenter.event(score.event.id),
    ...(score.ageGroup !== undefined && { ageGroup: score.ageGroup }),
    competitor: presenter.competitor(score.competitor),
    organisation: presenter.organisation(score.organisation)!,
    place: score.place,
    scoredPlace: score.scoredPlace,
    points: score.points,
    weight: score.weight,
    day: score.day ?? null,
  };
}
