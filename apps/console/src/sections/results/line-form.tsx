import { isolate } from '@podium/i18n';
import { Box, Button, Typography } from '@mui/material';
import type { ResultSheet, ResultStep } from '@podium/contract';
import {
  heightResult,
  isFarMark,
  latinDigits,
  markMeanings,
  ownIrm,
  ownMark,
  panelColumns,
  withAttempt,
} from '@podium/games';
import type { EntryOrder } from '@podium/ui/entry-grid';
import { useText } from '../../language/text.ts';
import { unseen } from '../../look/unseen.ts';
import { CellField } from './cell-field.tsx';
import { MarkQuestionPart } from './mark-question.tsx';
import type { MarkQuestion } from './mark-question.tsx';
import { IrmField } from './irm-field.tsx';
import type { LineFieldProps } from './line-field.ts';
import { RecordsField } from './records-field.tsx';
import { irms, typedMark } from './sheet-state.ts';

export type PendingMark = Extract<ResultStep, { do: 'mark' }>;

interface LineFormProps extends LineFieldProps {
  row: number;
  order: EntryOrder;
  /** The competitor is out after the cut. */
  isCut: boolean;
  /** The newest entry of the competitor that is not saved yet: its fields show it. */
  pending: PendingMark | undefined;
  /** The only attempt that a phone shows; the rest of the line is left out. */
  onlyAttempt: number | undefined;
  /** The mark that waits for an answer. */
  question: MarkQuestion | undefined;
  onQuestion: (question: MarkQuestion | undefined) => void;
}

