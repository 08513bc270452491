import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../language/text.ts';
import { PartCard } from '../part-card.tsx';

export interface EntryLine {
  key: string;
  /** Sheet and line; empty for entries that are in the plan only. */
  place: string;
  text: ReactNode;
}

const shownFirst = 30;

/** One of the lists of the preview: its first lines, and all on request. */
export function EntryList({ title, hint, lines }: { title: string; hint?: string; lines: readonly EntryLine[] }) {
  const t = useText();
  const [isLong, setIsLong] = useState(false);
  if (lines.length === 0) return null;
  const shown = isLong ? lines : lines.slice(0, shownFirst);
  return (
    <PartCard title={title}>
      {hint !== undefined && <Typography color="text.secondary">{hint}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {shown.map(({ key, place, text }) => (
          <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
            {text}{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {place}
            </Typography>
          </Box>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Button onClick={() => setIsLong(true)} sx={{ justifySelf: 'start' }}>
          {t('own-sheets.showAll', { count: lines.length })}
        </Button>
      )}
    </PartCard>
  );
}
