/** Ties and abandoned contests that nobody has decided, of all events whose results are entered here. */
import { openTiesAnswer, resultSheetQuery } from '@podium/contract';
import type { OpenTies } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { isAbandoned } from '@podium/games';
import type pg from 'pg';
import type { SignedIn } from '../../access/actor.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import { isOpenPlace, toContest } from './contest.ts';
import { doneRounds, openTies } from './done-rounds.ts';
import { readEventRows } from './event-rows.ts';
import { contestTies } from './find-ties.ts';
import { ofResults } from './of-contest.ts';
import { competitorName } from './sheet-names.ts';

export const openTiesRoute = ({ pool, program }: FeatureKit): Route =>
  route(
    {
      ...ofResults,
      method: 'get',
      path: '/api/v1/desk/open-ties',
      summary: 'Ties of finished rounds that somebody has to decide',
      query: resultSheetQuery,
      answer: openTiesAnswer,
    },
    async ({ query: { lang }, user }) => presentOpenTies(pool, new Presenter(program(), lang), user),
  );

/** @param user sees the ties of contests that they may edit */
async function presentOpenTies(pool: pg.Pool, presenter: Presenter, user: Pick<SignedIn, 'grants'>): Promise<OpenTies> {
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
      const event = await readEventRows(pool, snapshot, unit);
      const discipline = disciplineFor(unit.disciplineCode);
      const ofRounds = doneRounds(event, discipline).flatMap((round) => {
        // Any contest of the round leads to the decision.
        const [contest] = round.rows;
        return contest ? openTies(round).map((tie) => ({ ...tie, contest: contest.unit })) : [];
      });
      const ofContests = [...event.contests.values()].flatMap((row) =>
        contestTies(event, row, discipline).map((tie) => ({ ...tie, contest: row.unit })),
      );
      const abandoned = [...event.contests.values()].flatMap((row) => {
        const { entered } = toContest(row);
        const level = entered.lines.flatMap(({ competitor }) => (isOpenPlace(competitor) ? [] : competitor));
        return isAbandoned(entered) ? { level, places: [], isShared: false, contest: row.unit } : [];
      });
      return [...ofContests, ...ofRounds, ...abandoned];
    }),
  );
  const items = found.flat().map(({ contest, level, places, isShared }) => {
    const { name, event, discipline } = presenter.item(contest);
    return {
      unit: { id: contest.id, name },
      event: event && { id: event.id, name: event.name },
      discipline: discipline && { id: discipline.key, name: discipline.name },
      names: level.map((id) => competitorName(presenter, id)),
      places,
      isShared,
    };
  });
  return { items, total: items.length };
}
