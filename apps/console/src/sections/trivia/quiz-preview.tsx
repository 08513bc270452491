import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { commonLanguage, localizedText } from '@podium/content';
import type { Texts } from '@podium/games';
import { languageByTag } from '@podium/i18n';
import { useState } from 'react';
import { LanguageToggles } from '../../fields/language-toggles.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import type { FormQuestion, QuizForm } from './quiz-form.ts';

interface QuizPreviewProps {
  form: QuizForm;
  onClose: () => void;
}

export function QuizPreview({ form, onClose }: QuizPreviewProps) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isSolved, setIsSolved] = useState(false);
  const { direction } = languageByTag(language);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="quiz-preview">
      <DialogTitle id="quiz-preview">{t('trivia.preview')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <LanguageToggles value={language} onChange={setLanguage} />
        <FormControlLabel
          control={<Checkbox checked={isSolved} onChange={({ target }) => setIsSolved(target.checked)} />}
          label={t('trivia.showRight')}
        />
        <Typography variant="caption" color="text.secondary">
          {t('trivia.shuffled')}
        </Typography>
        <Box
          lang={language}
          dir={direction}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 2 }}
        >
          <Typography variant="h2" component="h3">
            <LocalizedText texts={form.title} language={language} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            <LocalizedText texts={form.description} language={language} />
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {form.questions.map((question, index) => (
              <li key={question.key}>
                <Typography variant="caption" component="p" color="text.secondary">
                  {findText(language, 'trivia.questionNumber', { number: index + 1 })}
                </Typography>
                <Typography sx={{ fontWeight: 600 }}>
                  <LocalizedText texts={question.text} language={questionLanguage(question, language)} />
                </Typography>
                <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
                  {findText(language, `trivia.how.${question.kind}`)}
                </Typography>
                <ShownAnswers
                  question={question}
                  language={language}
                  textLanguage={questionLanguage(question, language)}
                  isSolved={isSolved}
                />
                {isSolved && Object.keys(question.explanation).length > 0 && (
                  <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                    <LocalizedText texts={question.explanation} language={language} />
                  </Typography>
                )}
              </li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('frame.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The language of a question and its options, as the server chooses it. */
const questionLanguage = ({ kind, text, options, unit }: FormQuestion, language: Language): Language =>
  commonLanguage(language, [text, ...(kind === 'number' ? [unit] : options.map((option) => option.text))]);

interface ShownAnswersProps {
  question: FormQuestion;
  language: Language;
  textLanguage: Language;
  isSolved: boolean;
}

function ShownAnswers({ question, language, textLanguage, isSolved }: ShownAnswersProps) {
  const { kind, options, number, unit } = question;
  if (kind === 'number')
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box
          dir="ltr"
          sx={{
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            px: 1.5,
            py: 1,
            minWidth: 96,
            minHeight: 42,
          }}
        >
          {isSolved && number}
        </Box>
        {Object.keys(unit).length > 0 && <LocalizedText texts={unit} language={textLanguage} />}
      </Box>
    );
  // Players see an ordering question shuffled; the preview moves the first option to the end.
  const orderedOptions = kind === 'order' && !isSolved ? [...options.slice(1), ...options.slice(0, 1)] : options;
  return (
    <Box component={kind === 'order' ? 'ol' : 'ul'} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {orderedOptions.map(({ key, text, isRight }, index) => (
        <Box
          component="li"
          key={key}
          sx={{ display: 'flex', gap: 1, border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 }}
        >
          <span aria-hidden="true">{mark(kind, isSolved && isRight, index)}</span>
          <Box component="span" sx={{ fontWeight: isSolved && isRight ? 700 : 400, minWidth: 0 }}>
            <LocalizedText texts={text} language={textLanguage} />
          </Box>
          {isSolved && isRight && kind !== 'order' && (
            <Typography variant="caption" color="success.main" sx={{ marginInlineStart: 'auto' }}>
              {findText(language, 'trivia.right')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function mark(kind: FormQuestion['kind'], isSelected: boolean, index: number): string {
  if (kind === 'order') return `${index + 1}.`;
  if (kind === 'one') return isSelected ? '◉' : '○';
  return isSelected ? '☑' : '☐';
}

/** A text in a language, or in another if it is missing, as on the server. */
function LocalizedText({ texts, language }: { texts: Texts; language: Language }) {
  const t = useText();
  const localized = localizedText(texts, language);
  if (!localized)
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {t('frame.empty')}
      </Box>
    );
  return <bdi lang={localized.lang}>{localized.text}</bdi>;
}
