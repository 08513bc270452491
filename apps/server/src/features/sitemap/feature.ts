import { pages } from '@podium/contract/pages';
import { languages, pathCodec } from '@podium/i18n';
import { prepareAnswer, answerPrepared } from '../../answers/prepared-answer.ts';
import { readIfExists } from '../../ground/read-if-exists.ts';
import type { Program } from '../../read-model/program/program.ts';
import { standingPages } from '../../ground/web-build.ts';
import { z } from 'zod';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';

const ofSearchEngines = { method: 'get', tag: 'search engines', access: 'everyone' } as const;

/** Routes for search engines. Pages about people are not in the sitemap and carry `noindex`. */
function sitemapRoutes({ program, publicUrl }: FeatureKit): Route[] {
  return [
    route(
      {
        ...ofSearchEngines,
        path: '/robots.txt',
        summary: 'Rules for crawlers',
        answer: { media: { 'text/plain': z.string() } },
      },
      ({ c }) =>
        c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, {
          'cache-control': 'public, max-age=3600',
        }),
    ),
    route(
      {
        ...ofSearchEngines,
        path: '/sitemap.xml',
        summary: 'Pages to index, in every language',
        answer: { media: { 'application/xml': z.string() } },
        alsoAnswers: { 304: 'Unchanged since the given ETag' },
      },
      async ({ c }) => {
        const alwaysListed = JSON.parse((await readIfExists(standingPages)) ?? '[]') as string[];
        const text = sitemap([...alwaysListed, ...listPages(program())], publicUrl);
        return answerPrepared(c, prepareAnswer(text), {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=600',
        });
      },
    ),
  ];
}

export const feature = defineFeature({ name: 'sitemap', routes: sitemapRoutes });

/** Pages of the days, sports and delegations of these Games. */
function listPages({ units, reference, people }: Program): string[] {
  const scheduledUnits = [...units.values()].filter((unit) => unit.day !== '');
  const days = new Set(scheduledUnits.map((unit) => unit.day));
  const sports = new Set(scheduledUnits.flatMap((unit) => unit.disciplineCode?.toLowerCase() ?? []));
  const present = new Set([...people.persons.values()].flatMap((person) => person.organisation ?? []));
  return [
    ...[...days].sort().map(pages.day),
    ...[...sports].sort().flatMap((key) => [pages.discipline(key), pages.medals(key)]),
    ...[...reference.organisations.keys()].filter((code) => present.has(code)).map(pages.delegation),
  ];
}

/** Lists each page once per language, with links to its other languages. */
function sitemap(pages: readonly string[], publicUrl: string): string {
  const entries = pages.flatMap((path) => {
    const links = languages
      .map(
        ({ tag }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(publicUrl + pathCodec.write(tag, path))}"/>`,
      )
      .join('');
    return languages.map(
      ({ tag }) => `<url><loc>${escapeText(publicUrl + pathCodec.write(tag, path))}</loc>${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`;
}

function escapeText(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
