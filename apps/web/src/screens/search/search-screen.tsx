import { Button, SearchField } from '@podium/ui';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { menuFor } from '../../shared/shell/navigation.ts';
import { navigationEntries } from '../../shared/shell/navigation-entries.ts';
import { useText } from '../../shared/shell/page-context.tsx';
import { BeforeTyping } from '../../shared/services/search/before-typing.tsx';
import { SearchResults } from '../../shared/services/search/search-results.tsx';
import { useSearch } from '../../shared/services/search/use-search.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { useMenuReader } from '../../shared/reader/visitor.ts';

/** The search as a page, which can be shared and works without scripts. */
export function SearchScreen({ query }: { query: string }) {
  const t = useText();
  const { today } = useGames();
  const search = useSearch(query, today);
  return (
    <div className="screen">
      <h1 className="text-title">{t('shared.searchTitle')}</h1>
      <search className="search-page-form">
        <form method="get" className="flex gap-2">
          <SearchField key={query} label={t('shared.searchLabel')} name="q" defaultValue={query} maxLength={80} />
          <Button type="submit" look="main">
            {t('nav.search')}
          </Button>
        </form>
      </search>
      {query === '' ? (
        <Suggestions />
      ) : (
        <div className="search-page">
          <SearchResults {...search} level="h2" />
        </div>
      )}
    </div>
  );
}

/** Recent searches are stored only on the device. */
function Suggestions() {
  const t = useText();
  const navigate = useNavigate();
  const reader = useMenuReader();
  if (!useHydrated()) return <p className="text-ink2">{t('shared.searchHint')}</p>;
  return (
    <div className="search-page">
      <BeforeTyping
        menu={menuFor(navigationEntries, reader)}
        onChoose={(q) => void navigate({ to: '/{-$locale}/search', search: { q } })}
        onLeave={() => undefined}
      />
    </div>
  );
}
