import { Box } from '@mui/material';
import type { Kind, StoredRef } from '@podium/content';
import { languageByTag, languages } from '@podium/i18n';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import { useKindTexts } from '../frame/kind-texts.ts';

/** A part of an item in readable form, with its own language and direction. */
export function ShownValue({ kind, path, value }: { kind: Kind; path: string; value: unknown }) {
  const t = useText();
  const { dateTime, dateFull } = useFormats();
  const { choiceLabel } = useKindTexts();
  const [name = '', ...rest] = path.split('.');
  const field = kind.fields[name];
  if (value === undefined || value === null) return <Box sx={{ color: 'text.secondary' }}>{t('frame.empty')}</Box>;
  const language = languages.find(({ tag }) => tag === rest.at(-1))?.tag;
  const isFile = typeof value === 'object' && 'sha256' in value;
  if (isFile) return <bdi>{(value as StoredRef).path.split('/').at(-1)}</bdi>;
  if (language)
    return (
      <Box
        lang={language}
        dir={languageByTag(language).direction}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {plain(value)}
      </Box>
    );
  if (typeof value === 'boolean') return <>{value ? t('frame.yes') : t('frame.no')}</>;
  if (field?.type === 'choice') return <>{choiceLabel(kind.name, name, plain(value))}</>;
  if (field?.type === 'time' && typeof value === 'string') return <>{dateTime(value)}</>;
  if (field?.type === 'date' && typeof value === 'string') return <>{dateFull(value)}</>;
  if (field?.type === 'days' && Array.isArray(value)) return <>{(value as string[]).map(dateFull).join(' · ')}</>;
  if (typeof value === 'object') return <bdi>{Object.values(value).map(plain).join(' · ')}</bdi>;
  return <bdi>{plain(value)}</bdi>;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
