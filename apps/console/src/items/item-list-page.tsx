import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Chip, Link, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { DeskFilter, DeskListEntry } from '@podium/contract';
import { languages as offered, languageByTag } from '@podium/i18n';
import { Datagrid, FunctionField, List, Pagination, SearchInput, SelectInput, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '../frame/page.tsx';
import { useFormats } from '../language/formats.ts';
import { gamesFacts } from '../language/games-store.ts';
import { useText } from '../language/text.ts';
import { useKindTexts } from './kind-texts.ts';
import { StateChips } from './state-chips.tsx';

const allStates = [
  'new',
  'published',
  'changed',
  'draft',
  'review',
  'scheduled',
] as const satisfies readonly NonNullable<DeskFilter['state']>[];

/** The items of one kind. */
export function ItemListPage() {
  const t = useText();
  const kind = useResourceContext() ?? '';
  const { kindsName } = useKindTexts();
  const { dateTime, number } = useFormats();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const states = allStates.map((id) => ({ id, name: t(`items.state.${id}`) }));
  const languages = (gamesFacts().languages ?? offered.map(({ tag }) => tag)).map((tag) => ({
    id: tag,
    name: languageByTag(tag).ownName,
  }));
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={t('items.search')}
      inputProps={{ 'aria-label': t('items.search') }}
    />,
    <SelectInput
      key="state"
      source="state"
      label={t('items.column.state')}
      choices={states}
      alwaysOn
      translateChoice={false}
    />,
    <SelectInput
      key="missing"
      source="missing"
      label={t('items.missingIn')}
      choices={languages}
      alwaysOn
      translateChoice={false}
    />,
  ];
  return (
    <Page
      title={kindsName(kind)}
      actions={
        <Button component={RouterLink} to={`/${kind}/create`} variant="contained" startIcon={<AddIcon />}>
          {t('items.new')}
        </Button>
      }
    >
      <List<DeskListEntry>
        key={kind}
        title={false}
        actions={false}
        exporter={false}
        empty={false}
        filters={filters}
        sort={{ field: 'order', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      >
        <Datagrid bulkActionButtons={false} rowClick={(id) => `/${kind}/${encodeURIComponent(id)}`} resource={kind}>
          <FunctionField<DeskListEntry>
            label={t('items.column.title')}
            sortBy="title"
            render={({ id, title, lang }) => (
              <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(id)}`}>
                <bdi lang={lang ?? undefined}>{title}</bdi>
              </Link>
            )}
          />
          <FunctionField<DeskListEntry>
            label={t('items.column.state')}
            render={({ state, draftState }) => <StateChips state={state} draftState={draftState} />}
          />
          {isWide && (
            <FunctionField<DeskListEntry>
              label={t('items.column.missing')}
              render={({ missing }) => <bdi>{missing.join(' ').toUpperCase()}</bdi>}
            />
          )}
          {isWide && (
            <FunctionField<DeskListEntry>
              label={t('items.column.faults')}
              render={({ faults }) =>
                faults > 0 && <Chip size="small" variant="outlined" color="error" label={number(faults)} />
              }
            />
          )}
          {isWide && (
            <FunctionField<DeskListEntry>
              label={t('items.column.changed')}
              sortBy="changed"
              render={({ changedAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateTime(changedAt)}</Box>}
            />
          )}
          {isWide && (
            <FunctionField<DeskListEntry>
              label={t('items.column.editedBy')}
              render={({ editedBy }) => <bdi>{editedBy?.username ?? '–'}</bdi>}
            />
          )}
        </Datagrid>
      </List>
    </Page>
  );
}
