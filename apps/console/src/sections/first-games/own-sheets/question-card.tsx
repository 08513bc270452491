import { Typography } from '@mui/material';
import { questionKey } from '@podium/games-folder/own-sheets';
import type { SheetQuestion } from '@podium/games-folder/own-sheets';
import { isolated } from '../../../language/isolated.ts';
import { useText } from '../../../language/text.ts';
import { PartCard } from '../part-card.tsx';
import { NameSelect } from './name-select.tsx';

interface QuestionCardProps {
  /** All questions that came up, also answered ones. */
  questions: readonly SheetQuestion[];
  /** Ids by key of the question; empty if its lines are left out. */
  answers: ReadonlyMap<string, string>;
  onAnswer: (key: string, id: string) => void;
}

/** Value of the option that leaves lines out: the empty one is an open question. */
const leftOut = '-';

/** Names of delegations and events that are not clear. Each is asked once for all lines. */
export function QuestionCard({ questions, answers, onAnswer }: QuestionCardProps) {
  const t = useText();
  if (questions.length === 0) return null;
  return (
    <PartCard title={t('own-sheets.questions')}>
      <Typography color="text.secondary">{t('own-sheets.questionsHint')}</Typography>
      {questions.map((question) => {
        const key = questionKey(question);
        const answer = answers.get(key);
        const { kind, text, count, maybe } = question;
        return (
          <NameSelect
            key={key}
            kind={kind}
            label={t(`own-sheets.question.${kind}`, { text: isolated(text), count })}
            value={answer === undefined ? '' : answer === '' ? leftOut : answer}
            none={t('own-sheets.choosePlease')}
            first={maybe}
            last={{ value: leftOut, label: t('own-sheets.leaveOut') }}
            onChange={(id) => onAnswer(key, id)}
          />
        );
      })}
    </PartCard>
  );
}

/** The id that an option of a question means; undefined while it is open. */
export const answeredId = (value: string): string | undefined =>
  value === '' ? undefined : value === leftOut ? '' : value;
