import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { Layout } from './frame/layouts.tsx';
import { FramedError, FramedNotFound } from './frame/framed-states.tsx';
import { loadNotices } from './frame/notice-watch.tsx';
import { VisitorWatch } from './frame/visitor-watch.tsx';
import { loadVisitor } from './frame/load-visitor.ts';
import { navigationEntries } from './shared/shell/navigation-entries.ts';
import { LiveUpdates } from './live/live-updates.tsx';
import { isSignedOut, pageFacts } from './platform/facts.ts';
import { renderedAt } from './platform/server-clock.ts';
import { nativeShell } from './platform/native-shell.ts';
import { pageUnderOurKey } from './shared/program/discipline-route.ts';
import { languageAddress } from './shared/shell/language-address.ts';
import { stringifySearchText } from './shared/shell/search-text.ts';
import { isMissing, languageLinks, textTags, textsOf } from './shared/shell/head.ts';
import { bundleAddress, bundlesOf, codec, coreBundle, loadMessages, translatorFor } from './shared/shell/messages.ts';
import { PageProvider } from './shared/shell/page-context.tsx';
import { platformRedirect } from './shared/shell/route-guard.ts';
import { GamesContext } from './shared/shell/use-games.ts';
import { isLoginEnabled } from './shared/reader/visitor.ts';
import { screenKinds } from './shared/results/board/as.ts';
import { lazyPart } from './shared/elements/lazy-part.tsx';
import { oneOf } from './shared/shell/search-text.ts';
import type { LayoutName } from './frame/layouts.tsx';
import type { BoardSubject, ScreenKind } from './shared/results/board/as.ts';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import type { LoaderContext } from './shared/shell/head.ts';
import type { ReactNode } from 'react';

import { fromCache, queries } from './shared/shell/queries/queries.ts';

const boardPart = lazyPart(async () => (await import('./shared/results/board/board.tsx')).Board);
const { Part: Board } = boardPart;

