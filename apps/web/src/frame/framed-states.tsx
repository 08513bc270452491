import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { pageFacts } from '../platform/facts.ts';
import { codec, shownLanguage } from '../shared/shell/messages.ts';
import { PageProvider, useIsWithinPage } from '../shared/shell/page-context.tsx';
import { queries } from '../shared/shell/queries/queries.ts';
import { failedCheck } from '../platform/failed-check.ts';
import { isUnknownTab } from '../shared/shell/route-guard.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { ScreenError, ScreenPending } from '../shared/elements/parts/screen-states.tsx';
import { Frame } from './frame.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Few addresses have no page. */
const { Part: NotFound, load: loadNotFound } = lazyPart(
  async () => (await import('./not-found.tsx')).NotFound,
  () => <ScreenPending />,
);
// No loader runs for an address without a page, and without scripts nobody would see what arrives later.
if (import.meta.env.SSR) void loadNotFound();

/**
 * A message inside the layout if there is one; otherwise a whole page, in the language of the address or in English.
 */
function Framed({ children }: { children: ReactNode }) {
  const { locale } = useParams({ strict: false });
  const isWithinPage = useIsWithinPage();
  const language = shownLanguage(codec.findLanguage(locale) ?? 'en');
  const { data: games } = useQuery({ ...queries.games(language), enabled: false });
  if (isWithinPage) return children;
  return (
    <PageProvider language={language} regions={games?.regions} now={pageFacts().now}>
      <Frame layout="main">{children}</Frame>
    </PageProvider>
  );
}

export function FramedNotFound({ data }: { data?: unknown }) {
  const { path, href } = useLocation({
    select: ({ pathname, href }) => ({ path: codec.read(pathname).path, href }),
    structuralSharing: true,
  });
  return (
    <Framed>
      <NotFound href={href} hasFailedCheck={data === failedCheck || isUnknownTab(path)} />
    </Framed>
  );
}

export function FramedError(props: ErrorComponentProps) {
  return (
    <Framed>
      <ScreenError {...props} />
    </Framed>
  );
}

/** The offline shell is rendered without a language, so it shows no text. */
export function FramedPending() {
  return useIsWithinPage() ? <ScreenPending /> : null;
}
