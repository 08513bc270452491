import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Kind } from '@podium/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi } from '../../api/desk-api.ts';
import { differences } from '../../fields/units.ts';
import type { ItemData } from '../../fields/form-values.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { usePathName } from '../../drafts/path-name.ts';
import { ShownValue } from '../../drafts/shown-value.tsx';

interface VersionsDialogProps {
  kind: Kind;
  id: string;
  /** The data of the form, with which each version is compared. */
  data: ItemData;
  onUse: (data: ItemData) => void;
  onClose: () => void;
}

export function VersionsDialog({ kind, id, data, onUse, onClose }: VersionsDialogProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const pathName = usePathName(kind);
  const [selectedEntry, setSelectedEntry] = useState<number>();
  const versions = useQuery({
    queryKey: ['versions', kind.name, id],
    queryFn: async () => deskApi.versions({ kind: kind.name, id }),
    staleTime: 0,
  });
  const items = versions.data?.items ?? [];
  const version =
    items.find(({ entry }) => entry === selectedEntry) ?? items.find((candidate) => candidate.data !== null);
  const lines = version?.data ? differences(kind, version.data, data) : [];
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="versions-title">
      <DialogTitle id="versions-title">{t('content.versions.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {versions.error && <Failure error={versions.error} onRetry={() => void versions.refetch()} />}
        {versions.isPending && <Loading />}
        {versions.data && items.length === 0 && <Typography>{t('content.versions.none')}</Typography>}
        <Box
          component="fieldset"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
          aria-label={t('content.versions.title')}
        >
          {items.map(({ entry, at, by, type, data: versionData }) => (
            <Button
              key={entry}
              size="small"
              variant={entry === version?.entry ? 'contained' : 'outlined'}
              aria-pressed={entry === version?.entry}
              disabled={versionData === null}
              onClick={() => setSelectedEntry(entry)}
            >
              {t(type === 'content.withdraw' ? 'content.versions.withdrawn' : 'content.versions.published', {
                time: dateTime(at),
                name: `\u2068${by?.username ?? t('frame.nobody')}\u2069`,
              })}
            </Button>
          ))}
        </Box>
        {version?.reason && <Typography>{t('content.versions.reason', { reason: version.reason })}</Typography>}
        {version?.data && lines.length === 0 && <Typography>{t('content.versions.same')}</Typography>}
        {lines.length > 0 && (
          <Box
            sx={{ overflowX: 'auto' }}
            component="section"
            tabIndex={0}
            aria-label={t('content.versions.differences')}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('content.versions.field')}</TableCell>
                  <TableCell>{t('content.versions.before')}</TableCell>
                  <TableCell>{t('content.versions.now')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {lines.map(({ path, before, after }) => (
                  <TableRow key={path}>
                    <TableCell component="th" scope="row">
                      {pathName(path)}
                    </TableCell>
                    <TableCell>
                      <ShownValue kind={kind} path={path} value={before} />
                    </TableCell>
                    <TableCell>
                      <ShownValue kind={kind} path={path} value={after} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('frame.close')}</Button>
        <Button
          variant="contained"
          disabled={!version?.data || lines.length === 0}
          onClick={() => version?.data && onUse(version.data)}
        >
          {t('content.versions.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
