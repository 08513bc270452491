import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReadError } from '../../platform/read-error.ts';
import { keepMessages } from '../../shared/shell/messages.ts';
import { PageProvider } from '../../shared/shell/page-context.tsx';
import { GamesContext } from '../../shared/shell/use-games.ts';
import { AccessLogScreen } from './access-log-screen.tsx';
import { accessLogPath } from './state.ts';
import { phrases } from './phrases/en.ts';
import type { AccessLogAnswer, GamesAnswer } from '@podium/contract';
import type { AccessLogSearch } from './search.ts';

// Plain phrases need no compiling; those with arguments are written in compiled form here.
keepMessages('en', {
  screens: {
    'access-log': {
      ...phrases,
      fewer: ['< ', ['fewest']],
      how: ['Never fewer than ', ['fewest']],
      weekFrom: ['Week from ', ['day']],
    },
  },
  parts: { charts: { asTable: 'View as table' } },
  state: { loading: 'Loading…', loadError: 'Not loaded', tryLater: 'Later', errorId: ['Error ', ['id']] },
  error: { unavailable: 'Not available', offline: 'You are offline' },
  action: { retry: 'Try again', apply: 'Apply', home: 'Back to home', more: 'Show more' },
  shared: { forbiddenTitle: 'No access', pair: [['first'], ', ', ['second']] },
});

const games = {
  timeZone: 'UTC',
  disciplines: [{ key: 'swm', code: 'SWM', name: 'Swimming' }],
} as unknown as GamesAnswer;

const answer: AccessLogAnswer = {
  from: '2026-10-12',
  to: '2026-10-13',
  unit: 'day',
  totals: { total: 1200, success: null, error: null },
  buckets: [
    { start: '2026-10-12', counts: { '2xx': 700, '3xx': 0, '4xx': null, '5xx': 0 } },
    { start: '2026-10-13', counts: { '2xx': 480, '3xx': 0, '4xx': null, '5xx': 0 } },
  ],
  statuses: [
    { key: '200', count: 1180, percentage: 98.3 },
    { key: '418', count: 10, percentage: 0.8 },
    { key: null, count: 10, percentage: 0.8 },
  ],
  devices: [{ key: 'Mobile', count: 1200, percentage: 100 }],
  languages: [{ key: 'none', count: 1200, percentage: 100 }],
  platforms: [{ key: 'android-pwa', count: 1200, percentage: 100 }],
  routes: [{ key: 'GET /api/v1/units/{id}', count: 1200, percentage: 100 }],
  disciplines: [{ key: 'swm', count: 300, percentage: 100 }],
  results: [],
};

async function render(search: AccessLogSearch, response?: AccessLogAnswer | Error): Promise<string> {
  const client = new QueryClient();
  const queryKey = ['private', accessLogPath(search)];
  if (response instanceof Error)
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: response, fetchStatus: 'idle' });
  else if (response) client.setQueryData(queryKey, response);
  const routeTree = createRootRoute({ component: () => <AccessLogScreen search={search} /> });
  const history = createMemoryHistory({ initialEntries: [accessLogPath(search).replace('/api/v1', '')] });
  const router = createRouter({ routeTree, history });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageProvider language="en" now="2026-10-13T12:00:00Z">
        <GamesContext value={games}>
          <RouterProvider router={router as never} />
        </GamesContext>
      </PageProvider>
    </QueryClientProvider>,
  );
}

const stripTags = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe('the access log', () => {
  it('has its frame and gray blocks, and no figures, as the server sends it', async () => {
    const html = await render({});
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Last 7 days');
    expect(html).not.toContain('<table');
  });

  it('describes statuses in words, names small groups, and explains the combined row', async () => {
    const text = stripTags(await render({}, answer));
    for (const part of [
      '200 OK 1,180 98.3%',
      '418 10 0.8%',
      'Combined groups 10 0.8%',
      'Mobile 1,200 100%',
      'No language 1,200',
      'Installed web app (Android) 1,200',
      'Swimming 300',
      'GET /api/v1/units/{id} 1,200',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Total 1,200 Success Not shown Errors Not shown');
    expect(text).not.toContain('Result pages by sport');
  });

  it('offers the chart as a table too, which marks hidden values', async () => {
    const html = await render({}, answer);
    const table = stripTags(/<details class="chart-table">.*?<\/details>/su.exec(html)![0]);
    expect(table).toContain('Oct 12 700 0 – Not shown 0');
    expect(html.match(/<rect class="log-2xx"[^>]*height="100"/gu)).toHaveLength(1);
  });

  it('marks the active filters, and pressing one again removes it', async () => {
    const html = await render({ device: 'Mobile', range: 'weekly' }, answer);
    expect(html).toMatch(/<ul class="chips" aria-label="Filtered by">.*?Remove this filter:.*?Mobile/su);
    const links = html.match(/<a [^>]*class="log-link"[^>]*>/gu)!;
    expect(links.filter((link) => link.includes('aria-current'))).toEqual([
      '<a aria-current="true" class="log-link" href="/access-log?range=weekly">',
    ]);
    expect(html).toContain('href="/api/v1/access-log?device=Mobile&amp;range=weekly&amp;format=csv"');
  });

  it('asks for both days of a custom range before it sends a request', async () => {
    const html = await render({ range: 'custom', to: '2026-10-13' });
    expect(stripTags(html)).toContain('Choose a first and a last day, at most 92 days.');
    expect(html).toContain('<input type="date" max="2026-10-13" required="" name="from"/>');
    expect(html).not.toContain('format=csv');
  });

  it('leads a visitor to sign-in, and back', async () => {
    const html = await render({ range: 'weekly' }, new ReadError(401, 'unauthorized', 'a1'));
    expect(stripTags(html)).toContain('Log in to see this');
    expect(html).toContain(`href="/login?redirect=${encodeURIComponent('/access-log?range=weekly')}"`);
  });

  it('explains a missing right, a missing network, and a failure with its number', async () => {
    expect(stripTags(await render({}, new ReadError(403, 'forbidden', 'a1')))).toContain('No access Only managers');
    expect(stripTags(await render({}, new ReadError(0, 'offline', '')))).toContain('You are offline Later Try again');
    expect(stripTags(await render({}, new ReadError(503, 'unavailable', 'b2')))).toContain(
      'Not available Later Error b2',
    );
  });

  it('explains that nothing was counted', async () => {
    const emptyAnswer = { ...answer, totals: { total: 0, success: 0, error: 0 } };
    expect(stripTags(await render({}, emptyAnswer))).toContain('No requests Nothing matches these filters');
  });

  it('hides a total of fewer than five', async () => {
    const few = { ...answer, totals: { total: null, success: null, error: null } };
    expect(stripTags(await render({}, few))).toContain('Total &lt; 5 Success Not shown');
  });
});
