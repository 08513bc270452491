import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { questionKinds, quizLimits } from '@podium/contract/trivia-words';
import type { QuestionKind } from '@podium/contract/trivia-words';
import { fieldId } from '../../fields/input-props.ts';
import { LocalText } from '../../fields/text-inputs.tsx';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { panel } from '../../look/panel.ts';
import { MoveButtons } from './move-buttons.tsx';
import { OptionList } from './option-list.tsx';
import { markOption } from './quiz-form.ts';
import { useShownFault } from './quiz-inputs.ts';
import type { QuestionInputs } from './quiz-inputs.ts';

interface QuestionCardProps extends QuestionInputs {
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question: its kind, its text, the inputs of its kind, and the explanation of the answer. */
export function QuestionCard({ onMove, onRemove, ...props }: QuestionCardProps) {
  const t = useText();
  const { question, index, onChange, form, language, languages, findFault, isFixed } = props;
  const path = `questions.${index}`;
  const name = t('trivia.questionNumber', { number: index + 1 });
  const faultText = useShownFault(findFault);
  const changeKind = (kind: QuestionKind): void => {
    const next = { ...question, kind };
    const right = question.options.find(({ isRight }) => isRight);
    // At most one right option.
    onChange(kind === 'one' && right ? markOption(next, right.key, true) : next);
  };
  const texts = (field: 'text' | 'explanation', lines: number) => (
    <LocalText
      id={fieldId(`${path}.${field}`)}
      label={t(`trivia.part.${field}`)}
      hint={field === 'explanation' ? t('trivia.explanationHint') : undefined}
      texts={question[field]}
      onChange={(value) => onChange({ ...question, [field]: value })}
      language={language}
      languages={languages}
      isRequired={field === 'text'}
      isDisabled={isFixed && field === 'text'}
      fault={faultText(`${path}.${field}`)}
      lines={lines}
      maxLength={quizLimits[field]}
    />
  );
  return (
    <Box component="section" aria-label={name} sx={{ ...panel, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h3">
          {name}
        </Typography>
        <MoveButtons
          name={name}
          index={index}
          count={form.questions.length}
          isDisabled={isFixed}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Box>
      <TextField
        select
        label={t('trivia.kind')}
        value={question.kind}
        disabled={isFixed}
        onChange={({ target }) => changeKind(target.value as QuestionKind)}
        helperText={t(`trivia.kindHint.${question.kind}`)}
        sx={{ maxWidth: 360 }}
      >
        {questionKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`trivia.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {texts('text', 2)}
      {question.kind === 'number' ? <NumberInputs {...props} path={path} /> : <OptionList {...props} path={path} />}
      {texts('explanation', 2)}
    </Box>
  );
}

function NumberInputs(props: QuestionInputs & { path: string }) {
  const t = useText();
  const { question, onChange, language, languages, findFault, isFixed, path } = props;
  const faultText = useShownFault(findFault);
  return (
    <>
      <Box sx={fieldGrid}>
        {(['number', 'tolerance'] as const).map((field) => (
          <TextField
            key={field}
            id={fieldId(`${path}.${field}`)}
            label={t(`trivia.part.${field}`)}
            value={question[field]}
            onChange={({ target }) => onChange({ ...question, [field]: target.value })}
            required={field === 'number'}
            disabled={isFixed}
            error={faultText(`${path}.${field}`, t('trivia.noNumber')) !== undefined}
            helperText={
              faultText(`${path}.${field}`, t('trivia.noNumber')) ??
              (field === 'tolerance' ? t('trivia.toleranceHint') : undefined)
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: 16 } }}
          />
        ))}
      </Box>
      <LocalText
        id={fieldId(`${path}.unit`)}
        label={t('trivia.part.unit')}
        hint={t('trivia.unitHint')}
        texts={question.unit}
        onChange={(unit) => onChange({ ...question, unit })}
        language={language}
        languages={languages}
        isRequired={false}
        isDisabled={isFixed}
        fault={faultText(`${path}.unit`)}
        lines={1}
        maxLength={quizLimits.unit}
      />
    </>
  );
}
