import { Alert, Box, Typography } from '@mui/material';
import type { ImportAnswer } from '@podium/contract';
import { languageByTag, zoneName, isolate } from '@podium/i18n';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ForeignCorrection } from './foreign-correction.tsx';
import type { ForeignFacts } from './foreign-correction.tsx';
import { ListColumns } from './list-columns.tsx';
import { ListDoubts } from './list-doubts.tsx';

const reasons = ['noPlace', 'unmatched', 'repeated', 'private', 'technical'] as const;
/** Facts that are made up for several rows; code and time zone have a field of their own. */
const countedFacts = ['codes', 'times', 'heats', 'ranks'] as const;
/** States in which the made-up code and time zone can still be corrected. */
const correctable: ReadonlySet<ImportAnswer['state']> = new Set(['checking', 'checked', 'faulty']);

interface ForeignSummaryProps {
  data: Pick<ImportAnswer, 'id' | 'name' | 'state'>;
  foreign: ForeignFacts;
}

/** Summary of a file of another program: its format, made-up facts that may be corrected, and values without a place. */
export function ForeignSummary({ data, foreign }: ForeignSummaryProps) {
  const t = useText();
  const language = languageByTag(useLanguage());
  const { format, games, isAddition, made, lost, list } = foreign;
  const day = made.find(({ fact }) => fact === 'days')?.value;
  const { dateLong } = useFormats();
  const counted = countedFacts.flatMap((fact) => {
    const count = made.find((one) => one.fact === fact)?.count;
    return count === undefined ? [] : [{ fact, count }];
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        {t(
          list
            ? isAddition
              ? 'imports.foreign.listAddition'
              : 'imports.foreign.listNew'
            : isAddition
              ? 'imports.foreign.addition'
              : 'imports.foreign.new',
          {
            format: isolate(format),
            code: isolate(games.code),
            zone: isolate(zoneName(language, games.timeZone)),
          },
        )}
      </Typography>
      {correctable.has(data.state) && <ForeignCorrection data={data} foreign={foreign} />}
      {list && correctable.has(data.state) && <ListColumns data={data} list={list} />}
      {(counted.length > 0 || day !== undefined) && (
        <Alert severity="info">
          {t('imports.foreign.made')}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {day !== undefined && <li>{t('imports.foreign.day', { day: dateLong(day) })}</li>}
            {counted.map(({ fact, count }) => (
              <li key={fact}>{t(`imports.foreign.fact.${fact}`, { count })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {list && <ListDoubts doubts={list.doubts} omitted={list.omitted} />}
      {lost.length > 0 && <LostValues lost={lost} />}
    </Box>
  );
}

/** Values that are not imported, by reason; closed at first. */
function LostValues({ lost }: Pick<ForeignFacts, 'lost'>) {
  const t = useText();
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
        {t('imports.foreign.lost', { count: lost.reduce((sum, { count }) => sum + count, 0) })}
      </Box>
      {reasons.map((reason) => {
        const values = lost.filter((each) => each.reason === reason);
        return values.length === 0 ? null : (
          <Box key={reason} sx={{ mb: 1 }}>
            <Typography sx={{ fontWeight: 700 }}>{t(`imports.foreign.reason.${reason}`)}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {values.map(({ name, count }) => `\u2066${name} (${count})\u2069`).join(' · ')}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
