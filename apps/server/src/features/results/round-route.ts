/** All contests of a round or group on one page, such as the boards of a chess round. */
import { resultRound } from '@podium/contract';
import type { LanguageCode, ResultRound } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { isContest } from '../contest-types.ts';
import type { FeatureKit } from '../kit.ts';
import { readCheckIns } from './check-in.ts';
import { consequencesOf } from './confirmation.ts';
import { toContest } from './contest.ts';
import { readEventRows } from './event-rows.ts';
import { withMoreRounds } from './more-rounds.ts';
import { base, ofContest, ofScorers, unknown } from './of-contest.ts';
import { roundOf } from './round-of.ts';
import { presentSheet } from './present-sheet.ts';
import { enterFaultOf, readAuthors } from './sheet-readers.ts';

export const roundRoute = (kit: FeatureKit, needsSecond: boolean): Route =>
  route(
    {
      ...ofContest,
      ...ofScorers,
      method: 'get',
      path: `${base}/{unit}/round`,
      summary: 'All contests of the round or group of a contest, as they are entered',
      answer: resultRound,
      errors: unknown,
    },
    async ({ params, query, user }) => readRound(kit, params.unit, { language: query.lang, user, needsSecond }),
  );

async function readRound(
  kit: FeatureKit,
  id: string,
  { language, user, needsSecond }: { language: LanguageCode; user: SignedIn; needsSecond: boolean },
): Promise<ResultRound> {
  const { pool } = kit;
  const games = kit.program();
  const unit = games.units.get(id);
  if (!unit || !isContest(unit)) throw new ApiError('notFound', 'There is no such contest.');
  const event = await withMoreRounds(kit, pool, await readEventRows(pool, games, unit));
  const presenter = new Presenter(games, language);
  const round = roundOf(presenter, unit);
  const isOfRound = (other: UnitInfo): boolean =>
    other === unit || (round !== null && roundOf(presenter, other)?.id === round.id);
  const contests = [...event.contests.values()]
    .filter((row) => !row.unit.isStub && isContest(row.unit) && isOfRound(row.unit))
    .toSorted((a, b) => a.unit.order - b.unit.order)
    .map((row) => toContest(row));
  const people = await readAuthors(pool, contests);
  const checkIns = await readCheckIns(
    pool,
    games.partition,
    contests.map(({ row }) => row.unit),
  );
  const items = contests.map((contest) =>
    presentSheet(contest, {
      presenter,
      enterFault: enterFaultOf(contest.row.unit, user),
      user,
      others: [],
      ...consequencesOf(event, contest),
      needsSecond,
      checkIns: checkIns.get(contest.row.unit.id),
      people,
    }),
  );
  const item = presenter.item(unit);
  return {
    name: round?.name ?? item.name,
    event: item.event && { id: item.event.id, name: item.event.name },
    discipline: item.discipline && { id: item.discipline.key, name: item.discipline.name },
    items,
    total: items.length,
  };
}
