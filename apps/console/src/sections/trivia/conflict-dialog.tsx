import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { QuizChange } from '@podium/contract';
import type { Texts } from '@podium/games';
import { localizedText } from '@podium/content';
import { useState } from 'react';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { differences, mergeQuiz } from './quiz-merge.ts';
import type { Choice, QuizField } from './quiz-merge.ts';
import type { QuizConflict } from './use-quiz.ts';
import { useQuizTexts } from './use-quiz-texts.ts';

interface ConflictDialogProps {
  conflict: QuizConflict;
  onSettle: (quiz: QuizChange) => void;
}

/** Resolves changes by two users: the differences field by field, with a choice of the version to keep. */
export function ConflictDialog({ conflict: { mine, base, theirs }, onSettle }: ConflictDialogProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const { fieldName } = useQuizTexts();
  const [choices, setChoices] = useState<Partial<Record<QuizField, Choice>>>({});
  const lines = differences(base, mine, theirs.quiz);
  const resolvedLines = lines.map((line) => ({ ...line, choice: choices[line.field] ?? line.choice }));
  const name = `\u2068${theirs.editedBy?.username ?? t('drafts.merge.someone')}\u2069`;
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('drafts.merge.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {t('trivia.changedBy', { name, time: theirs.editedAt === null ? '' : dateTime(theirs.editedAt) })}
        </DialogContentText>
        {lines.length === 0 && <Typography>{t('drafts.merge.same')}</Typography>}
        {resolvedLines.map(({ field, choice, isContested }) => (
          <Box
            key={field}
            component="fieldset"
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, minWidth: 0 }}
          >
            <legend>
              {fieldName(field)}
              {isContested && (
                <Chip size="small" color="warning" label={t('drafts.merge.both')} sx={{ marginInlineStart: 1 }} />
              )}
            </legend>
            <RadioGroup
              value={choice}
              onChange={(_, value) => setChoices({ ...choices, [field]: value as Choice })}
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Box key={side}>
                  <FormControlLabel value={side} control={<Radio />} label={t(`drafts.merge.${side}`)} />
                  <FieldValue field={field} quiz={side === 'mine' ? mine : theirs.quiz} />
                </Box>
              ))}
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => onSettle(theirs.quiz)}>{t('drafts.merge.allTheirs')}</Button>
        <Button variant="contained" onClick={() => onSettle(mergeQuiz(mine, theirs.quiz, resolvedLines))}>
          {t('drafts.merge.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FieldValue({ field, quiz }: { field: QuizField; quiz: QuizChange }) {
  const t = useText();
  const language = useLanguage();
  const { dateTime, number } = useFormats();
  const textFor = (texts: Texts): string => localizedText(texts, language)?.text ?? '';
  const renderTexts = (texts: Texts) => (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {Object.entries(texts).map(([tag, text]) => (
        <Typography key={tag} lang={tag} dir="auto" variant="body2">
          {text}
        </Typography>
      ))}
    </Box>
  );
  switch (field) {
    case 'title':
    case 'description':
      return renderTexts(quiz[field]);
    case 'minutes':
    case 'points':
      return <>{number(quiz[field])}</>;
    case 'opensAt':
    case 'closesAt':
      return <>{quiz[field] === null ? t('frame.empty') : dateTime(quiz[field])}</>;
    case 'type':
      return <>{t(`trivia.types.${quiz.type}`)}</>;
    case 'questions':
      return (
        <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
          {quiz.questions.map((question, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two questions may be identical
            <li key={index}>
              <bdi>{textFor(question.text)}</bdi>
              <Typography variant="caption" component="p" color="text.secondary">
                <bdi>
                  {question.kind === 'number'
                    ? [question.number === null ? '' : number(question.number), textFor(question.unit)].join(' ')
                    : question.options
                        .map((option, index) => (isRight(question, index) ? `✓ ${textFor(option)}` : textFor(option)))
                        .join(' · ')}
                </bdi>
              </Typography>
            </li>
          ))}
        </Box>
      );
    default:
      return <bdi>{quiz[field] ?? t('frame.empty')}</bdi>;
  }
}

function isRight(question: QuizChange['questions'][number], index: number): boolean {
  if (question.kind === 'one') return question.right === index;
  return question.kind === 'several' && question.right.includes(index);
}
