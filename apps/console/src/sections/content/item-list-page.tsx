import { Button } from '@mui/material';
import { languages as offered, languageByTag } from '@podium/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { AddIcon } from '../../look/icons.tsx';
import { pageSizes, readListFilter, states, toDeskFilter } from './list-filter.ts';
import { useUser } from '../../session/session-store.ts';
import { mayCreate } from './may-publish.ts';
import { useItemColumns } from './use-item-columns.tsx';

/** The items of one kind. */
export function ItemListPage({ kind }: { kind: string }) {
  const t = useText();
  const lang = useLanguage();
  const { kindsName } = useKindTexts();
  const [query] = useSearchParams();
  const address = useListAddress();
  const grants = useUser()?.grants ?? [];
  const filter = readListFilter(query);
  const request = toDeskFilter(filter, lang);
  const items = useQuery({
    queryKey: ['items', kind, request],
    queryFn: async () => deskApi.list(kind, request),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Boolean(filter.q ?? filter.state ?? filter.missing);
  const languages = gamesFacts().languages ?? offered.map(({ tag }) => tag);
  return (
    <ListPage
      title={kindsName(kind)}
      actions={
        mayCreate(grants, kind) && (
          <Button component={RouterLink} to={`/${kind}/create`} variant="contained" startIcon={<AddIcon />}>
            {t('content.new')}
          </Button>
        )
      }
      filters={[
        { name: 'q', type: 'search', label: t('drafts.search') },
        {
          name: 'state',
          type: 'choice',
          label: t('drafts.column.state'),
          all: t('frame.all'),
          choices: states.map((value) => ({ value, name: t(`drafts.state.${value}`) })),
        },
        {
          name: 'missing',
          type: 'choice',
          label: t('content.missingIn'),
          all: t('frame.all'),
          choices: languages.map((value) => ({ value, name: languageByTag(value).ownName })),
        },
      ]}
      address={address}
      list={loadedList(items)}
      none={isFiltered ? t('content.noneMatch') : t('content.none')}
      sort={{
        by: filter.sort,
        direction: filter.direction,
        onSort: (sort, direction) => address.change({ sort, direction }),
      }}
      pages={{ size: filter.pageSize, sizes: pageSizes }}
      itemKey={({ id }) => id}
      columns={useItemColumns(kind)}
    />
  );
}
