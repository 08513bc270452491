import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { MediaFile, MediaUse } from '@podium/contract';
import { languageByTag } from '@podium/i18n';
import { Link as RouterLink } from 'react-router-dom';
import { useFileSize } from '../../fields/use-file-size.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import type { ListColumn } from '../../lists/list-table.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Unused files have no name. */
const fileName = ({ name, sha256 }: MediaFile): string => name ?? sha256.slice(0, 12);

/** @param onRemove undefined if the user may not remove files */
export function useMediaColumns(onRemove: ((file: MediaFile) => void) | undefined): ListColumn<MediaFile>[] {
  const t = useText();
  const { dateTime } = useFormats();
  return [
    { name: 'file', label: t('media.file'), cell: (file) => <FileCell file={file} /> },
    { name: 'uses', label: t('media.uses'), cell: (file) => <Uses file={file} /> },
    { name: 'type', label: t('media.type'), cell: (file) => <Kind file={file} /> },
    {
      name: 'storedAt',
      label: t('media.storedAt'),
      cell: ({ storedAt }) => (
        <Typography component="span" noWrap>
          {dateTime(storedAt)}
        </Typography>
      ),
    },
    {
      name: 'actions',
      label: t('media.actions'),
      cell: (file) =>
        onRemove &&
        !file.isUsed && (
          <Button
            size="small"
            color="error"
            aria-label={t('media.removeNamed', { name: `\u2068${fileName(file)}\u2069` })}
            onClick={() => onRemove(file)}
          >
            {t('media.remove')}
          </Button>
        ),
    },
  ];
}

function FileCell({ file }: { file: MediaFile }) {
  const name = (
    <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {fileName(file)}
    </bdi>
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 200, maxWidth: 360 }}>
      <Thumbnail file={file} />
      {file.isShown ? (
        <Link href={`/files/${file.sha256}`} target="_blank" rel="noreferrer">
          {name}
        </Link>
      ) : (
        name
      )}
    </Box>
  );
}

function Kind({ file: { group, mediaType, size, width, height } }: { file: MediaFile }) {
  const t = useText();
  const { number } = useFormats();
  const fileSize = useFileSize();
  return (
    <>
      {t(`media.groups.${group}`)}
      <Typography variant="caption" component="div" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        <bdi dir="ltr">{mediaType}</bdi> · {fileSize(size)}
        {width !== null && height !== null && (
          <>
            {' · '}
            <bdi dir="ltr">
              {number(width)} × {number(height)}
            </bdi>
          </>
        )}
      </Typography>
    </>
  );
}

function Uses({ file: { uses, isUsed } }: { file: MediaFile }) {
  const t = useText();
  if (uses.length === 0)
    return isUsed ? (
      t('media.otherGames')
    ) : (
      <Chip size="small" variant="outlined" color="warning" label={t('media.unused')} />
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 200 }}>
      {uses.map((use) => (
        <li key={`${use.kind}/${use.id}`}>
          <Use use={use} />
        </li>
      ))}
    </Box>
  );
}

/** Links to the item, where descriptions are edited. */
function Use({ use: { kind, id, title, lang, state, undescribed } }: { use: MediaUse }) {
  const t = useText();
  const { kindName } = useKindTexts();
  const languages = undescribed.map((tag) => languageByTag(tag).ownName).join(', ');
  return (
    <>
      <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(id)}`}>
        <bdi lang={lang ?? undefined}>{title}</bdi>
      </Link>
      <Typography variant="caption" component="div" color="text.secondary">
        {kindName(kind)} · {t(`drafts.state.${state}`)}
      </Typography>
      {undescribed.length > 0 && (
        <Typography variant="caption" component="div">
          {t('media.undescribed', { languages: `\u2068${languages}\u2069` })}
        </Typography>
      )}
    </>
  );
}