/** Attempts, mark and everything else of one competitor. Each field is saved on its own. */
export function LineForm({
  sheet,
  line: saved,
  row,
  order,
  isCut,
  isOpen,
  enter,
  pending,
  onlyAttempt,
  question,
  onQuestion,
}: LineFormProps) {
  const t = useText();
  const line = pending
    ? { ...saved, ...pending, competitor: saved.competitor, attempts: pending.attempts ?? saved.attempts }
    : saved;
  const competitor = line.competitor.id;
  const name = isolate(line.competitor.name);
  const attempts = Array.from({ length: sheet.attempts }, (_, index) => line.attempts[index] ?? '');
  const panelNames = (sheet.panel ? panelColumns(sheet.panel) : []).map((column) =>
    column.kind === 'judge' ? t('results.panel.judge', { number: column.number }) : t(`results.panel.${column.kind}`),
  );
  const isOut = (index: number): boolean =>
    (isCut && index >= (sheet.cut?.after ?? 0)) ||
    (sheet.isHeights && heightResult(attempts.slice(0, index), sheet.bars).isOut);
  /** Saves a mark, once it is clear which one it is. */
  const whenClear = (text: string, save: (text: string) => void, attempt?: number): void => {
    const meanings = markMeanings(latinDigits(text), sheet.mark, sheet.decimals);
    if (meanings) return onQuestion({ meanings, save, attempt });
    const others = sheet.lines.flatMap((one) =>
      one.competitor.id === competitor || one.irm !== null ? [] : (one.mark ?? []),
    );
    const plain = latinDigits(text).replaceAll(',', '.');
    if (isFarMark(plain, sheet.mark, others))
      return onQuestion({ meanings: [{ value: text, label: plain }], save, attempt, isFar: true });
    onQuestion(undefined);
    save(text);
  };
  const saveAttempt = (index: number, text: string): void => {
    const plain = text.toLowerCase().replaceAll(',', '.');
    const irm = ownIrm({ irm: irms.find((code) => code === line.irm) ?? null, attempts }, sheet);
    const next = withAttempt(attempts, { stored: saved.attempts, index, text: plain, rules: sheet });
    enter({ do: 'mark', competitor, mark: ownMark(line, sheet), irm, attempts: next });
  };
  const cell = { row, order, isDisabled: !isOpen } as const;
  const factCell = ({ code, pos, name: placeholder }: ResultSheet['facts'][number]) => ({
    stored: line.facts.find((one) => one.code === code && one.pos === pos)?.value ?? '',
    shortLabel: placeholder,
    isSkipped: true,
    onSave: (text: string) =>
      enter({ do: 'fact', code, competitor, ...(pos !== null && { pos }), value: text === '' ? null : text }),
  });
  const lastStep = sheet.history.find(
    ({ step, isUndone, mayUndo }) =>
      !isUndone && mayUndo && step !== null && 'competitor' in step && step.competitor === competitor,
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        pb: 1,
      }}
    >
      <Typography sx={{ minWidth: 24, fontWeight: 700 }}>{line.rank}</Typography>
      <Typography component="div" sx={{ flex: { xs: '1 1 calc(100% - 40px)', md: '1 1 160px' }, minWidth: 0 }}>
        {[line.start, line.bib].filter(Boolean).join(' · ')} <bdi>{line.competitor.name}</bdi>
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{line.organisation?.name}</bdi>
          {isCut && ` · ${t('results.cut', { count: sheet.cut?.after ?? 0 })}`}
        </Typography>
      </Typography>
      {attempts.map((attempt, index) => (
        <Box
          // oxlint-disable-next-line react/no-array-index-key -- attempts are identified only by their position
          key={index}
          sx={{
            display: onlyAttempt === undefined ? 'grid' : onlyAttempt === index ? 'flex' : 'none',
            // The label of the field below stands in the gap.
            gap: 1.25,
          }}
        >
          <CellField
            {...cell}
            column={index}
            stored={attempt}
            isSkipped={isOut(index)}
            shortLabel={panelNames[index] ?? sheet.bars[index] ?? String(index + 1)}
            label={
              panelNames[index] !== undefined
                ? t('results.panelOf', { column: panelNames[index], name })
                : sheet.isHeights
                  ? t('results.heightOf', { name, height: isolate(sheet.bars[index] ?? '') })
                  : t('results.attemptOf', { number: index + 1, name })
            }
            width={sheet.panel ? 112 : 84}
            onSave={(typed) => whenClear(typed, (text) => saveAttempt(index, text), index)}
          />
          {sheet.facts
            .filter(({ isOfAttempt, pos }) => isOfAttempt && pos === String(index + 1))
            .map((fact) => (
              <CellField
                key={fact.code}
                {...cell}
                // Beside the marks and facts of the whole line.
                column={attempts.length + 20 + index}
                {...factCell(fact)}
                label={t('results.factOfAttempt', { fact: isolate(fact.name), number: index + 1, name })}
                width={84}
              />
            ))}
        </Box>
      ))}
      {onlyAttempt !== undefined && line.mark !== null && (
        <Typography sx={{ flexGrow: 1, textAlign: 'end', fontWeight: 700 }}>
          <Box component="span" sx={unseen}>
            {t('results.markOf', { name })}{' '}
          </Box>
          <bdi dir="ltr">{line.mark}</bdi>
        </Typography>
      )}
      {onlyAttempt === undefined && !(sheet.isHeights && sheet.bars.length > 0) && (
        <CellField
          {...cell}
          column={attempts.length}
          stored={line.irm ?? ownMark(line, sheet) ?? ''}
          placeholder={line.mark ?? undefined}
          shortLabel={t('results.result')}
          label={t('results.markOf', { name })}
          width={104}
          maxLength={20}
          onSave={(typed) =>
            whenClear(typed, (text) =>
              enter({ do: 'mark', competitor, ...typedMark(text), ...(attempts.length > 0 && { attempts }) }),
            )
          }
        />
      )}
      <IrmField line={line} isOpen={isOpen} enter={enter} />
      {sheet.facts
        .filter(({ of, isOfAttempt }) => onlyAttempt === undefined && of === 'line' && !isOfAttempt)
        .map((fact, index) => (
          <CellField
            key={`${fact.code}-${fact.pos}`}
            {...cell}
            column={attempts.length + 1 + index}
            {...factCell(fact)}
            label={t('results.factOf', { fact: isolate(fact.name), name })}
            width={136}
          />
        ))}
      {onlyAttempt === undefined && <RecordsField sheet={sheet} line={line} isOpen={isOpen} enter={enter} />}
      {isOpen && lastStep && (
        <Button
          size="small"
          aria-label={t('results.undoOf', { name: isolate(lastStep.name) })}
          onClick={() => enter({ do: 'undo', step: lastStep.id })}
        >
          {t('results.undo')}
        </Button>
      )}
      {question && <MarkQuestionPart question={question} onAnswered={() => onQuestion(undefined)} />}
    </Box>
  );
}
