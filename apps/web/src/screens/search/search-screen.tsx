import { Button, SearchField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { SearchResults } from '../../shared/search/search-results.tsx';
import { useGames } from '../../shared/use-games.ts';

/** The search as a page: it can be sent, and works without scripts. */
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
        <p className="text-ink2">{t('shared.searchHint')}</p>
      ) : (
        <div className="search-page">
          <SearchResults answer={data} hasFailed={isError} onRetry={() => void refetch()} level="h2" />
        </div>
      )}
    </div>
  );
}
