import { widgetQuery, widgetType } from '@podium/contract';
import type { WidgetQuery } from '@podium/contract';
import type { WidgetType } from '@podium/contract/widget-words';
import { languageFromText } from '@podium/i18n';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { answerPrepared, prepareAnswer } from '../../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { pictureSource } from '../../ground/picture-source.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { ownLocation } from '../../ground/own-location.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { loadCup, loadEvents, loadMedals } from './load-widget.ts';
import { widgetPage } from './widget-page.ts';

/** Time for which readers of one widget share a cached page. */
const retentionMs = 1000;
const maxPages = 500;

interface MadeWidget {
  answer: PreparedAnswer;
  styleHash: string;
}

const loaders = { events: loadEvents, medals: loadMedals, cup: loadCup } as const;

/** Static pages for embedding in frames. They read no cookies and store nothing. */
function widgetRoutes({ read, embedHosts, pictureStore }: FeatureKit): Route[] {
  const made = new LRUCache<string, Promise<MadeWidget>>({ max: maxPages, ttl: retentionMs });
  const ancestors = embedHosts.length === 0 ? '*' : `'self' ${embedHosts.join(' ')}`;
  const make = async (type: WidgetType, query: WidgetQuery): Promise<MadeWidget> => {
    const widget = await loaders[type](read, query);
    const { text, styleHash } = await widgetPage(widget, query);
    return { answer: prepareAnswer(text), styleHash };
  };
  const shared = {
    method: 'get',
    tag: 'widgets',
    access: 'everyone',
    parsesItself: true,
    answer: { media: { 'text/html': z.string() } },
    alsoAnswers: { 304: 'Unchanged since the given ETag' },
  } as const;
  return [
    route(
      {
        ...shared,
        path: '/widget/{type}',
        pattern: '/widget/:type{events|medals|cup|headless}',
        summary: 'A widget to embed in other pages (HTML)',
        description:
          '`events`: live, next and latest contests; `medals`: the medal table; `cup`: a cup of delegations; `headless`: data only, by `postMessage`. See `docs/embedding.md`.',
        params: z.object({ type: widgetType }),
        query: widgetQuery,
        errors: { badRequest: 'Unsupported parameter', notFound: 'Unknown delegation, discipline or cup' },
      },
      async ({ c }) => {
        const type = widgetType.parse(c.req.param('type'));
        if (type === 'headless')
          return answerPrepared(c, headlessPage, headers(ancestors, pictureStore, "style-src 'none'"));
        const query = parseQuery(c.req.query());
        const key = JSON.stringify([type, query]);
        const page = made.get(key) ?? make(type, query);
        made.set(key, page);
        page.catch(() => made.delete(key));
        const { answer, styleHash } = await page;
        return answerPrepared(c, answer, {
          ...headers(ancestors, pictureStore, `style-src 'sha256-${styleHash}'`),
          'content-language': query.lang,
        });
      },
    ),
    route(
      {
        ...shared,
        path: '/{locale}/widget/{type}',
        pattern: '/:locale{[A-Za-z]+}/widget/:type{events|medals|cup|headless}',
        summary: 'The address of a widget with its language in the path',
        params: z.object({ locale: z.string(), type: widgetType }),
        alsoAnswers: { 302: 'Redirects to `/widget/{type}?lang=`' },
        errors: { notFound: 'Unknown language' },
      },
      ({ c }) => {
        const language = languageFromText(c.req.param('locale') ?? '');
        if (!language) throw new ApiError('notFound', 'There is no such language.');
        const query = new URLSearchParams(new URL(c.req.url).search);
        query.set('lang', language);
        return c.redirect(ownLocation(`/widget/${c.req.param('type') ?? ''}?${query.toString()}`), 302);
      },
    ),
  ];
}

/** The language is given by two or three letters in any case; empty parameters count as absent. */
function parseQuery(params: Record<string, string>): WidgetQuery {
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  if (filled['lang'] !== undefined) filled['lang'] = languageFromText(filled['lang']) ?? filled['lang'];
  const parsed = widgetQuery.safeParse(filled);
  if (parsed.success) return parsed.data;
  throw new ApiError('badRequest', 'The widget cannot be shown with these parameters.', {
    fields: parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  });
}

const headers = (ancestors: string, pictureStore: string | undefined, style: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=2, stale-if-error=300',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    style,
    `img-src 'self'${pictureSource(pictureStore)}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; '),
});

const headlessPage = prepareAnswer(
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Podium</title><script defer src="/widget/headless.js"></script></html>\n',
);

export const feature = defineFeature({ name: 'widgets', routes: widgetRoutes });
