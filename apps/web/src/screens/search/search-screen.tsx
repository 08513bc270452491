import { Button, SearchField } from '@podium/ui';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { menuFor } from '../../shared/shell/navigation.ts';
import { navigationEntries } from '../../shared/shell/navigation-entries.ts';
import { useText } from '../../shared/shell/page-context.tsx';
import { BeforeTyping } from '../../shared/services/search/before-typing.tsx';
import { OnlyInApp, useAppPagesFound } from '../../shared/services/search/only-in-app.tsx';
import { PagesFound, usePagesFound } from '../../shared/services/search/pages-found.tsx';
import { SearchResults } from '../../shared/services/search/search-results.tsx';
import { useSearch } from '../../shared/services/search/use-search.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';
import { useMenuReader } from '../../shared/reader/visitor.ts';

/** The search as a page, which can be shared and works without scripts. */
export function SearchScreen({ query }: { query: string }) {
  const t = useText();
  const { today } = useGames();
  const search = useSearch(query, today);
  const menu = menuFor(navigationEntries, useMenuReader());
  const pages = usePagesFound(menu, query);
  const appPages = useAppPagesFound(query);
  return (
    <div className="screen">
      <h1 className="text-title">{t('shared.searchTitle')}</h1>
      <search className="search-page-form">
        <form method="get" className="side-by-side">
          <SearchField key={query} label={t('shared.searchLabel')} name="q" defaultValue={query} maxLength={80} />
          <Button type="submit" look="main">
            {t('nav.search')}
          </Button>
        </form>
      </search>
      {query === '' ? (
        <Suggestions menu={menu} />
      ) : (
        <div className="search-page">
          <PagesFound pages={pages} level="h2" />
          <SearchResults {...search} hasPages={pages.length + appPages.length > 0} level="h2" />
          <OnlyInApp pages={appPages} />
        </div>
      )}
    </div>
  );
}

/** Recent searches are stored only on the device. */
function Suggestions({ menu }: { menu: readonly NavigationEntry[] }) {
  const t = useText();
  const navigate = useNavigate();
  if (!useHydrated()) return <p className="text-ink2">{t('shared.searchHint')}</p>;
  return (
    <div className="search-page">
      <BeforeTyping
        menu={menu}
        onChoose={(q) => void navigate({ to: '/{-$locale}/search', search: { q } })}
        onLeave={() => undefined}
      />
    </div>
  );
}
