import { isolate } from '@podium/i18n';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useText } from '../../../language/text.ts';
import type { MaybeSamePerson } from './compared-entries.ts';

export type SamePersonAnswer = 'same' | 'other';

interface SamePersonProps {
  same: MaybeSamePerson;
  answer: SamePersonAnswer | undefined;
  onAnswer: (answer: SamePersonAnswer | undefined) => void;
}

/** Asks whether a line of a spreadsheet is someone whom the plan has under another name, with what is known of both. */
export function SamePerson({ same: { known, written }, answer, onAnswer }: SamePersonProps) {
  const t = useText();
  const row = (texts: readonly string[]): string => texts.map((text) => isolate(text)).join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('own-sheets.samePerson')}</Typography>
      <div>{t('own-sheets.inPlan', { row: row(known) })}</div>
      <div>{t('own-sheets.inSheet', { row: row(written) })}</div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={answer ?? null}
        aria-label={t('own-sheets.samePersonOf', { name: isolate(written[0] ?? '') })}
        onChange={(_, next: SamePersonAnswer | null) => onAnswer(next ?? undefined)}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="same">{t('own-sheets.isSame')}</ToggleButton>
        <ToggleButton value="other">{t('own-sheets.isOther')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
