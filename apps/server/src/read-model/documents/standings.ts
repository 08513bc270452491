/** Brackets, pools and final rankings of a discipline or of one event. */
import type { BracketAnswer, BracketsAnswer, PoolsAnswer, RankingAnswer, StandingAnswer } from '@podium/contract';
import type { BracketElement, Detail } from '@podium/odf';
import { agreeingSides, rscToId } from '@podium/games';
import { readBrackets, readLists } from '../queries/discipline-rows.ts';
import type { BracketRow, ListRows } from '../queries/discipline-rows.ts';
import { stampTime } from '../../feed/order.ts';
import { withAgeGroups } from './age-groups.ts';
import type { BuildContext } from './document.ts';
import { drawnBrackets } from './drawn-brackets.ts';
import { disciplineKeys, ofDiscipline } from './of-discipline.ts';
import { isUnderCorrection } from '../program/outcome.ts';
import type { Presenter } from '../program/presenter.ts';
import { presentLine } from './lines.ts';
import { withLeads } from './pool-leads.ts';
import { loadSetPoints } from './pool-matches.ts';
import { withOpponents } from './pool-opponents.ts';
import { withProspects } from './pool-prospects.ts';
import { readLastRounds } from './rounds.ts';
import { placeMethod } from '../program/entry-method.ts';
import { isCompetition, newestStamp } from '../program/unit-state.ts';
import { readAgeGroups } from '../program/event-age-groups.ts';
import { readSeeds } from '../queries/participant-rows.ts';

export const buildBrackets = ofDiscipline(async ({ snapshot, pool }, code, presenter) => {
  const rows = await readBrackets(pool, snapshot.partition, code);
  const sent = rows.map((row) => ({
    event: presenter.event(row.ref),
    status: row.status,
    brackets: presentBrackets(presenter, row),
  }));
  const rankedRefs = new Set(rows.map(({ ref }) => ref));
  const units = snapshot.units.of('discipline', code).filter((unit) => unit.bracket && isCompetition(unit));
  const drawn = Map.groupBy(
    units.filter(({ eventId }) => eventId !== undefined && !rankedRefs.has(eventId)),
    ({ eventId }) => eventId!,
  );
  const seeds = await readSeeds(pool, snapshot.partition, [...drawn.keys()]);
  const items = [
    ...sent,
    ...[...drawn].map(([event, list]) => ({
      event: presenter.event(event),
      status: null,
      brackets: drawnBrackets(presenter, list, seeds.get(event) ?? new Map()),
    })),
  ];
  const asOf = presenter.asOf(newestStamp([...rows, ...[...drawn.values()].flat()]));
  const body: BracketsAnswer = { items, total: items.length, asOf };
  return { body, keys: disciplineKeys(code) };
});

export function presentBrackets(presenter: Presenter, row: BracketRow): BracketAnswer[] {
  return row.body.brackets.map((bracket) => presentBracket(presenter, row.ref, bracket, stampTime(row.stamp)));
}

/** Removes competitors from contests whose field is hidden. */
function withoutHidden({ snapshot }: Presenter, item: BracketElement['rounds'][number]['items'][number]): typeof item {
  if (!item.unit || !snapshot.units.get(rscToId(item.unit))?.isFieldHidden) return item;
  return {
    ...item,
    places: item.places.map(({ competitor: _competitor, ...place }) => ({ ...place, placeholder: 'TBD' })),
  };
}

/** @param sentAt when the bracket was sent: newer contest results replace its values */
function presentBracket(presenter: Presenter, event: string, bracket: BracketElement, sentAt: string): BracketAnswer {
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text) || null);
  return {
    code: bracket.code,
    rounds: bracket.rounds.map((round) => ({
      code: round.code,
      items: round.items.map((sent) => {
        const item = withoutHidden(presenter, sent);
        const known = withNewerResult(presenter, sentAt, {
          code: item.code ?? null,
          unit: item.unit ? rscToId(item.unit) : null,
          order: number(item.order),
          position: number(item.position),
          result: item.result ?? null,
          date: item.date,
          time: item.time,
          details: presentOrNothing(item.details),
          places: item.places.map((place) => ({
            pos: place.pos ?? '',
            competitor: presenter.competitor({
              id: place.competitor?.code ?? place.placeholder ?? 'TBD',
              type: place.competitor?.type,
              organisation: place.competitor?.organisation,
              name: place.competitor?.teamName,
              from: place.previousUnit && {
                unit: rscToId(place.previousUnit.unit),
                result: place.previousUnit.wlt ?? place.previousUnit.value,
              },
            }),
            seed: place.competitor?.seed ?? null,
            method: placeMethod(presenter, event, place.competitor?.code ?? null),
            wlt: place.wlt ?? null,
            result: place.result ?? null,
            irm: place.irm ?? null,
            rank: place.rank,
            resultType: place.resultType,
            qualification: place.qualificationMark,
            bib: place.competitor?.bib,
            isStruckOut: place.isStruckOut || undefined,
            details: presentOrNothing([...place.details, ...(place.competitor?.details ?? [])]),
          })),
        });
        return withAgreeingPlaces(presenter, known);
      }),
    })),
  };
}

