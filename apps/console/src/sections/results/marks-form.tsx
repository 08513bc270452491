import { Box, MenuItem, TextField, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { cutCompetitors, isLevelPair } from '@podium/games';
import type { EntryOrder } from '@podium/ui/entry-grid';
import { useState } from 'react';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { CellField } from './cell-field.tsx';
import { LineForm } from './line-form.tsx';
import type { PendingMark } from './line-form.tsx';
import type { MarkQuestion } from './mark-question.tsx';
import type { FormProps } from './use-sheet.ts';
import { WinnerField } from './winner-field.tsx';

interface MarksFormProps extends FormProps {
  /** The newest entry of a competitor that is not saved yet. */
  findPending: (competitor: string) => PendingMark | undefined;
}

/** One line per competitor, in start order whatever is entered. Enter saves a field and moves to the next one. */
export function MarksForm({ sheet, isOpen, enter, round, findPending }: MarksFormProps) {
  const t = useText();
  const [order, setOrder] = useState<EntryOrder>(
    (sheet.attempts > 0 && !sheet.panel) || sheet.isHeights ? 'rounds' : 'competitors',
  );
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [chosenAttempt, setAttempt] = useState<number>();
  const [questions, setQuestions] = useState<ReadonlyMap<string, MarkQuestion>>(new Map());
  if (sheet.lines.length === 0) return null;
  const hasAttempts = sheet.attempts > 1 && !sheet.panel && !sheet.isHeights;
  const keyOf = (line: (typeof sheet.lines)[number]): string => `${line.competitor.id}-${round}`;
  // A question stays with the attempt in which its mark was typed.
  const askedAttempt = sheet.lines.map((line) => questions.get(keyOf(line))?.attempt).find((one) => one !== undefined);
  const onlyAttempt =
    isNarrow && isOpen && hasAttempts && order === 'rounds'
      ? (askedAttempt ?? chosenAttempt ?? nextAttempt(sheet))
      : undefined;
  const cut = sheet.cut ? cutCompetitors(sheet.lines.map(toAttempts), sheet.cut) : [];
  return (
    <>
      {isOpen && <Head sheet={sheet} enter={enter} order={order} setOrder={setOrder} />}
      {onlyAttempt !== undefined && (
        <TextField
          select
          size="small"
          label={t('results.attempt')}
          value={onlyAttempt}
          disabled={askedAttempt !== undefined}
          onChange={({ target }) => setAttempt(Number(target.value))}
        >
          {Array.from({ length: sheet.attempts }, (_, index) => (
            <MenuItem key={index} value={index}>
              {t('results.attemptOfAll', { number: index + 1, count: sheet.attempts })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box component="ol" data-grid="" sx={{ ...panel, listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
        {sheet.lines.map((line, row) => (
          <LineForm
            key={keyOf(line)}
            sheet={sheet}
            line={line}
            row={row}
            order={order}
            isCut={cut.includes(line.competitor.id)}
            isOpen={isOpen && !line.isOpen}
            enter={enter}
            pending={findPending(line.competitor.id)}
            onlyAttempt={onlyAttempt}
            question={questions.get(keyOf(line))}
            onQuestion={(question) =>
              setQuestions((before) => {
                const next = new Map(before);
                next.delete(keyOf(line));
                return question ? next.set(keyOf(line), question) : next;
              })
            }
          />
        ))}
      </Box>
      {isOpen && isLevelPair(sheet) && <WinnerField sheet={sheet} enter={enter} />}
    </>
  );
}

/** The first attempt that a competitor still has to make; otherwise the last one. */
function nextAttempt({ lines, attempts, cut }: FormProps['sheet']): number {
  const isMissing = (index: number): boolean =>
    lines.some((line) => line.irm === null && !line.isOpen && !line.attempts[index]) &&
    // After the cut, only some competitors continue: an attempt by one of them shows that the last attempts have begun.
    (!cut || index < cut.after || lines.filter((line) => line.attempts[index]).length < cut.to);
  const index = Array.from({ length: attempts }, (_, attempt) => attempt).find(isMissing);
  return index ?? attempts - 1;
}

const toAttempts = ({ competitor, irm, attempts }: FormProps['sheet']['lines'][number]) => ({
  competitor: competitor.id,
  irm,
  attempts,
});

interface HeadProps extends Pick<FormProps, 'sheet' | 'enter'> {
  order: EntryOrder;
  setOrder: (order: EntryOrder) => void;
}

/** Values of the whole contest, such as heights of the bar and wind, and a choice of the order in which Enter moves. */
function Head({ sheet, enter, order, setOrder }: HeadProps) {
  const t = useText();
  const facts = sheet.facts.filter(({ of }) => of === 'contest');
  const hasOrder = (sheet.attempts > 1 && !sheet.panel) || sheet.isHeights;
  if (!hasOrder && facts.length === 0) return null;
  return (
    <Box data-grid="" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {hasOrder && (
        <TextField
          select
          size="small"
          label={t('results.enterOrder')}
          value={order}
          onChange={({ target }) => setOrder(target.value === 'rounds' ? 'rounds' : 'competitors')}
          sx={{ minWidth: 200 }}
        >
          <MenuItem value="rounds">{t('results.byRounds')}</MenuItem>
          <MenuItem value="competitors">{t('results.byCompetitors')}</MenuItem>
        </TextField>
      )}
      {sheet.isHeights &&
        [...sheet.bars, ''].map((bar, index) => (
          <CellField
            // oxlint-disable-next-line react/no-array-index-key -- heights are identified only by their position
            key={index}
            row={0}
            column={index}
            order="competitors"
            stored={bar}
            label={t('results.barOf', { number: index + 1 })}
            isLabelVisible
            width={96}
            onSave={(text) => {
              // Without its height, the attempts at it would count for the next one.
              if (text === '' && sheet.lines.some((line) => line.attempts.slice(index).some(Boolean))) return;
              const bars = [...sheet.bars.slice(0, index), text, ...sheet.bars.slice(index + 1)].filter(Boolean);
              enter({ do: 'bars', bars });
            }}
          />
        ))}
      {facts.map(({ code, pos, name, value }, index) => (
        <CellField
          key={`${code}-${pos}`}
          row={0}
          column={sheet.bars.length + 1 + index}
          order="competitors"
          stored={value ?? ''}
          label={name}
          isLabelVisible
          width={120}
          onSave={(text) => enter({ do: 'fact', code, ...(pos !== null && { pos }), value: text === '' ? null : text })}
        />
      ))}
    </Box>
  );
}
