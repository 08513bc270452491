/** Papers of contests: start lists, call-room lists, score sheets. Names are those of the public start list. */
import { contestPaperQuery, maxContests, paperCount } from '@podium/contract';
import type { ContestPaperQuery } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { answerDeskPdf, deskPdf, deskPdfErrors } from './desk-answer.ts';
import { openContext } from './open-context.ts';
import { printOnce } from './print-once.ts';
import { printableContests } from './printable-contests.ts';
import { contestSheets } from './sheets/contest-sheets.ts';

const base = '/api/v1/desk/prints/contests';
const access = { grants: ['manager', 'referee', 'scorer'], isForPart: true } as const;

export const contestPaperRoutes = (kit: FeatureKit): Route[] => [
  route(
    {
      method: 'get',
      path: base,
      summary: 'Number of contests that a paper would contain',
      tag: 'desk',
      access,
      query: contestPaperQuery,
      answer: paperCount,
      description: 'Only contests that your rights include.',
    },
    ({ query, user }) => ({ total: findContests(kit.program(), query, user).length, max: maxContests }),
  ),
  route(
    {
      ...deskPdf,
      path: `${base}.pdf`,
      summary: 'Start lists, call-room lists or score sheets as PDF',
      description: 'Only contests that your rights include, in the order in which they begin.',
      access,
      query: contestPaperQuery,
      errors: deskPdfErrors,
    },
    async ({ c, query, user }) => {
      const program = kit.program();
      const units = findContests(program, query, user);
      if (units.length > maxContests)
        throw new ApiError('unprocessable', `Choose a day, an event or a place: at most ${maxContests} contests fit.`);
      const contests = units.map(({ id, eventId }) => ({
        id,
        rules: program.reference.events.get(eventId ?? '')?.rules,
      }));
      const paper = await contestSheets(await openContext(kit, query.lang), query.paper, contests);
      if (!paper) throw new ApiError('notFound', 'There are no contests to print.');
      return answerDeskPdf(c, await printOnce(paper), query.paper, query.lang);
    },
  ),
];

type Filter = Pick<ContestPaperQuery, 'unit' | 'event' | 'day' | 'place'>;

function findContests(
  program: Pick<Program, 'units'>,
  { unit, event, day, place }: Filter,
  user: Pick<SignedIn, 'grants'>,
): UnitInfo[] {
  return printableContests(program, user).filter(
    (one) =>
      (unit === undefined || one.id === unit) &&
      (event === undefined || one.eventId === event) &&
      (day === undefined || one.day === day) &&
      (place === undefined || one.locationId === place || one.venueId === place),
  );
}
