import { TextField } from '@mui/material';
import type { DeskQuiz, QuizChange } from '@podium/contract';
import { longestQuizId, quizIdPattern, quizLimits } from '@podium/contract/trivia-words';
import type { Texts } from '@podium/games';
import { languageByTag } from '@podium/i18n';
import { useState } from 'react';
import { RequestError } from '../../api/request.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { gamesFacts } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { toSlug } from './quiz-form.ts';
import { triviaApi } from './trivia-api.ts';

interface NewQuizDialogProps {
  onCreated: (quiz: DeskQuiz) => void;
  onClose: () => void;
  /** The sport of a user whose rights cover only one. */
  discipline: string | null;
}

const hourMs = 3_600_000;
const isIdTaken = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ field }) => field === 'id');

const emptyQuiz = (title: Texts, discipline: string | null): QuizChange => ({
  title,
  description: {},
  author: gamesFacts().name.slice(0, quizLimits.author),
  discipline,
  type: 'sport',
  minutes: 5,
  points: 100,
  opensAt: new Date(Math.ceil(Date.now() / hourMs) * hourMs).toISOString(),
  closesAt: null,
  questions: [],
});

/** The language of the console if the Games use it, otherwise their first language. */
function useFirstLanguage(): Language {
  const language = useLanguage();
  const { languages = [language] } = gamesFacts();
  return languages.includes(language) ? language : (languages[0] ?? language);
}

export function NewQuizDialog({ onCreated, onClose, discipline }: NewQuizDialogProps) {
  const t = useText();
  const language = useFirstLanguage();
  const { ownName, direction } = languageByTag(language);
  const [title, setTitle] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [takenId, setTakenId] = useState<string>();
  const id = ownId ?? toSlug(title);
  const isValid = quizIdPattern.test(id) && id.length <= longestQuizId;
  const create = async (): Promise<void> => {
    try {
      onCreated(await triviaApi.create({ id, ...emptyQuiz({ [language]: title.trim() }, discipline) }));
    } catch (error) {
      if (isIdTaken(error)) setTakenId(id);
      throw error;
    }
  };
  const fault = id === takenId ? t('trivia.idTaken') : id !== '' && !isValid ? t('trivia.idHint') : undefined;
  return (
    <DecisionDialog
      title={t('trivia.new')}
      action={t('trivia.create')}
      isReady={title.trim() !== '' && isValid && id !== takenId}
      isExplained={isIdTaken}
      onConfirm={create}
      onClose={onClose}
    >
      <TextField
        label={t('fields.inLanguage', { field: t('trivia.field.title'), language: ownName })}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        required
        slotProps={{ htmlInput: { lang: language, dir: direction, maxLength: quizLimits.title } }}
        sx={{ mt: 1 }}
      />
      <TextField
        label={t('drafts.id')}
        value={id}
        onChange={({ target }) => setOwnId(target.value.trim())}
        required
        error={fault !== undefined}
        helperText={fault ?? t('trivia.idHint')}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: longestQuizId, autoCapitalize: 'none', spellCheck: false } }}
      />
    </DecisionDialog>
  );
}