export const Route = createFileRoute('/{-$locale}')({
  validateSearch: ({ lang, as }: Record<string, unknown>): { lang?: string; as?: ScreenKind } => ({
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(oneOf(as, screenKinds) ? { as: oneOf(as, screenKinds) } : {}),
  }),
  beforeLoad: async ({ context, params, search, location, matches, preload }) => {
    const language = codec.findLanguage(params.locale);
    // Requested on any address, even on an unknown one: the response then is in that language.
    if (search.lang !== undefined) {
      throw redirect({ href: languageAddress(location, search.lang, language), replace: true, statusCode: 302 });
    }
    const { path } = codec.read(location.pathname);
    const redirectPath = platformRedirect(path, pageFacts().platform, navigationEntries);
    if (redirectPath) {
      // Few readers need it, and every page has this file. The web has no home: its grid takes that place. A page that
      // is
      // loaded ahead was not asked for.
      const asked =
        preload || path === '/' ? undefined : (await import('./shared/shell/asked-page.ts')).askedCookie(path);
      if (!import.meta.env.SSR && asked) document.cookie = asked;
      const href = codec.write(language ?? 'en', redirectPath);
      throw redirect({ href, replace: true, statusCode: 302, ...(asked && { headers: { 'set-cookie': asked } }) });
    }
    // A page that does not exist is answered as not found before any sign-in. A single unknown word matches the home
    // page, as the language of its address.
    const isKnownPage = language !== undefined && matches.at(-1)?.routeId !== '/{-$locale}' && !isMissing(matches);
    if (import.meta.env.SSR && isKnownPage && isSignedOut()) {
      const { visitorRedirect } = await import('./shared/people/user/visitor-redirect.ts');
      const href = visitorRedirect(location.href, pageFacts().platform, navigationEntries);
      if (href) throw redirect({ href, statusCode: 302 });
    }
    if (!import.meta.env.SSR && isKnownPage && isLoginEnabled()) {
      const { signInRedirect } = await loadVisitor();
      const href = signInRedirect(location.href, navigationEntries);
      if (href) throw redirect({ href, replace: true });
    }
    if (!language) {
      // The frame surrounds it, with the name of the Games if that can be read.
      const games = context.queryClient.query({ ...queries.games('en'), ...fromCache }).catch(() => undefined);
      await Promise.all([loadMessages('en', [coreBundle]), games]);
      throw notFound();
    }
    const moved = pageUnderOurKey(codec.read(location.pathname).path, location.searchStr);
    if (moved) {
      const href = codec.write(language, moved) + (location.hash && `#${location.hash}`);
      throw redirect({ href, replace: true, statusCode: 301 });
    }
    // Loaded in parallel with the page's data; the screen's loader waits for them.
    const phrases = bundlesOf(matches.at(-1)!);
    void loadMessages(language, phrases).catch(() => undefined);
    await loadMessages(language, [coreBundle]);
    return { language, phrases };
  },
  loader: async ({ context: { queryClient, language, phrases }, location: { search } }) => {
    // Without the Games the frame is still shown; the screen explains what could not be loaded.
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }).catch(() => undefined),
      import.meta.env.SSR && loadNotices({ queryClient, language }),
    ]);
    if ((search as { as?: ScreenKind }).as) await boardPart.load();
    return { phrases };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches, loaderData }) => {
    const { language } = match.context;
    if (!language) return {};
    const { pathname: address, search, staticData } = matches.at(-1) ?? match;
    const subject = staticData.subject?.map((name) => [name, (search as Record<string, unknown>)[name]]) ?? [];
    const t = translatorFor(language);
    const { publicUrl } = match.context.facts;
    const hasPage = !isMissing(matches);
    const texts = hasPage
      ? (textsOf(matches) ?? { title: t('app.name') })
      : { title: t('shared.notFoundTitle'), isPrivate: true };
    const phrases = hasPage ? (loaderData?.phrases ?? []) : [coreBundle];
    return {
      meta: textTags(match.context, texts, publicUrl),
      links: [
        // Loaded in parallel with the document. In the browser the page already has them, and would request them again.
        ...(import.meta.env.SSR ? phrases : []).map((bundle) => ({
          rel: 'preload',
          as: 'fetch',
          href: bundleAddress(language, bundle),
          crossOrigin: 'anonymous' as const,
        })),
        ...languageLinks(publicUrl, address, stringifySearchText(Object.fromEntries(subject))),
        // The native apps are installed already.
        ...(nativeShell()
          ? []
          : [{ rel: 'manifest', href: `/manifest.webmanifest?lang=${contentLanguage(language)}` }]),
      ],
    };
  },
  component: LocaleLayout,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedError,
});

/** Reads the Games once for the whole page, and again when the live stream reports a change. */
function GamesPage({ language, now, children }: { language: LanguageTag; now: string; children: ReactNode }) {
  const { data } = useQuery({ ...queries.games(language), staleTime: Number.POSITIVE_INFINITY });
  return (
    <PageProvider language={language} regions={data?.regions} now={now}>
      <GamesContext value={data}>{children}</GamesContext>
    </PageProvider>
  );
}

function LocaleLayout() {
  const { language, facts } = Route.useRouteContext();
  const { as } = Route.useSearch();
  const { layout = 'main', board } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const games = useQuery({ ...queries.games(language), enabled: false }).data;
  const isBoard = as !== undefined && board !== undefined && games !== undefined;
  return (
    <GamesPage language={language} now={renderedAt(facts)}>
      <Layout name={isBoard ? 'pointer-counter' : layout}>
        {isBoard ? <Board subject={board} as={as} /> : <Outlet />}
      </Layout>
      <LiveUpdates position={facts.livePosition} />
      <VisitorWatch />
    </GamesPage>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout around the screen (N03); `main` by default. */
    layout?: LayoutName;
    /** Display mode for unattended screens: `?as=board` or `?as=overlay`. */
    board?: BoardSubject;
    /** Search parameters that say what the page is about, for its canonical address; all others are views of it. */
    subject?: readonly string[];
    /**
     * Loads the parts that the server's page shows, before it is hydrated: React discards the HTML of a part that is
     * still loading when live data comes.
     */
    wake?: (context: LoaderContext, params: Readonly<Record<string, string>>) => Promise<unknown>;
  }
}
