import { isolate } from '@podium/i18n';
import { Box, Button, Typography } from '@mui/material';
import type { markMeanings } from '@podium/games';
import { useText } from '../../language/text.ts';

/** A mark that is saved after an answer: which one is meant, or whether it is right. */
export interface MarkQuestion {
  meanings: NonNullable<ReturnType<typeof markMeanings>>;
  save: (text: string) => void;
  /** Index of the attempt in which it was typed; undefined for the mark of the contest. */
  attempt: number | undefined;
  /** The mark is clear, but far from the others. */
  isFar?: true;
}

export function MarkQuestionPart({
  question: { meanings, save, isFar },
  onAnswered,
}: {
  question: MarkQuestion;
  onAnswered: () => void;
}) {
  const t = useText();
  return (
    <Box role="alert" sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {isFar ? t('results.farFromOthers', { mark: isolate(meanings[0]!.label) }) : t('results.whichMark')}
      </Typography>
      {meanings.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          variant="outlined"
          onClick={() => {
            save(value);
            onAnswered();
          }}
        >
          {isFar && `${t('results.isRight')} `}
          <bdi dir="ltr">{label}</bdi>
        </Button>
      ))}
    </Box>
  );
}
