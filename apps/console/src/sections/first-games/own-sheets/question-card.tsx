import { isolate } from '@podium/i18n';
import { Box, Button, Typography } from '@mui/material';
import { questionKey } from '@podium/games-folder/own-sheets';
import type { SheetQuestion } from '@podium/games-folder/own-sheets';
import { useText } from '../../../language/text.ts';
import { addDelegations } from '../new-delegations/new-delegations.ts';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';
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
  const { change } = usePlan();
  if (questions.length === 0) return null;
  const isOpen = (question: SheetQuestion): boolean => answers.get(questionKey(question)) === undefined;
  const newNames = questions.flatMap((question) =>
    question.kind === 'delegation' && isOpen(question) ? question.text : [],
  );
  return (
    <PartCard title={t('own-sheets.questions')}>
      <Typography color="text.secondary">{t('own-sheets.questionsHint')}</Typography>
      {newNames.length > 1 && (
        <Button
          variant="outlined"
          onClick={() => change((plan) => addDelegations(plan, newNames))}
          sx={{ justifySelf: 'start' }}
        >
          {t('own-sheets.addAllDelegations', { count: newNames.length })}
        </Button>
      )}
      {questions.map((question) => {
        const key = questionKey(question);
        const answer = answers.get(key);
        const { kind, text, count, maybe } = question;
        return (
          <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <NameSelect
              kind={kind}
              label={t(`own-sheets.question.${kind}`, { text: isolate(text), count })}
              value={answer === undefined ? '' : answer === '' ? leftOut : answer}
              none={t('own-sheets.choosePlease')}
              first={maybe}
              last={{ value: leftOut, label: t('own-sheets.leaveOut') }}
              onChange={(id) => onAnswer(key, id)}
            />
            {kind === 'delegation' && answer === undefined && (
              <Button onClick={() => change((plan) => addDelegations(plan, [text]))}>
                {t('own-sheets.addDelegation', { text: isolate(text) })}
              </Button>
            )}
          </Box>
        );
      })}
    </PartCard>
  );
}

/** The id that an option of a question means; undefined while it is open. */
export const answeredId = (value: string): string | undefined =>
  value === '' ? undefined : value === leftOut ? '' : value;
