import { resultSheetQuery, scorerLinkMade, scorerLinks, scorerLinkWanted, validScorerLinks } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import { z } from 'zod';
import { recordAction } from '../../access/record-action.ts';
import type { SignedIn } from '../../access/actor.ts';
import { transaction } from '../../database/database.ts';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { rightsNow } from '../account-services.ts';
import type { FeatureKit } from '../kit.ts';
import { listLinks, listValidLinks, makeLink, presentLink, revokeLink } from './links.ts';
import { base, ofContest, ofResults, ofScorers, unknown } from './of-contest.ts';
import { presentValidLinks } from './valid-links.ts';

/**
 * Routes for organizers to make, list and revoke links for scorers.
 *
 * @param ownUnit returns a contest that the user may edit; throws otherwise
 */
export function linkRoutes(kit: FeatureKit, ownUnit: (id: string, user: SignedIn) => UnitInfo): Route[] {
  const { pool, program } = kit;
  return [
    route(
      {
        ...ofResults,
        params: ofContest.params,
        method: 'get',
        path: `${base}/{unit}/links`,
        summary: "Scorers' links of a contest",
        answer: scorerLinks,
        errors: { ...unknown, forbidden: 'Your rights do not include the contest' },
      },
      async ({ params, user }) => {
        const unit = ownUnit(params.unit, user);
        const items = (await listLinks(pool, program().partition, unit.id)).map(presentLink);
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofResults,
        params: ofContest.params,
        query: resultSheetQuery,
        method: 'post',
        path: `${base}/{unit}/links`,
        summary: 'Make a link for a scorer without an account',
        description: 'The address is shown only once.',
        body: scorerLinkWanted,
        answer: scorerLinkMade,
        status: 201,
        errors: { ...unknown, forbidden: 'Your rights do not include the contest' },
      },
      async ({ c, params, query, body, user }) => {
        const unit = ownUnit(params.unit, user);
        const { link, secret } = await transaction(pool, async (client) => {
          const made = await makeLink(client, {
            ...body,
            partition: program().partition,
            unit: unit.id,
            by: user.userId,
          });
          await recordAction(client, user, {
            type: 'result.link',
            about: `unit/${unit.id}`,
            after: { label: body.label, hours: body.hours },
          });
          return made;
        });
        // The scorer's page opens in the language of the user who created the link.
        const url = `${kit.publicUrl}${pathCodec.write(query.lang, '/score')}#${secret}`;
        return c.json({ ...presentLink(link), url }, 201, personal);
      },
    ),
    route(
      {
        ...ofResults,
        method: 'delete',
        path: `${base}/{unit}/links/{id}`,
        summary: "Revoke a scorer's link",
        params: z.object({ unit: z.string().min(1).max(80), id: z.uuid() }),
        answer: nothing,
        errors: { notFound: 'There is no such link', forbidden: 'Your rights do not include the contest' },
      },
      async ({ params, user }) => {
        const unit = ownUnit(params.unit, user);
        await transaction(pool, async (client) => {
          if (!(await revokeLink(client, program().partition, unit.id, params.id)))
            throw new ApiError('notFound', 'There is no such link.');
          await recordAction(client, user, { type: 'result.link-revoked', about: `unit/${unit.id}` });
        });
        return {};
      },
    ),
    route(
      {
        ...ofScorers,
        method: 'get',
        path: '/api/v1/desk/scorer-links',
        summary: "Valid scorers' links of all contests that the user may edit",
        query: resultSheetQuery,
        answer: validScorerLinks,
      },
      async ({ query: { lang }, user }) => {
        const games = program();
        const rows = await listValidLinks(pool, games.partition);
        return presentValidLinks(rows, { presenter: new Presenter(games, lang), user, rightsOf: kit.use(rightsNow) });
      },
    ),
  ];
}
