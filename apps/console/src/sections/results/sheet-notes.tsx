/** What a sheet asks its user to look at: entries that were not taken, and doubts about the result. */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { ResultDoubt, ResultSheet } from '@podium/contract';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { entryState } from './sheet-state.ts';
import type { Entry, Rejected } from './use-sheet.ts';

/** Doubts to show beside the form. A score that is level during a match is no doubt yet; a mark out of reach is. */
export const shownDoubts = ({ doubts, status }: ResultSheet): ResultDoubt[] =>
  entryState(status) === 'toConfirm'
    ? doubts
    : doubts.filter(({ code }) => code === 'farMark' || code === 'finerMark' || code === 'winnerBehind');

export function Doubts({ doubts }: { doubts: readonly ResultDoubt[] }) {
  const t = useText();
  const language = useLanguage();
  if (doubts.length === 0) return null;
  const list = new Intl.ListFormat(language);
  const text = (doubt: ResultDoubt): string => {
    switch (doubt.code) {
      case 'level':
        return t('results.doubt.level');
      case 'fewParts':
        return t('results.doubt.fewParts', { home: doubt.home, away: doubt.away, needed: doubt.needed });
      case 'tie':
        return t('results.doubt.tie', {
          names: list.format(doubt.names.map(isolated)),
          going: list.format(doubt.going.map(isolated)),
        });
      case 'farMark':
      case 'finerMark':
        return t(`results.doubt.${doubt.code}`, { name: isolated(doubt.name), mark: isolated(doubt.mark) });
      default:
        return t(`results.doubt.${doubt.code}`, {
          name: isolated(doubt.name),
          home: doubt.home,
          away: doubt.away,
        });
    }
  };
  return (
    <Alert severity="warning">
      <AlertTitle>{t('results.doubtsTitle')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {doubts.map((doubt) => (
          <li key={JSON.stringify(doubt)}>{text(doubt)}</li>
        ))}
      </Box>
    </Alert>
  );
}

export function RejectedNote({ sheet, entry: { rejected, discard } }: { sheet: ResultSheet; entry: Entry }) {
  const t = useText();
  const language = useLanguage();
  if (rejected.length === 0) return null;
  const subject = ({ step }: Rejected): string => {
    if (step.do !== 'mark') return '';
    const name = sheet.lines.find(({ competitor }) => competitor.id === step.competitor)?.competitor.name ?? '';
    return [name, [step.mark, ...(step.attempts ?? [])].filter(Boolean).join(' ')].filter(Boolean).join(': ');
  };
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={discard}>
          {t('results.discard')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {rejected.map((one) => (
          <li key={one.step.id}>
            {t('results.rejected', { name: isolated(subject(one)) })}{' '}
            {findText(language, `results.fault.${one.message}`) ?? t('results.fault.other')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const isolated = (text: string): string => `\u2068${text}\u2069`;
