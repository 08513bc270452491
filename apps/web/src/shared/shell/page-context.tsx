import { useParams } from '@tanstack/react-router';
import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../platform/server-clock.ts';
import { codec, languageByTag, translatorFor } from './messages.ts';
import type { Translate } from './messages.ts';
import type { Regions } from '@podium/games';
import type { LanguageDefinition, LanguageTag } from '@podium/i18n';
import type { ReactNode } from 'react';

interface PageContextValue {
  language: LanguageTag;
  definition: LanguageDefinition;
  /** The regional forms of languages that the Games use. */
  regions: Regions | undefined;
  /** The phrases of the page's language. */
  t: Translate;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);
/** A separate context, so that the rows of a long list do not rerender at every tick of the clock. */
const NowContext = createContext<Date | undefined>(undefined);

interface PageProps {
  language: LanguageTag;
  regions?: Regions;
  now: string;
  children: ReactNode;
}

export function PageProvider({ language, regions, now, children }: PageProps) {
  const current = useTicks(now);
  const value = useMemo(
    () => ({
      language,
      definition: languageByTag(language, regions),
      regions,
      t: translatorFor(language, regions),
    }),
    [language, regions],
  );
  return (
    <PageContext value={value}>
      <NowContext value={current}>{children}</NowContext>
    </PageContext>
  );
}

const TICK_MS = 30_000;

function useTicks(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));
  useEffect(() => {
    // The first tick may occur during hydration of a long page; an urgent update would hydrate all of it at once.
    const tick = () => startTransition(() => setNow(serverNow()));
    const first = setTimeout(tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage outside of PageProvider');
  return value;
}

/** The time at which the page was rendered; in the browser the current time, updated twice a minute. */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error('useNow outside of PageProvider');
  return now;
}

export function useIsWithinPage(): boolean {
  return useContext(PageContext) !== undefined;
}

/** The locale parameter for links shared by all pages; undefined if the address has no language prefix. */
export function useLocaleParam(): { locale: string | undefined } {
  const { locale } = useParams({ strict: false });
  return { locale: codec.findLanguage(locale) ? locale : undefined };
}

export function useText(): Translate {
  return usePage().t;
}