type BracketItem = BracketAnswer['rounds'][number]['items'][number];

/** Replaces winner, score and mark of each side by the contest's own result if that is newer than the bracket. */
function withNewerResult({ snapshot }: Presenter, sentAt: string, item: BracketItem): BracketItem {
  const unit = item.unit === null ? undefined : snapshot.units.get(item.unit);
  if (unit?.resultSentAt === undefined || unit.resultSentAt <= sentAt || unit.resultStatus === 'START_LIST')
    return item;
  const lines = new Map(unit.summary.map((line) => [line.competitor, line]));
  if (!item.places.some(({ competitor }) => lines.has(competitor.id ?? ''))) return item;
  return {
    ...item,
    result: null,
    places: item.places.map((place) => {
      const line = lines.get(place.competitor.id ?? '');
      return line
        ? { ...place, wlt: line.wlt ?? null, result: line.result ?? null, irm: line.irm ?? null, rank: line.rank }
        : place;
    }),
  };
}

/** A bracket repeats marks and scores of a contest as its source writes them; they have to agree with its other pages. */
function withAgreeingPlaces({ snapshot }: Presenter, item: BracketItem): BracketItem {
  const summary = (item.unit !== null && snapshot.units.get(item.unit)?.summary) || [];
  const places = item.places.map((place) => ({
    ...place,
    shootOut: summary.find(({ competitor }) => competitor === place.competitor.id)?.shootOut,
  }));
  return {
    ...item,
    places: agreeingSides(places).map(({ shootOut: _shootOut, wlt, ...place }) => ({ ...place, wlt: wlt ?? null })),
  };
}

const presentOrNothing = (details: Detail[]): Detail[] | undefined => (details.length > 0 ? details : undefined);

export function presentStanding(presenter: Presenter, { set, lines }: ListRows): StandingAnswer {
  return {
    event: presenter.event(set.event_id ?? set.ref, set.names['event']),
    phase: set.level !== 'event' && set.phase_id ? presenter.phaseOf(set.phase_id, set.names['unit']) : null,
    status: set.status,
    lines: lines.map((line) => presentLine(presenter, line)),
    details: set.details.length > 0 ? set.details : undefined,
    notes: set.notes.length > 0 ? set.notes.map((note) => presenter.written(note)) : undefined,
  };
}

export async function presentPools(
  context: BuildContext,
  presenter: Presenter,
  pools: readonly ListRows[],
): Promise<StandingAnswer[]> {
  const setPoints = await loadSetPoints(
    context,
    pools.map(({ set }) => set),
  );
  return pools.map((pool) => {
    const standing = presentStanding(presenter, pool);
    const lines = withLeads(presenter, pool.set, standing.lines, setPoints);
    const prospects = withProspects(presenter, pool.set, lines);
    return { ...standing, lines: withOpponents(presenter, pool.set, prospects) };
  });
}

/**
 * Final rankings of events: each line with its awarded medal (never derived from a rank) and the last round reached.
 */
export async function presentRankings(
  context: BuildContext,
  presenter: Presenter,
  rankings: readonly ListRows[],
): Promise<StandingAnswer[]> {
  const eventId = ({ set }: ListRows): string => set.event_id ?? set.ref;
  const rounds = await readLastRounds(context, presenter, rankings.map(eventId));
  const ageGroups = await readAgeGroups(context.pool, context.snapshot, rankings.map(eventId));
  return rankings.map((ranking) => {
    const event = eventId(ranking);
    const awards = (context.snapshot.awards.byEvent.get(event) ?? []).filter(
      (award) => !award.isNotAwarded && !isUnderCorrection(context.snapshot, award),
    );
    const standing = presentStanding(presenter, ranking);
    const lines = withAgeGroups(standing.lines, ageGroups.get(event)).map((line, index) => {
      const { competitor_id: id } = ranking.lines[index]!;
      const won = awards.find(({ competitorId }) => competitorId === id);
      const ranked = { ...line, round: rounds.get(event)?.get(id) };
      return won?.ageGroup === undefined || !line.ageGroup
        ? { ...ranked, medal: won?.medal }
        : { ...ranked, ageGroup: { ...line.ageGroup, medal: won.medal } };
    });
    return { ...standing, lines };
  });
}

export const buildPools = ofDiscipline(async (context, code, presenter) => {
  const lists = await readLists(context.pool, context.snapshot.partition, { code, level: 'pool' });
  const items = await presentPools(context, presenter, lists);
  const body: PoolsAnswer = {
    items,
    total: items.length,
    asOf: presenter.asOf(newestStamp(lists.map(({ set }) => set))),
  };
  return { body, keys: disciplineKeys(code) };
});

export const buildRanking = ofDiscipline(async (context, code, presenter) => {
  const lists = await readLists(context.pool, context.snapshot.partition, { code, level: 'event' });
  const items = await presentRankings(context, presenter, lists);
  const body: RankingAnswer = {
    items,
    total: items.length,
    asOf: presenter.asOf(newestStamp(lists.map(({ set }) => set))),
  };
  return { body, keys: disciplineKeys(code) };
});
