/** Open decisions in events whose results are entered here: ties, and contests without a result or an opponent. */
import { openTiesAnswer, resultSheetQuery } from '@podium/contract';
import type { OpenTies } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { isAbandoned } from '@podium/games';
import type { Discipline } from '@podium/games';
import type { SignedIn } from '../../access/actor.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import { isOpenPlace, toContest } from './contest.ts';
import { doneContest, doneRounds, openTies } from './done-rounds.ts';
import { isDecided, readEventRows } from './event-rows.ts';
import type { ContestRow, EventRows } from './event-rows.ts';
import { contestTies } from './find-ties.ts';
import { withMoreRounds } from './more-rounds.ts';
import { ofScorers } from './of-contest.ts';
import { competitorName } from './sheet-names.ts';

export const openTiesRoute = (kit: FeatureKit): Route =>
  route(
    {
      ...ofScorers,
      method: 'get',
      path: '/api/v1/desk/open-ties',
      summary: 'Ties and contests without a result that somebody has to decide',
      query: resultSheetQuery,
      answer: openTiesAnswer,
    },
    async ({ query: { lang }, user }) => presentOpenTies(kit, new Presenter(kit.program(), lang), user),
  );

/** @param user sees the ties of contests that they may edit */
async function presentOpenTies(
  kit: FeatureKit,
  presenter: Presenter,
  user: Pick<SignedIn, 'grants'>,
): Promise<OpenTies> {
  const { pool } = kit;
  const { snapshot } = presenter;
  const { rows } = await pool.query<{ unit: string }>('select distinct unit from results.steps where partition = $1', [
    snapshot.partition,
  ]);
  const entered = rows.flatMap(({ unit }) => snapshot.units.get(unit) ?? []).filter((unit) => mayEditUnit(user, unit));
  const ofEvents = new Map(
    entered.flatMap((unit) => (unit.eventId === undefined ? [] : [[unit.eventId, unit] as const])),
  );
  const found = await Promise.all(
    [...ofEvents.values()].map(async (unit) => {
      const event = await withMoreRounds(kit, pool, await readEventRows(pool, snapshot, unit));
      const discipline = disciplineFor(unit.disciplineCode);
      return [
        ...[...event.contests.values()].flatMap((row) => contestItems(event, row, discipline)),
        ...doneRounds(event, discipline).flatMap((round) => {
          // Any contest of the round leads to the decision.
          const [contest] = round.rows;
          return contest
            ? openTies(round).map(({ level, places, isShared }): Item => ({
                kind: isShared ? 'sharedMedal' : 'tie',
                level,
                places,
                contest: contest.unit,
                waiting: waitingFor(event, round.phase.id, places),
              }))
            : [];
        }),
      ];
    }),
  );
  const items = found.flat().map(({ kind, contest, level, places, from, waiting = [] }) => {
    const { name, event, discipline } = presenter.item(contest);
    return {
      kind,
      unit: { id: contest.id, name },
      event: event && { id: event.id, name: event.name },
      discipline: discipline && { id: discipline.key, name: discipline.name },
      names: level.map((id) => competitorName(presenter, id)),
      places,
      from: from ? presenter.item(from).name : null,
      waiting: [...waiting],
    };
  });
  return { items, total: items.length };
}

interface Item {
  kind: OpenTies['items'][number]['kind'];
  level: readonly string[];
  places: number[];
  contest: UnitInfo;
  /** The contest from which no competitor advances. */
  from?: UnitInfo;
  /** Ids of the contests that wait for one of the places. */
  waiting?: readonly string[];
}

function contestItems(event: EventRows, row: ContestRow, discipline: Discipline): Item[] {
  const contest = row.unit;
  const { entered } = toContest(row);
  const level = entered.lines.flatMap(({ competitor }) => (isOpenPlace(competitor) ? [] : competitor));
  return [
    ...contestTies(event, row, discipline).map((tie): Item => ({
      kind: 'tie',
      level: tie.level,
      places: tie.places,
      contest,
      waiting: waitingFor(event, contest.id, tie.places),
    })),
    ...(isAbandoned(entered) ? [{ kind: 'abandoned' as const, level, places: [], contest }] : []),
    ...emptySources(event, row, discipline).map((from): Item => ({ kind: 'nobody', level, places: [], contest, from })),
  ];
}

/** Contests with a place that a rank of a phase or contest fills. */
const waitingFor = ({ contests }: EventRows, ref: string, places: readonly number[]): string[] =>
  [...contests.values()].flatMap(({ unit, lines }) =>
    lines.some(({ from }) => from?.ref === ref && places.includes(Number(from.result))) ? unit.id : [],
  );

/** Contests that are decided without the winner or loser for whom a contest waits that has not begun. */
function emptySources({ contests }: EventRows, row: ContestRow, discipline: Discipline): UnitInfo[] {
  if (isDecided(row) || row.steps.length > 0) return [];
  return row.lines.flatMap(({ competitor, from }) => {
    const source = from && contests.get(from.ref);
    if (competitor !== null || !source || !isDecided(source) || (from.result !== 'W' && from.result !== 'L')) return [];
    return doneContest(source, discipline).lines.some(({ wlt }) => wlt === from.result) ? [] : source.unit;
  });
}
