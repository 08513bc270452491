import {
  confirmedResult,
  enteredSteps,
  releasedCorrections,
  resultCorrections,
  resultList,
  resultListQuery,
  resultSheet,
} from '@podium/contract';
import type { LanguageCode, ResultSheet } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { mayEditUnit, mayScoreUnit } from '../may-edit-unit.ts';
import type { FeatureKit } from '../kit.ts';
import { consequencesOf } from './confirmation.ts';
import { checkInStarters, partSteps, readCheckIns, refuseSome } from './check-in.ts';
import { toContest } from './contest.ts';
import { contestDeskRoute } from './contest-desk.ts';
import { correctValues, releaseValues } from './correct-values.ts';
import { confirmResult, enterSteps } from './enter-steps.ts';
import { readContests, readEventRows } from './event-rows.ts';
import { enterFaultOf, readAuthors } from './sheet-readers.ts';
import { roundRoute } from './round-route.ts';
import { findContestsRoute } from './find-contests.ts';
import { linkRoutes } from './link-routes.ts';
import type { LinkRow } from './links.ts';
import { courtLinkRoutes } from './court-link-routes.ts';
import { withMoreRounds } from './more-rounds.ts';
import { isContest } from '../contest-types.ts';
import { base, ofContest, ofScorers, stepsBytes, unknown } from './of-contest.ts';
import { scoreRoutes } from './score-routes.ts';
import { openTiesRoute } from './open-ties.ts';
import { confirmFault, presentSheet } from './present-sheet.ts';
import { Presence } from './presence.ts';
import { presentListed } from './present-listed.ts';

