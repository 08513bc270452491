/** Routes for scorers without an account, with the secret of their link. */
import { scorerAnswer, scorerCourt, scorerCourtRequest, scorerRequest } from '@podium/contract';
import type { LanguageCode, ResultSheet } from '@podium/contract';
import type { Context } from 'hono';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { rightsNow } from '../account-services.ts';
import type { FeatureKit } from '../kit.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import { checkInStarters, partSteps } from './check-in.ts';
import { toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { enterSteps } from './enter-steps.ts';
import { readContests } from './event-rows.ts';
import { courtUnits, linkUnit } from './link-units.ts';
import { presentLink, useLink } from './links.ts';
import type { LinkRow } from './links.ts';
import { stepsBytes } from './of-contest.ts';
import { progressText } from './progress-text.ts';
import { sideNames } from './side-names.ts';

/** @param readSheet presents a contest to a scorer's link */
export function scoreRoutes(
  kit: FeatureKit,
  readSheet: (
    unit: string,
    language: LanguageCode,
    reader: { link: Pick<LinkRow, 'id' | 'label'>; hasEntered?: boolean },
  ) => Promise<ResultSheet>,
): Route[] {
  const { pool, program, limit, addressOf } = kit;
  const scorers = limit({ name: 'scorer', points: 120, seconds: 60 });
  const guesses = limit({ name: 'scorer unknown', points: 20, seconds: 600 });
  /** The account that made a link, with its rights of now. */
  const makerOf = async (link: LinkRow | undefined): Promise<Pick<SignedIn, 'grants'> | undefined> =>
    link && link.userId !== null ? kit.use(rightsNow)(link.userId) : undefined;
  const refuseLink = async (c: Context): Promise<never> => {
    await guesses.take(addressOf(c));
    throw new ApiError('unauthorized', 'This link cannot be used.');
  };

  return [
    route(
      {
        method: 'post',
        path: '/api/v1/score/court',
        summary: "Contests of the court of a scorer's link",
        tag: 'score',
        access: 'everyone',
        body: scorerCourtRequest,
        answer: scorerCourt,
        answers: 'In the order in which they are played',
        errors: {
          unauthorized: 'There is no such link, it was revoked, its time is over, or its maker has lost the right',
          tooManyRequests: 'Too many requests of this link, or of this network with unknown links',
        },
      },
      async ({ c, body }) => {
        const games = program();
        const link = await useLink(pool, games.partition, body.link);
        const maker = await makerOf(link);
        const own =
          link?.unit === null && maker ? courtUnits(games, link).filter((unit) => mayEditUnit(maker, unit)) : [];
        if (!link || own.length === 0) return refuseLink(c);
        await scorers.take(link.id);
        const presenter = new Presenter(games, body.lang);
        const { contests } = await readContests(pool, games, own);
        const items = own.map((unit) => {
          const { name, event, discipline, start, status } = presenter.item(unit);
          const contest = toContest(contests.get(unit.id)!);
          return {
            unit: { id: unit.id, name },
            event: event && { id: event.id, name: event.name },
            discipline: discipline && { id: discipline.key, name: discipline.name },
            start,
            status,
            sides: sideNames(presenter, contest),
            told: progressText(contest),
            state: courtState(contest),
          };
        });
        const { expiresAt } = presentLink(link);
        return c.json({ items, total: items.length, label: link.label, expiresAt }, 200, personal);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/v1/score',
        summary: 'Scorer link details',
        description: 'Steps that came before are left out, so a request may be repeated.',
        tag: 'score',
        access: 'everyone',
        body: scorerRequest,
        bodyBytes: stepsBytes,
        answer: scorerAnswer,
        errors: {
          unauthorized:
            'There is no such link, it was revoked, its time is over, or its maker may no longer edit the contest',
          tooManyRequests: 'Too many requests of this link, or of this network with unknown links',
        },
      },
      async ({ c, body }) => {
        const link = await useLink(pool, program().partition, body.link);
        const unit = link && linkUnit(program(), link, body.unit);
        // A link is worth what its maker may do now.
        const maker = await makerOf(link);
        if (!link || !unit || !maker || !mayEditUnit(maker, unit)) return refuseLink(c);
        await scorers.take(link.id);
        const { checks, steps } = partSteps(body.steps);
        const checked = await checkInStarters(kit, unit, checks, { sentAt: body.sentAt, isAllOrNothing: false });
        const entered =
          steps.length === 0
            ? { taken: [], refused: [] }
            : await enterSteps(kit, {
                unit: unit.id,
                steps,
                by: null,
                link: { id: link.id, name: link.label, by: link.userId! },
                sentAt: body.sentAt,
                isAllOrNothing: false,
              });
        const outcome = {
          taken: [...checked.taken, ...entered.taken],
          refused: [...checked.refused, ...entered.refused],
        };
        const sheet = await readSheet(unit.id, body.lang, { link, hasEntered: steps.length > 0 });
        return c.json({ sheet, label: link.label, expiresAt: presentLink(link).expiresAt, ...outcome }, 200, personal);
      },
    ),
  ];
}

/** Scorers see live contests first and finished ones last. */
const courtState = ({ entered: { status } }: Contest): 'toCome' | 'on' | 'over' =>
  status === 'START_LIST' ? 'toCome' : status === 'LIVE' ? 'on' : 'over';
