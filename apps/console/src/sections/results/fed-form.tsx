/** A result that the feed sends: its values can be corrected one by one, and each correction can be withdrawn. */
import { isolate } from '@podium/i18n';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { useState } from 'react';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { fedEdits } from './fed-values.ts';
import type { TypedLine } from './fed-values.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useFedText } from './use-fed-text.ts';

type Line = ResultSheet['lines'][number];
type Correction = Line['corrections'][number];
interface FedFormProps {
  sheet: ResultSheet;
  setSheet: (sheet: ResultSheet) => void;
}

export function FedForm({ sheet, setSheet }: FedFormProps) {
  const t = useText();
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedLine>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const [released, setReleased] = useState<{ line: Line; correction: Correction }>();
  const edits = sheet.lines.flatMap((line) => fedEdits(line, typed.get(line.competitor.id) ?? {}));
  return (
    <>
      <Alert severity="info">{t('results.fed.about')}</Alert>
      <Box component="ol" sx={{ ...panel, listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
        {sheet.lines.map((line) => (
          <LineForm
            key={line.competitor.id}
            sheet={sheet}
            line={line}
            typed={typed.get(line.competitor.id) ?? {}}
            onType={(texts) => setTyped(new Map(typed).set(line.competitor.id, texts))}
            onRelease={(correction) => setReleased({ line, correction })}
          />
        ))}
      </Box>
      {sheet.may.correct && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" disabled={edits.length === 0} onClick={() => setIsAsking(true)}>
            {t('results.fed.correct')}
          </Button>
          <Button disabled={typed.size === 0} onClick={() => setTyped(new Map())}>
            {t('results.discard')}
          </Button>
        </Box>
      )}
      {isAsking && (
        <CorrectDialog
          sheet={sheet}
          edits={edits}
          onSaved={(saved) => {
            setTyped(new Map());
            setSheet(saved);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {released && (
        <ReleaseDialog sheet={sheet} {...released} onSaved={setSheet} onClose={() => setReleased(undefined)} />
      )}
    </>
  );
}

interface LineFormProps {
  sheet: ResultSheet;
  line: Line;
  typed: TypedLine;
  onType: (typed: TypedLine) => void;
  onRelease: (correction: Correction) => void;
}

function LineForm({ sheet, line, typed, onType, onRelease }: LineFormProps) {
  const t = useText();
  const name = isolate(line.competitor.name);
  const isSides = sheet.contest === 'sides';
  const field = { size: 'small', disabled: !sheet.may.correct || line.isOpen } as const;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pb: 1, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="div" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {[line.start, line.bib].filter(Boolean).join(' · ')} <bdi>{line.competitor.name}</bdi>
          <Typography variant="caption" component="p" color="text.secondary">
            <bdi>{line.organisation?.name}</bdi>
          </Typography>
        </Typography>
        <TextField
          {...field}
          label={t('results.fed.fields.result')}
          value={typed.mark ?? line.irm ?? line.mark ?? ''}
          onChange={({ target }) => onType({ ...typed, mark: target.value })}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, 'aria-label': t('results.markOf', { name }) } }}
          sx={{ width: 132 }}
        />
        {isSides ? (
          <TextField
            {...field}
            select
            label={t('results.fed.fields.wlt')}
            value={typed.outcome ?? line.wlt ?? ''}
            onChange={({ target }) => onType({ ...typed, outcome: target.value })}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': t('results.fed.outcomeOf', { name }) },
            }}
            sx={{ width: 132 }}
          >
            <MenuItem value="">–</MenuItem>
            {(['W', 'T', 'L'] as const).map((outcome) => (
              <MenuItem key={outcome} value={outcome}>
                {t(`results.fed.outcomes.${outcome}`)}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <TextField
            {...field}
            label={t('results.fed.fields.rank')}
            value={typed.rank ?? line.rank ?? ''}
            onChange={({ target }) => onType({ ...typed, rank: target.value })}
            slotProps={{
              htmlInput: {
                dir: 'ltr',
                inputMode: 'numeric',
                maxLength: 3,
                'aria-label': t('results.fed.rankOf', { name }),
              },
            }}
            sx={{ width: 72 }}
          />
        )}
      </Box>
      {line.values.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {line.values.map(({ field: of, name: label, value }) => (
            <TextField
              key={of}
              {...field}
              label={label}
              value={typed.values?.get(of) ?? value ?? ''}
              onChange={({ target }) => onType({ ...typed, values: new Map(typed.values).set(of, target.value) })}
              slotProps={{
                htmlInput: {
                  dir: 'ltr',
                  maxLength: 20,
                  'aria-label': t('results.fed.valueOf', { value: label, name }),
                },
              }}
              sx={{ width: 116 }}
            />
          ))}
        </Box>
      )}
      {line.corrections.map((correction) => (
        <CorrectionNote
          key={correction.field}
          correction={correction}
          name={name}
          onRelease={sheet.may.correct ? () => onRelease(correction) : undefined}
        />
      ))}
    </Box>
  );
}

interface CorrectionNoteProps {
  correction: Correction;
  name: string;
  /** Undefined if the reader may not release it. */
  onRelease: (() => void) | undefined;
}

/** The feed's value beside a corrected one, with author and reason of the correction. */
function CorrectionNote({ correction, name, onRelease }: CorrectionNoteProps) {
  const t = useText();
  const { fieldName, valueText } = useFedText();
  const { field, name: valueName, feed, by, reason, isLasting, isContradicted, isEntered } = correction;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2">
        {fieldName(field, valueName)}: {t('results.fed.feedSays', { value: isolate(valueText(field, feed)) })}
        {!isLasting && ` · ${t('results.fed.untilNewer')}`}
      </Typography>
      {isContradicted && (
        <Typography variant="body2" color="warning" sx={{ fontWeight: 600 }}>
          {t(isEntered ? 'results.fed.entered' : 'results.fed.contradicted')}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        <bdi>{by}</bdi>
        {by !== null && reason !== null && ': '}
        <bdi>{reason}</bdi>
      </Typography>
      {onRelease && (
        <Button
          size="small"
          aria-label={t('results.fed.releaseOf', { name, field: fieldName(field, valueName) })}
          onClick={onRelease}
        >
          {t('results.fed.release')}
        </Button>
      )}
    </Box>
  );
}
