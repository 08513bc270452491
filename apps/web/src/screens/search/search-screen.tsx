import { Button, SearchField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import { menuFor } from '../../shared/shell/navigation.ts';
import { navigationEntries } from '../../shared/shell/navigation-entries.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { BeforeTyping } from '../../shared/shell/search/before-typing.tsx';
import { SearchResults } from '../../shared/shell/search/search-results.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { useLoginType } from '../../shared/people/visitor.ts';

/** The search as a page, which can be shared and works without scripts. */
export function SearchScreen({ query }: { query: string }) {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  const { data, isError, refetch } = useQuery({ ...queries.search(language, { query, today }), enabled: query !== '' });
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
          <SearchResults answer={data} hasFailed={isError} onRetry={() => void refetch()} level="h2" />
        </div>
      )}
    </div>
  );
}

/** Recent searches are stored only on the device. */
function Suggestions() {
  const t = useText();
  const navigate = useNavigate();
  const loginType = useLoginType();
  if (!useHydrated()) return <p className="text-ink2">{t('shared.searchHint')}</p>;
  return (
    <div className="search-page">
      <BeforeTyping
        menu={menuFor(navigationEntries, { ...pageFacts(), loginType })}
        onChoose={(q) => void navigate({ to: '/{-$locale}/search', search: { q } })}
        onLeave={() => undefined}
      />
    </div>
  );
}
