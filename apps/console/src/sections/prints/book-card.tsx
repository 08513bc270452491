import { Box, Button } from '@mui/material';
import type { PrintChoices } from '@podium/contract';
import { printPaths } from '@podium/contract/print-paths';
import { useState } from 'react';
import { withQuery } from '../../api/request.ts';
import { useText } from '../../language/text.ts';
import { Choice } from '../../fields/choice.tsx';
import { PaperCard } from './paper-card.tsx';

/** The results book of a sport or of the Games. Its page shows the progress until the book is made. */
export function BookCard({ choices, lang }: { choices: PrintChoices; lang: string }) {
  const t = useText();
  const [sport, setSport] = useState('');
  const name = t('prints.book.title');
  return (
    <PaperCard
      title={name}
      about={t('prints.book.about')}
      open={
        <Box>
          <Button
            variant="contained"
            component="a"
            href={withQuery(printPaths.book(sport || 'all'), { lang })}
            target="_blank"
            rel="noopener"
            aria-label={t('prints.openOf', { name })}
          >
            {t('prints.open')}
          </Button>
        </Box>
      }
    >
      <Choice
        label={t('prints.sport')}
        all={t('prints.allSports')}
        value={sport}
        options={choices.sports}
        onChange={setSport}
      />
    </PaperCard>
  );
}
