import { useQuery } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useParams,
} from '@tanstack/react-router';
import { FramedNotFound } from './frame/framed-states.tsx';
import { installedScript } from './platform/installed.ts';
import { pageFacts } from './platform/facts.ts';
import { isMissing } from './shared/shell/head.ts';
import { codec, hasMessages, languageByTag, offeredLanguages, translatorFor } from './shared/shell/messages.ts';
import { queries } from './shared/shell/queries/queries.ts';
import { themeScript } from './shared/shell/theme.ts';
import styles from './styles.css?url';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Only the document: the offline shell is made of this once for all languages, so nothing here depends on one. */
export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The server's facts travel with every page, also with one that is not found.
  beforeLoad: () => ({ facts: pageFacts() }),
  head: ({ matches, match }) => ({
    meta: [
      { title: documentTitle(matches, match.context.queryClient) },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  component: () => (
    <RootDocument>
      <Outlet />
    </RootDocument>
  ),
  notFoundComponent: FramedNotFound,
});

/** Title of a page without a layout, whose address begins with no language. All others have their own. */
function documentTitle(matches: Parameters<typeof isMissing>[0], queryClient: QueryClient): string {
  if (!isMissing(matches) || !hasMessages('en')) return 'Podium';
  const t = translatorFor('en');
  const games = queryClient.getQueryData(queries.games('en').queryKey)?.name ?? t('app.name');
  return t('shared.pageTitle', { page: t('shared.notFoundTitle'), games });
}

/**
 * Sets language and direction where the page came from the shell, before anything is painted. A page of the server has its
 * language, in the regional form of these Games.
 */
const directionScript = () => {
  const languageAttributes = offeredLanguages.map(
    ({ prefix, intl, direction }) => [prefix, [intl, direction]] as const,
  );
  return `(()=>{var l=${JSON.stringify(Object.fromEntries(languageAttributes))}[location.pathname.split("/")[1]]||["en","ltr"],h=document.documentElement;if(h.lang.split("-")[0]!==l[0].split("-")[0]){h.lang=l[0];h.dir=l[1]}})()`;
};

function InstalledApp() {
  const script = installedScript();
  return script && <ScriptOnce>{script}</ScriptOnce>;
}

function RootDocument({ children }: { children: ReactNode }) {
  const { locale } = useParams({ strict: false });
  const language = codec.findLanguage(locale) ?? 'en';
  const { data: games } = useQuery({ ...queries.games(language), enabled: false });
  const { intl, direction } = languageByTag(language, games?.regions);
  return (
    <html lang={intl} dir={direction} suppressHydrationWarning>
      <head>
        {/* In server documents only: a browser that renders has already run them. */}
        {import.meta.env.SSR && <InstalledApp />}
        {import.meta.env.SSR && <ScriptOnce>{directionScript()}</ScriptOnce>}
        {import.meta.env.SSR && <ScriptOnce>{themeScript()}</ScriptOnce>}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#182026" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