/** @param needsSecond whether a result must be confirmed by a user who did not enter any of it */
export function resultRoutes(kit: FeatureKit, needsSecond: boolean): Route[] {
  const { pool, program } = kit;

  const readSheet = async (
    id: string,
    language: LanguageCode,
    { user, link, hasEntered = false }: { user?: SignedIn; link?: Pick<LinkRow, 'id' | 'label'>; hasEntered?: boolean },
  ): Promise<ResultSheet> => {
    const games = program();
    const unit = games.units.get(id);
    if (!unit || !isContest(unit)) throw new ApiError('notFound', 'There is no such contest.');
    const event = await withMoreRounds(kit, pool, await readEventRows(pool, games, unit));
    const contest = toContest(event.contests.get(id)!);
    return presentSheet(contest, {
      presenter: new Presenter(games, language),
      enterFault: enterFaultOf(unit, user),
      user,
      link: link?.id,
      others: noteAuthor(id, { user, link }, hasEntered),
      ...consequencesOf(event, contest),
      needsSecond,
      checkIns: (await readCheckIns(pool, games.partition, [unit])).get(id),
      people: await readAuthors(pool, [contest]),
    });
  };
  const presence = new Presence();
  /** Notes who reads or enters, and returns the others. */
  const noteAuthor = (
    unit: string,
    { user, link }: { user?: SignedIn | undefined; link?: Pick<LinkRow, 'id' | 'label'> | undefined },
    hasEntered: boolean,
  ): ResultSheet['others'] => {
    const author = link
      ? { key: `link ${link.id}`, name: link.label }
      : { key: `account ${user?.userId}`, name: user?.username ?? '' };
    presence.note(unit, author, machineNow(), hasEntered);
    return presence.others(unit, author.key, machineNow());
  };
  /** @throws ApiError 403, 404 */
  const ownUnit = (id: string, user: SignedIn, isCovered = mayEditUnit): UnitInfo => {
    const unit = program().units.get(id);
    if (!unit || !isContest(unit)) throw new ApiError('notFound', 'There is no such contest.');
    if (!isCovered(user, unit)) throw new ApiError('forbidden', 'Your rights do not include this contest.');
    return unit;
  };

  return [
    ...linkRoutes(kit, ownUnit),
    ...courtLinkRoutes(kit),
    route(
      {
        ...ofScorers,
        method: 'get',
        path: base,
        summary: 'Contests of a day, as far as their results are entered',
        query: resultListQuery,
        answer: resultList,
      },
      async ({ query: { day, lang }, user }) => {
        const games = program();
        const all = [...games.units.values()].filter((unit) => isContest(unit) && !unit.isStub);
        const visibleUnits = all
          .filter((unit) => unit.day === day)
          .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);
        const presenter = new Presenter(games, lang);
        const { contests } = await readContests(pool, games, visibleUnits);
        const items = visibleUnits.map((unit) => presentListed(toContest(contests.get(unit.id)!), { presenter, user }));
        const days = [...new Set(all.flatMap((unit) => unit.day || []))].toSorted((a, b) => (a < b ? -1 : 1));
        return { items, total: items.length, days };
      },
    ),
    roundRoute(kit, needsSecond),
    openTiesRoute(kit),
    contestDeskRoute(kit, presence),
    findContestsRoute(kit),
    route(
      {
        ...ofContest,
        ...ofScorers,
        method: 'get',
        path: `${base}/{unit}`,
        summary: 'A contest as it is entered',
        answer: resultSheet,
        errors: unknown,
      },
      async ({ params, query, user }) => readSheet(params.unit, query.lang, { user }),
    ),
    route(
      {
        ...ofContest,
        ...ofScorers,
        method: 'post',
        path: `${base}/{unit}/steps`,
        summary: 'Enter what happened',
        description: 'All steps or none. A step that came before counts once.',
        body: enteredSteps,
        bodyBytes: stepsBytes,
        answer: resultSheet,
        errors: {
          ...unknown,
          forbidden: 'Your rights do not include the contest',
          conflict: 'Field `seen`: somebody else has changed the contest since',
          unprocessable:
            'A step that the contest cannot have, by field; `reason`: an official result is reopened with one',
        },
      },
      async ({ params, query, body, user }) => {
        const unit = ownUnit(params.unit, user, mayScoreUnit);
        const isScorer = !mayEditUnit(user, unit);
        const { checks, steps } = partSteps(body.steps);
        const { refused } = await checkInStarters(kit, unit, checks, {
          sentAt: body.sentAt,
          isAllOrNothing: true,
        });
        refuseSome(body.steps, refused);
        if (steps.length > 0)
          await enterSteps(kit, { ...body, steps, unit: unit.id, by: toDecider(user), isScorer, isAllOrNothing: true });
        return readSheet(unit.id, query.lang, { user, hasEntered: true });
      },
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: `${base}/{unit}/confirm`,
        summary: 'Make a result official',
        description: 'Whoever goes on is moved on; after the last contest of an event its medals are given.',
        body: confirmedResult,
        answer: resultSheet,
        errors: {
          ...unknown,
          forbidden: 'Your rights do not include the contest',
          conflict:
            'Field `seen`: somebody else has changed the contest since; `result`: why it cannot be confirmed; `isSure`: the sheet has doubts',
        },
      },
      async ({ params, query, body, user }) => {
        const unit = ownUnit(params.unit, user);
        await confirmResult(kit, {
          ...body,
          unit: unit.id,
          by: toDecider(user),
          check: (contest) => {
            const fault = confirmFault(contest, user, needsSecond);
            if (fault)
              throw new ApiError('conflict', 'It cannot be confirmed.', {
                fields: [{ field: 'result', message: fault }],
              });
          },
        });
        return readSheet(unit.id, query.lang, { user });
      },
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: `${base}/{unit}/corrections`,
        summary: 'Correct values of a result that the feed sends',
        description:
          'All of them, as one decision, or none. They stay until they are released, whatever the feed sends.',
        body: resultCorrections,
        answer: resultSheet,
        errors: {
          ...unknown,
          forbidden: 'Your rights do not include the contest',
          conflict: 'Field `edits.0.seen`: it is shown otherwise by now; `unit`: the feed does not send the result',
          unprocessable:
            'A value that the line cannot have, by field; `reason`: an official result is corrected with one',
        },
      },
      async ({ params, query, body, user }) => {
        const unit = ownUnit(params.unit, user);
        const language = body.language ?? query.lang;
        await correctValues(kit, { ...body, language, unit: unit.id, by: toDecider(user) });
        return readSheet(unit.id, query.lang, { user });
      },
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: `${base}/{unit}/corrections/release`,
        summary: 'Show again what the feed says',
        body: releasedCorrections,
        answer: resultSheet,
        errors: { ...unknown, forbidden: 'Your rights do not include the contest' },
      },
      async ({ params, query, body, user }) => {
        const unit = ownUnit(params.unit, user);
        await releaseValues(kit, { ...body, unit: unit.id, by: toDecider(user) });
        return readSheet(unit.id, query.lang, { user });
      },
    ),
    ...scoreRoutes(kit, readSheet),
  ];
}

const toDecider = ({ userId, grants }: SignedIn): { userId: string; role: string } => ({
  userId,
  role:
    (['admin', 'manager', 'referee', 'scorer'] as const).find((role) => grants.some((grant) => grant.role === role)) ??
    '',
});
