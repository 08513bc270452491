import { isolate } from '@podium/i18n';
import { Box, Typography } from '@mui/material';
import { useText } from '../../language/text.ts';
import type { ForeignList } from './foreign-correction.tsx';

const codes = [
  'noSport',
  'ownSport',
  'guessedSport',
  'noHeader',
  'noName',
  'mark',
  'place',
  'score',
  'parts',
  'date',
  'birth',
  'similar',
  'likely',
  'twice',
  'unread',
  'hidden',
  'long',
] as const;
/** More are listed closed. */
const maxOpen = 10;

/** Places of a list that an organizer should look at, by kind. */
export function ListDoubts({ doubts, omitted }: Pick<ForeignList, 'doubts' | 'omitted'>) {
  const t = useText();
  const count = doubts.length + omitted;
  if (count === 0) return null;
  const placeOf = ({ sheet, line, column }: ForeignList['doubts'][number]): string => {
    if (line === 0) return isolate(sheet);
    const values = { sheet: isolate(sheet), line };
    return column === undefined
      ? t('imports.list.place', values)
      : t('imports.list.placeOfCell', { ...values, column: isolate(column) });
  };
  return (
    <Box component="details" open={count <= maxOpen || undefined}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 700 }}>
        {t('imports.list.doubts', { count })}
      </Box>
      {codes.map((code) => {
        const ofCode = doubts.filter((each) => each.code === code);
        return ofCode.length === 0 ? null : (
          <Box key={code} sx={{ mb: 1 }}>
            <Typography>{t(`imports.list.doubt.${code}`)}</Typography>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {ofCode.map((each) => (
                <Typography
                  key={`${each.sheet} ${each.line} ${each.column} ${each.value}`}
                  component="li"
                  variant="body2"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {[placeOf(each), ...(each.value === each.sheet || each.value === '' ? [] : [isolate(each.value)])]
                    .filter((part) => part !== isolate(''))
                    .join(' · ')}
                </Typography>
              ))}
            </Box>
          </Box>
        );
      })}
      {omitted > 0 && <Typography>{t('imports.list.more', { count: omitted })}</Typography>}
    </Box>
  );
}
