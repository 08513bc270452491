import { courtLinkMade, courtLinkWanted, courtSheetWanted, resultSheetQuery } from '@podium/contract';
import type { LanguageCode } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { recordAction } from '../../access/record-action.ts';
import { transaction } from '../../database/database.ts';
import { ApiError } from '../../ground/api-error.ts';
import { phrase } from '../../ground/phrases.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { codePrinting } from '../code-sheet.ts';
import type { FeatureKit } from '../kit.ts';
import { mayEditUnit } from '../may-edit-unit.ts';
import { courtsOfDay, courtUnits, findPlace } from './link-units.ts';
import { findCourtLink, makeCourtLink, presentLink, revokeLink } from './links.ts';
import type { Court, LinkRow } from './links.ts';
import { ofResults } from './of-contest.ts';

const base = '/api/v1/desk/scorer-links';
const hourMs = 3_600_000;
/** A day of competition may end after midnight. */
const afterDayMs = 36 * hourMs;
/** More courts than a Games has in a day. */
const maxCourts = 120;

/** Routes for links of courts: made one at a time, or for all courts of a day and printed. */
export function courtLinkRoutes(kit: FeatureKit): Route[] {
  const { pool, program, clock, publicUrl } = kit;
  /** Contests of the court that the user may edit. @throws ApiError 404, 403 */
  const ownUnits = (court: Court, user: SignedIn): UnitInfo[] => {
    const units = courtUnits(program(), court);
    if (units.length === 0) throw new ApiError('notFound', 'There are no contests at this court.');
    const own = units.filter((unit) => mayEditUnit(user, unit));
    if (own.length === 0) throw new ApiError('forbidden', 'Your rights do not include the contests of this court.');
    return own;
  };
  const make = async (
    client: pg.ClientBase,
    court: Court,
    { label, user }: { label: string; user: SignedIn },
  ): Promise<{ link: LinkRow; secret: string }> => {
    const lastDay = ownUnits(court, user)
      .map(({ day }) => day)
      .toSorted()
      .at(-1)!;
    // The end of the day by the clock of the Games, which rehearsals set to another date.
    const validMs = Math.max(hourMs, Date.parse(`${lastDay}T00:00:00Z`) + afterDayMs - clock.now());
    const made = await makeCourtLink(client, court, {
      partition: program().partition,
      label,
      validMs,
      by: user.userId,
    });
    await recordAction(client, user, {
      type: 'result.link',
      about: `venue/${court.venue}`,
      after: { ...court, label },
    });
    return made;
  };
  const addressOf = (secret: string, lang: LanguageCode): string =>
    `${publicUrl}${pathCodec.write(lang, '/score')}#${secret}`;

  return [
    route(
      {
        ...ofResults,
        method: 'post',
        path: base,
        summary: "Make a scorers' link for all contests of a court",
        description: 'The address is returned once. Each contest opens only while the maker may edit it.',
        query: resultSheetQuery,
        body: courtLinkWanted,
        answer: courtLinkMade,
        status: 201,
        errors: {
          notFound: 'There are no contests at this court',
          forbidden: 'Your rights do not include its contests',
        },
      },
      async ({ c, query: { lang }, body: { label, place, day, discipline }, user }) => {
        const court = { ...findPlace(program(), place), day, discipline: disciplineCode(discipline) };
        const { link, secret } = await transaction(pool, async (client) => make(client, court, { label, user }));
        return c.json({ ...presentLink(link), url: addressOf(secret, lang) }, 201, personal);
      },
    ),
    route(
      {
        ...ofResults,
        method: 'post',
        path: `${base}/sheet`,
        summary: "Make a scorers' link for each court of a day, and print them as PDF",
        body: courtSheetWanted,
        answer: { media: { 'application/pdf': z.string().meta({ format: 'binary' }) } },
        answers: 'A4, six courts per page',
        errors: {
          notFound: 'No court has a contest on this day that your rights include',
          unavailable: 'Too many documents are being printed',
        },
      },
      async ({ c, body: { day, venue, discipline, lang }, user }) => {
        const games = program();
        const courts = courtsOfDay(games, {
          day,
          venue,
          discipline: disciplineCode(discipline),
          isOpen: (unit) => mayEditUnit(user, unit),
        }).slice(0, maxCourts);
        if (courts.length === 0) throw new ApiError('notFound', 'There are no contests of yours on this day.');
        const presenter = new Presenter(games, lang);
        const codes = await transaction(pool, async (client) => {
          const made = [];
          for (const court of courts) {
            const title = courtName(presenter, court);
            const { link, secret } = await make(client, court, { label: title, user });
            made.push({ title, points: 0, endsAt: link.expiresAt, address: addressOf(secret, lang), facts: [day] });
          }
          return made;
        });
        const heading = {
          title: phrase(lang, 'results.courtSheet.title'),
          instruction: phrase(lang, 'results.courtSheet.instruction'),
        };
        return c.body(new Uint8Array(await kit.use(codePrinting)(codes, lang, heading)), 200, {
          ...personal,
          'content-type': 'application/pdf',
          'content-language': lang,
          'content-disposition': `inline; filename="scorers-${day}-${lang}.pdf"`,
          'x-robots-tag': 'noindex',
          // Browsers show a PDF as an object in their own page, which this policy applies to.
          'content-security-policy':
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        });
      },
    ),
    route(
      {
        ...ofResults,
        method: 'delete',
        path: `${base}/{id}`,
        summary: 'Revoke the link of a court',
        params: z.object({ id: z.uuid() }),
        answer: nothing,
        errors: { notFound: 'There is no such link', forbidden: 'Your rights do not include its contests' },
      },
      async ({ params: { id }, user }) => {
        const { partition } = program();
        await transaction(pool, async (client) => {
          const link = await findCourtLink(client, partition, id);
          if (!link) throw new ApiError('notFound', 'There is no such link.');
          // The contests may be over or moved: the maker may revoke the link in any case.
          if (link.userId !== user.userId) ownUnits(link, user);
          if (!(await revokeLink(client, partition, null, id)))
            throw new ApiError('notFound', 'There is no such link.');
          await recordAction(client, user, { type: 'result.link-revoked', about: `venue/${link.venue}` });
        });
        return {};
      },
    ),
  ];
}

/** Ids of sports are their codes in lower case. */
const disciplineCode = (id: string | null): string | null => id?.toUpperCase() ?? null;

/** `Ginásio Central · Quadra 2`. */
export function courtName(presenter: Presenter, { venue, location }: Court): string {
  const names = [presenter.venue(venue ?? undefined)?.name, presenter.venue(location ?? undefined)?.name];
  return [...new Set(names.filter((name) => name !== undefined))].join(' · ');
}
