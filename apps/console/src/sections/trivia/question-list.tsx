import { Alert, Box, Button, Typography } from '@mui/material';
import { maxQuestions } from '@podium/contract/trivia-words';
import { useState } from 'react';
import { fieldId } from '../../fields/input-props.ts';
import { useText } from '../../language/text.ts';
import { AddIcon } from '../../look/icons.tsx';
import { unseen } from '../../look/unseen.ts';
import { QuestionCard } from './question-card.tsx';
import { moveItem, newQuestion } from './quiz-form.ts';
import type { FormQuestion } from './quiz-form.ts';
import { useShownFault } from './quiz-inputs.ts';
import type { QuizInputs } from './quiz-inputs.ts';

export function QuestionList(props: QuizInputs) {
  const t = useText();
  const { form, change, findFault, isFixed } = props;
  const { questions } = form;
  const [announcement, setAnnouncement] = useState('');
  const missingFault = useShownFault(findFault)('questions');
  const setQuestions = (next: readonly FormQuestion[]): void => change({ questions: next });
  const add = (): void => {
    const question = newQuestion();
    setQuestions([...questions, question]);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(`questions.${questions.length}.text`))}`)?.focus(),
    );
  };
  return (
    <Box component="section" aria-labelledby="quiz-questions" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="quiz-questions" variant="h2" component="h2">
        {t('trivia.field.questions')}
      </Typography>
      <Box component="output" sx={unseen}>
        {announcement}
      </Box>
      {missingFault && <Alert severity="error">{missingFault}</Alert>}
      {questions.map((question, index) => (
        <QuestionCard
          key={question.key}
          {...props}
          question={question}
          index={index}
          onChange={(next) => setQuestions(questions.map((current) => (current.key === question.key ? next : current)))}
          onMove={(to) => {
            setQuestions(moveItem(questions, index, to));
            setAnnouncement(t('trivia.movedTo', { from: index + 1, place: to + 1 }));
          }}
          onRemove={() => setQuestions(questions.filter(({ key }) => key !== question.key))}
        />
      ))}
      <Box>
        <Button
          id={fieldId('questions')}
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isFixed || questions.length >= maxQuestions}
          onClick={add}
        >
          {t('trivia.addQuestion')}
        </Button>
      </Box>
    </Box>
  );
}
