import { Box, Typography } from '@mui/material';
import type { QuizChange } from '@podium/contract';
import type { Texts } from '@podium/games';
import { localizedText } from '@podium/content';
import { ConflictDialog } from '../../drafts/conflict-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import type { QuizConflict } from './quiz-keeper.ts';
import { differences, mergeQuiz } from './quiz-merge.ts';
import type { QuizField } from './quiz-merge.ts';
import { useQuizTexts } from './use-quiz-texts.ts';

interface QuizConflictDialogProps {
  conflict: QuizConflict;
  onSettle: (quiz: QuizChange) => void;
}

/** Resolves changes of a quiz by two users. */
export function QuizConflictDialog({ conflict: { mine, base, theirs }, onSettle }: QuizConflictDialogProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const { fieldName } = useQuizTexts();
  const lines = differences(base, mine, theirs.quiz);
  const name = `\u2068${theirs.editedBy?.username ?? t('drafts.merge.someone')}\u2069`;
  return (
    <ConflictDialog
      text={t('trivia.changedBy', { name, time: theirs.editedAt === null ? '' : dateTime(theirs.editedAt) })}
      lines={lines.map(({ field, choice, isContested }) => ({
        path: field,
        name: fieldName(field),
        choice,
        isContested,
        mine: <FieldValue field={field} quiz={mine} />,
        theirs: <FieldValue field={field} quiz={theirs.quiz} />,
      }))}
      onSettle={(choiceOf) =>
        onSettle(
          mergeQuiz(
            mine,
            theirs.quiz,
            lines.map((line) => ({ ...line, choice: choiceOf(line.field) })),
          ),
        )
      }
    />
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
