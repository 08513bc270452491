import { isolate } from '@podium/i18n';
import { Alert, Box, Typography } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { halfPoints } from '@podium/games';
import type { SendOnce } from '../../../api/send-once.ts';
import { DecisionDialog } from '../../../frame/decision-dialog.tsx';
import { useText } from '../../../language/text.ts';
import { resultsApi } from '../results-api.ts';
import { hasDoubts } from './board.ts';
import type { RoundEntry } from './use-round.ts';

interface OfficialDialogProps {
  sheets: readonly ResultSheet[];
  entry: RoundEntry;
  onClose: () => void;
}

/** Makes all finished contests of the round official, and names those that stay open. */
export function OfficialDialog({ sheets, entry, onClose }: OfficialDialogProps) {
  const t = useText();
  const ready = sheets.filter((sheet) => sheet.may.confirm && !hasDoubts(sheet));
  const open = sheets.filter((sheet) => sheet.status !== 'OFFICIAL' && !ready.includes(sheet));
  const confirm = async (_reason: string | undefined, sendOnce: SendOnce): Promise<void> => {
    // In order: those that are official by the time one fails are left out of the next attempt.
    for (const sheet of ready) {
      const { id } = sheet.unit;
      const body = { seen: sheet.version, ...(sheet.doubts.length > 0 && { isSure: true }) };
      entry.setSheet(await sendOnce(body, async (sent) => resultsApi.confirm(id, sent)));
    }
    entry.reload();
  };
  return (
    <DecisionDialog
      title={t('results.round.confirm', { count: ready.length })}
      text={t('results.round.confirmHint')}
      action={t('results.confirm')}
      isReady={ready.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {ready.map((sheet) => (
          <li key={sheet.unit.id}>
            {boardName(sheet)} <strong dir="ltr">{scoreText(sheet)}</strong>
          </li>
        ))}
      </Box>
      {open.length > 0 && (
        <Alert severity="info">
          <Typography component="p">{t('results.round.stayOpen')}</Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {open.map((sheet) => (
              <li key={sheet.unit.id}>{boardName(sheet)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </DecisionDialog>
  );
}

const boardName = ({ lines, unit }: ResultSheet): string =>
  lines.map(({ competitor }) => isolate(competitor.name)).join(' – ') || unit.name;

const scoreText = ({ score }: ResultSheet): string =>
  score ? `${halfPoints(score.home)}–${halfPoints(score.away)}` : '';
