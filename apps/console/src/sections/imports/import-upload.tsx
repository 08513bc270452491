import { MenuItem, TextField } from '@mui/material';
import type { ImportAnswer } from '@podium/contract';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { UploadCard } from '../../fields/upload-card.tsx';
import { useText } from '../../language/text.ts';

const kinds = ['games', 'gtfs'] as const satisfies readonly ImportAnswer['kind'][];
const types = {
  games: {
    zip: 'application/zip',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv',
  },
  gtfs: { zip: 'application/zip' },
} as const;

/** Media type of files that the server recognizes by their content. */
const otherFile = 'application/octet-stream';

interface ImportUploadProps {
  /** Tables that a single file can contain. */
  tables: readonly string[];
  /** Endings of files of other programs. */
  endings: readonly string[];
  onStored: () => void;
}

/** Uploads a file to import; for a .csv, the user may select its table. */
export function ImportUpload({ tables, endings, onStored }: ImportUploadProps) {
  const t = useText();
  const [kind, setKind] = useState<ImportAnswer['kind']>('games');
  const [table, setTable] = useState('');
  return (
    <UploadCard
      action={t('imports.upload')}
      types={
        kind === 'games'
          ? { ...Object.fromEntries(endings.map((ending) => [ending, otherFile])), ...types.games }
          : types.gtfs
      }
      onChosen={async (body, name) => {
        const query = { kind, name: name.slice(0, 120), table: body.type === types.games.csv ? table : undefined };
        await request<ImportAnswer>('/api/v1/desk/imports', { method: 'POST', body, query });
        onStored();
      }}
    >
      <TextField
        select
        label={t('imports.what')}
        value={kind}
        onChange={({ target }) => setKind(target.value as ImportAnswer['kind'])}
        sx={{ minWidth: 220 }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`imports.kind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'games' && (
        <TextField
          select
          label={t('imports.table')}
          value={table}
          onChange={({ target }) => setTable(target.value)}
          sx={{ minWidth: 220 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('imports.byColumns')}</MenuItem>
          {tables.map((table) => (
            <MenuItem key={table} value={table}>
              <bdi dir="ltr">{table}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </UploadCard>
  );
}
