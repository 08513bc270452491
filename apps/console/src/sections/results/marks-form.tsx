import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { isLevelPair } from '@podium/games';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import type { FormProps } from './use-sheet.ts';
import { irms, typedMark } from './sheet-state.ts';
import { WinnerField } from './winner-field.tsx';
import type { Irm } from './sheet-state.ts';

type Line = ResultSheet['lines'][number];

/** One line per competitor, in start order whatever is entered. Enter saves it and moves to the next field. */
export function MarksForm({ sheet, isOpen, enter, round, isUnsaved }: FormProps & Unsaved) {
  if (sheet.lines.length === 0) return null;
  return (
    <>
      <LineList sheet={sheet} isOpen={isOpen} enter={enter} round={round} isUnsaved={isUnsaved} />
      {isOpen && isLevelPair(sheet) && <WinnerField sheet={sheet} enter={enter} />}
    </>
  );
}

function LineList({ sheet, isOpen, enter, round, isUnsaved }: FormProps & Unsaved) {
  return (
    <Box component="ol" sx={{ ...panel, listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
      {sheet.lines.map((line) => (
        <LineForm
          key={`${line.competitor.id}-${round}`}
          sheet={sheet}
          line={line}
          isOpen={isOpen && !line.isOpen}
          enter={enter}
          isUnsaved={isUnsaved(line.competitor.id)}
        />
      ))}
    </Box>
  );
}

/** @returns false if there is no next field */
function focusNext(list: Element | null): boolean {
  // A select has a hidden field of its own.
  const fields = [...(list?.querySelectorAll<HTMLInputElement>('input:enabled:not([aria-hidden])') ?? [])];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  next?.focus();
  return next !== undefined;
}

interface Unsaved {
  /** Whether entries of a competitor have not been saved yet. */
  isUnsaved: (competitor: string) => boolean;
}

interface LineFormProps extends Pick<FormProps, 'sheet' | 'isOpen' | 'enter'> {
  line: Line;
  isUnsaved: boolean;
}

function LineForm({ sheet, line, isOpen, enter, isUnsaved }: LineFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [mark, setMark] = useState(line.irm ?? line.mark ?? '');
  const [attempts, setAttempts] = useState(() =>
    Array.from({ length: sheet.attempts }, (_, index) => line.attempts[index] ?? ''),
  );
  const name = `\u2068${line.competitor.name}\u2069`;
  const storedMark = line.irm ?? line.mark ?? '';
  const storedAttempts = line.attempts.join('|');
  // Shows what is stored, but leaves the field that is being typed in, and everything until it is saved: the line must
  // keep its fields, or the keyboard loses its place.
  useEffect(() => {
    if (isUnsaved) return;
    const active = document.activeElement;
    const typed = active instanceof HTMLInputElement && form.current?.contains(active) ? active.name : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- which field has the focus is known only here
    if (typed !== 'mark') setMark(storedMark);
    setAttempts((shown) =>
      shown.map((text, index) => (typed === `attempt-${index}` ? text : (storedAttempts.split('|')[index] ?? ''))),
    );
  }, [storedMark, storedAttempts, isUnsaved]);
  const save = (): void => {
    const parsedMark = typedMark(mark);
    const cleanedAttempts = attempts.map((attempt) => attempt.trim().toLowerCase().replaceAll(',', '.'));
    const previousAttempts = attempts.map((_, index) => line.attempts[index] ?? '');
    if (
      parsedMark.mark === line.mark &&
      parsedMark.irm === line.irm &&
      cleanedAttempts.join('|') === previousAttempts.join('|')
    )
      return;
    enter({
      do: 'mark',
      competitor: line.competitor.id,
      ...parsedMark,
      ...(sheet.attempts > 0 && { attempts: cleanedAttempts }),
    });
  };
  const field = { size: 'small', disabled: !isOpen, onBlur: save } as const;
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
      <Typography component="div" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {[line.start, line.bib].filter(Boolean).join(' · ')} <bdi>{line.competitor.name}</bdi>
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>{line.organisation?.name}</bdi>
        </Typography>
      </Typography>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Leaving a field saves its line.
          if (!focusNext(event.currentTarget.closest('ol'))) save();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {attempts.map((attempt, index) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- attempts are identified only by their position
            key={index}
            {...field}
            name={`attempt-${index}`}
            value={attempt}
            onChange={({ target }) =>
              setAttempts(attempts.map((attempt, position) => (position === index ? target.value : attempt)))
            }
            slotProps={{
              htmlInput: {
                dir: 'ltr',
                maxLength: 12,
                'aria-label': t('results.attemptOf', { number: index + 1, name }),
              },
            }}
            sx={{ width: 84 }}
          />
        ))}
        <TextField
          {...field}
          name="mark"
          value={mark}
          onChange={({ target }) => setMark(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, 'aria-label': t('results.markOf', { name }) } }}
          sx={{ width: 132 }}
        />
        <TextField
          select
          size="small"
          disabled={!isOpen}
          value={line.irm ?? ''}
          onChange={({ target }) => {
            const irm = irms.find((code) => code === target.value) ?? null;
            enter({ do: 'mark', competitor: line.competitor.id, mark: irm === null ? line.mark : null, irm });
          }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': t('results.irmOf', { name }) },
          }}
          sx={{ width: 104 }}
        >
          <MenuItem value="">
            <span aria-label={t('results.hasResult')}>–</span>
          </MenuItem>
          {irms.map((code: Irm) => (
            <MenuItem key={code} value={code}>
              <span dir="ltr">{code}</span>
            </MenuItem>
          ))}
        </TextField>
        {/* Enter submits a form of several fields only if it has a submit button. */}
        <button type="submit" hidden disabled={!isOpen}>
          {t('results.save')}
        </button>
      </Box>
      <Typography sx={{ minWidth: 32, fontWeight: 700 }}>{line.rank}</Typography>
    </Box>
  );
}
