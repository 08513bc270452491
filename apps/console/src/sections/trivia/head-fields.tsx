import { Box, MenuItem, TextField } from '@mui/material';
import type { GamesAnswer } from '@podium/contract';
import { quizLimits, triviaTypes } from '@podium/contract/trivia-words';
import type { TriviaType } from '@podium/contract/trivia-words';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { fieldId } from '../../fields/input-props.ts';
import { LocalText } from '../../fields/text-inputs.tsx';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { useShownFault } from './quiz-inputs.ts';
import type { QuizInputs } from './quiz-inputs.ts';

/** The page that players see before they start. */
export function HeadFields({ form, change, language, languages, findFault, isFixed }: QuizInputs) {
  const t = useText();
  const zone = useGamesTimeHint();
  const faultText = useShownFault(findFault);
  return (
    <>
      {(['title', 'description'] as const).map((field) => (
        <LocalText
          key={field}
          id={fieldId(field)}
          label={t(`trivia.field.${field}`)}
          hint={undefined}
          texts={form[field]}
          onChange={(texts) => change({ [field]: texts })}
          language={language}
          languages={languages}
          isRequired
          fault={faultText(field)}
          lines={field === 'title' ? 1 : 3}
          maxLength={quizLimits[field]}
        />
      ))}
      <Box sx={fieldGrid}>
        <TextField
          id={fieldId('author')}
          label={t('trivia.field.author')}
          value={form.author}
          onChange={({ target }) => change({ author: target.value })}
          required
          error={faultText('author') !== undefined}
          helperText={faultText('author') ?? t('trivia.authorHint')}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: quizLimits.author } }}
        />
        <TextField
          select
          id={fieldId('type')}
          label={t('trivia.field.type')}
          value={form.type}
          onChange={({ target }) => change({ type: target.value as TriviaType })}
        >
          {triviaTypes.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`trivia.types.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <DisciplineField form={form} change={change} fault={faultText('discipline')} />
        {(['minutes', 'points'] as const).map((field) => (
          <TextField
            key={field}
            id={fieldId(field)}
            label={t(`trivia.field.${field}`)}
            value={form[field]}
            onChange={({ target }) => change({ [field]: target.value })}
            required
            disabled={isFixed}
            error={findFault(field) !== undefined}
            helperText={
              faultText(field, t('fields.whole', quizLimits[field])) ??
              (field === 'points' ? t('trivia.pointsHint') : undefined)
            }
            slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 6 } }}
          />
        ))}
        {(['opensAt', 'closesAt'] as const).map((field) => (
          <TextField
            key={field}
            id={fieldId(field)}
            type="datetime-local"
            label={t(`trivia.field.${field}`)}
            value={form[field]}
            onChange={({ target }) => change({ [field]: target.value })}
            required={field === 'opensAt'}
            disabled={isFixed && field === 'opensAt'}
            error={findFault(field) !== undefined}
            helperText={
              faultText(field, t('trivia.fault.required')) ?? (field === 'closesAt' ? t('trivia.closesAtHint') : zone)
            }
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
    </>
  );
}

/** The sports of these Games, and the quiz's own sport if it is no longer one of them. */
function DisciplineField({ form, change, fault }: Pick<QuizInputs, 'form' | 'change'> & { fault: string | undefined }) {
  const t = useText();
  const lang = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['disciplines', lang],
    queryFn: async () => (await request<GamesAnswer>('/api/v1/games', { query: { lang } })).disciplines,
    staleTime: 60_000,
  });
  const isListed = form.discipline === '' || data.some(({ key }) => key === form.discipline);
  return (
    <TextField
      select
      id={fieldId('discipline')}
      label={t('trivia.field.discipline')}
      value={form.discipline}
      onChange={({ target }) => change({ discipline: target.value })}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('fields.none')}</MenuItem>
      {!isListed && <MenuItem value={form.discipline}>{form.discipline.toUpperCase()}</MenuItem>}
      {data.map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
