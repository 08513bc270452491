import type { OpenAPIHono } from '@hono/zod-openapi';
import { languages, pathCodec } from '@podium/i18n';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';

interface SitemapOptions {
  snapshot: () => Snapshot | undefined;
  publicUrl: string;
}

/** `GET /robots.txt` and `GET /sitemap.xml`: what search engines may keep. People's pages are not among it: they say `noindex` themselves, which only who may read them hears. */
export function addSitemap(app: OpenAPIHono, { snapshot, publicUrl }: SitemapOptions): void {
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, {
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/sitemap.xml', (c) => {
    const current = snapshot();
    return c.body(sitemap(current ? pagesOf(current) : [], publicUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
}

const standing = [
  '/schedule/grid',
  '/schedule/disciplines',
  '/schedule/days',
  '/medals/all',
  '/participants/athletes',
  '/participants/delegations',
  '/participants/teams',
  '/venues',
];

/** Pages of the Games as a whole, its days, sports and delegations. */
function pagesOf({ units, reference, people }: Snapshot): string[] {
  const shown = [...units.values()].filter((unit) => unit.day !== '');
  const days = new Set(shown.map((unit) => unit.day));
  const sports = new Set(shown.flatMap((unit) => unit.disciplineCode?.toLowerCase() ?? []));
  const present = new Set([...people.persons.values()].flatMap((person) => person.organisation ?? []));
  return [
    ...standing,
    ...[...days].sort().map((day) => `/schedule/day/${day}`),
    ...[...sports].sort().flatMap((key) => [`/discipline/${key}`, `/medals/${key}`]),
    ...[...reference.organisations.keys()].filter((code) => present.has(code)).map((code) => `/delegation/${code}`),
  ];
}

/** Each page once a language, with the others named beside it. */
function sitemap(pages: readonly string[], publicUrl: string): string {
  const entries = pages.flatMap((path) => {
    const links = languages
      .map(
        ({ tag }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(publicUrl + pathCodec.write(tag, path))}"/>`,
      )
      .join('');
    return languages.map(
      ({ tag }) => `<url><loc>${escaped(publicUrl + pathCodec.write(tag, path))}</loc>${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
