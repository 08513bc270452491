/** Notes that a sheet asks its user to look at: entries that were not taken, and doubts about the result. */
import { isolate } from '@podium/i18n';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { ResultDoubt, ResultSheet, ScorerStep } from '@podium/contract';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import { entryState } from './sheet-state.ts';
import type { Entry } from './use-sheet.ts';

const atOnce: ReadonlySet<ResultDoubt['code']> = new Set([
  'farMark',
  'finerMark',
  'beyondMark',
  'absentMark',
  'lateAttempt',
  'winnerBehind',
  'winnerOut',
]);
/** Doubts to show beside the form. A score that is level during a match is no doubt yet; a mark out of reach is. */
export const shownDoubts = ({ doubts, status }: ResultSheet): ResultDoubt[] =>
  entryState(status) === 'toConfirm' ? doubts : doubts.filter(({ code }) => atOnce.has(code));

export function Doubts({ doubts }: { doubts: readonly ResultDoubt[] }) {
  const t = useText();
  const language = useLanguage();
  if (doubts.length === 0) return null;
  const list = new Intl.ListFormat(language);
  const text = (doubt: ResultDoubt): string => {
    switch (doubt.code) {
      case 'level':
      case 'abandoned':
        return t(`results.doubt.${doubt.code}`);
      case 'fewParts':
        return t('results.doubt.fewParts', { home: doubt.home, away: doubt.away, needed: doubt.needed });
      case 'kept':
        return t('results.doubt.kept', {
          contest: isolate(doubt.name),
          names: list.format(doubt.names.map(isolate)),
          instead: list.format(doubt.instead.map(isolate)),
        });
      case 'tie':
        return t(doubt.isShared ? 'results.doubt.sharedMedal' : 'results.doubt.tie', {
          names: list.format(doubt.names.map(isolate)),
          places: list.format(doubt.places.map(String)),
        });
      case 'partRule':
        return t('results.doubt.partRule', {
          ...doubt,
          name: isolate(doubt.name),
          cap: doubt.cap ?? 0,
          hasCap: doubt.cap !== null && doubt.cap > doubt.to ? 'yes' : 'no',
        });
      case 'overLimit':
        return t('results.doubt.overLimit', { home: doubt.home, away: doubt.away, limit: doubt.limit });
      case 'winnerOut':
        return t('results.doubt.winnerOut', { name: isolate(doubt.name) });
      case 'sportScore':
        return t('results.doubt.sportScore', { home: doubt.home, away: doubt.away });
      case 'farMark':
      case 'finerMark':
      case 'extraAttempt':
      case 'lateAttempt':
      case 'beyondMark':
      case 'absentMark':
        return t(`results.doubt.${doubt.code}`, { name: isolate(doubt.name), mark: isolate(doubt.mark) });
      default:
        return t(`results.doubt.${doubt.code}`, {
          name: isolate(doubt.name),
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

/** Names of competitors without a result, up to twelve; undefined if there are none. */
export function useMissingText({ missing }: Pick<ResultSheet, 'missing'>): string | undefined {
  const t = useText();
  if (missing.length === 0) return undefined;
  const names = missing.slice(0, maxNames).map(isolate).join(' · ');
  const count = missing.length - maxNames;
  return t('results.missing', { names: count > 0 ? t('results.missingMore', { names, count }) : names });
}
const maxNames = 12;

/** Before a contest ends or becomes official: results that are missing, and entries that are not stored. */
export function UnsavedNote({ sheet, entry: { unsaved, rejected } }: { sheet: ResultSheet; entry: Entry }) {
  const t = useText();
  const missing = useMissingText(sheet);
  const steps = [...rejected.map(({ step }) => step), ...unsaved.map(({ step }) => step)];
  return (
    <>
      {missing !== undefined && <Alert severity="warning">{missing}</Alert>}
      {steps.length > 0 && (
        <Alert severity="error">
          <AlertTitle>{t('results.unsaved', { count: steps.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {steps.map((step) => (
              <li key={step.id}>{t('results.rejected', { name: isolate(stepSubject(sheet, step)) })}</li>
            ))}
          </Box>
          {t('results.unsavedLost')}
        </Alert>
      )}
    </>
  );
}

/** `Ana Lima: 12.x`: the competitor and what was typed. */
function stepSubject(sheet: ResultSheet, step: ScorerStep): string {
  if (step.do === 'period-score')
    return [
      sheet.periods.find(({ code }) => code === step.period)?.name ?? step.period,
      `${step.home} : ${step.away}`,
    ].join(' ');
  if (step.do === 'score') {
    const side = sheet.lines.find((line) => line.side === step.side)?.competitor.name;
    const button = sheet.buttons.find(
      ({ action, points }) => action === (step.action ?? null) && points === step.points,
    );
    return [button?.name ?? `+${step.points}`, side].filter(Boolean).join(' · ');
  }
  if (step.do !== 'mark') return '';
  const name = sheet.lines.find(({ competitor }) => competitor.id === step.competitor)?.competitor.name ?? '';
  return [name, [step.mark ?? step.irm, ...(step.attempts ?? [])].filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

export function RejectedNote({ sheet, entry }: { sheet: ResultSheet; entry: Entry }) {
  const isQuestion = ({ message }: Entry['rejected'][number]): boolean => message === 'sameScore';
  const rejected = entry.rejected.filter((one) => !isQuestion(one));
  return (
    <>
      {entry.rejected.filter(isQuestion).map(({ step }) => (
        <SameScore key={step.id} sheet={sheet} step={step} answer={entry.answer} />
      ))}
      {rejected.length > 0 && <Rejected sheet={sheet} rejected={rejected} discard={entry.discard} />}
    </>
  );
}

/** Asks whether a score is the one that another scorer has just entered. */
function SameScore({ sheet, step, answer }: { sheet: ResultSheet; step: ScorerStep; answer: Entry['answer'] }) {
  const t = useText();
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={() => answer(step, false)}>
            {t('results.sameOne')}
          </Button>
          <Button color="inherit" onClick={() => answer(step, true)}>
            {t('results.another')}
          </Button>
        </>
      }
    >
      {t('results.sameScore', { name: isolate(stepSubject(sheet, step)) })}
    </Alert>
  );
}

function Rejected({ sheet, rejected, discard }: { sheet: ResultSheet } & Pick<Entry, 'rejected' | 'discard'>) {
  const t = useText();
  const language = useLanguage();
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
            {t('results.rejected', { name: isolate(stepSubject(sheet, one.step)) })}{' '}
            {findText(language, `results.fault.${one.message}`) ?? t('results.fault.other')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
