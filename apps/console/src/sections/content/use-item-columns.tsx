import { Box, Chip, Link } from '@mui/material';
import type { DeskListEntry } from '@podium/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import type { ListColumn } from '../../lists/list-table.tsx';
import { StateChips } from './state-chips.tsx';

/** Columns of the items of a kind; on a phone only their titles and states. */
export function useItemColumns(kind: string): ListColumn<DeskListEntry>[] {
  const t = useText();
  const { dateTime, number } = useFormats();
  return [
    {
      name: 'title',
      label: t('drafts.column.title'),
      isSortable: true,
      cell: ({ id, title, lang }) => (
        <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(id)}`}>
          <bdi lang={lang ?? undefined}>{title}</bdi>
        </Link>
      ),
    },
    {
      name: 'state',
      label: t('drafts.column.state'),
      cell: ({ state, draftState }) => <StateChips state={state} draftState={draftState} />,
    },
    {
      name: 'missing',
      label: t('drafts.column.missing'),
      isWideOnly: true,
      cell: ({ missing }) => <bdi>{missing.join(' ').toUpperCase()}</bdi>,
    },
    {
      name: 'faults',
      label: t('drafts.column.faults'),
      isWideOnly: true,
      cell: ({ faults }) => faults > 0 && <Chip size="small" variant="outlined" color="error" label={number(faults)} />,
    },
    {
      name: 'changed',
      label: t('drafts.column.changed'),
      isSortable: true,
      isWideOnly: true,
      cell: ({ changedAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateTime(changedAt)}</Box>,
    },
    {
      name: 'editedBy',
      label: t('drafts.column.editedBy'),
      isWideOnly: true,
      cell: ({ editedBy }) => <bdi>{editedBy?.username ?? '–'}</bdi>,
    },
  ];
}
