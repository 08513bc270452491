import { Alert, Box, Button, Card, CardContent, Link, Typography } from '@mui/material';
import type { DeskQuiz } from '@podium/contract';
import { quizFaults, quizLanguage } from '@podium/contract/quiz-faults';
import { quizFaultCodes } from '@podium/contract/trivia-words';
import type { QuizFaultCode } from '@podium/contract/trivia-words';
import { languages as offered } from '@podium/i18n';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RequestError } from '../../api/request.ts';
import { LanguageTabs } from '../../fields/language-tabs.tsx';
import { fieldId } from '../../fields/input-props.ts';
import { useFailureText } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { Page } from '../../frame/page.tsx';
import { gamesFacts, gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { section } from './section.ts';
import { HeadFields } from './head-fields.tsx';
import { QuestionList } from './question-list.tsx';
import { QuizActions } from './quiz-actions.tsx';
import { QuizConflictDialog } from './quiz-conflict-dialog.tsx';
import { QuizFacts } from './quiz-facts.tsx';
import { toQuizChange, quizTexts, unreadable } from './quiz-form.ts';
import type { QuizForm } from './quiz-form.ts';
import { isConflict, isStarted } from './quiz-keeper.ts';
import { useQuiz } from './use-quiz.ts';
import type { QuizState } from './use-quiz.ts';
import { useQuizTexts } from './use-quiz-texts.ts';

/** Errors caused only by missing input. */
const emptyFaults: ReadonlySet<QuizFaultCode> = new Set([
  'required',
  'languageRequired',
  'noSolution',
  'tooFewOptions',
]);
const isQuizFault = (message: string): message is QuizFaultCode =>
  (quizFaultCodes as readonly string[]).includes(message);

/** The languages of the Games, and any other language in which the quiz has a text. */
function languagesFor(form: QuizForm): Language[] {
  const ofGames = gamesFacts().languages ?? offered.map(({ tag }) => tag);
  const usedTags = offered.map(({ tag }) => tag).filter((tag) => quizTexts(form).some((texts) => tag in texts));
  return [...new Set<Language>([...ofGames, ...usedTags])];
}

export function QuizEditor({ savedQuiz }: { savedQuiz: DeskQuiz }) {
  const t = useText();
  const { quizTitle } = useQuizTexts();
  const state = useQuiz(savedQuiz);
  const { form, seenVersion, change, isDirty, isSaving } = state;
  const ownLanguage = useLanguage();
  const languages = languagesFor(form);
  const [selectedLanguage, setLanguage] = useState<Language>(ownLanguage);
  const language = languages.includes(selectedLanguage) ? selectedLanguage : (languages[0] ?? ownLanguage);
  // Missing fields of a draft are marked only after an attempt to publish it.
  const [isChecked, setIsChecked] = useState(savedQuiz.state !== 'draft');
  const quiz = toQuizChange(form, gamesOffset, seenVersion.quiz);
  const known = savedQuiz.faults.filter(
    ({ field }) => field === 'discipline' && form.discipline === savedQuiz.quiz.discipline,
  );
  const faults = quiz ? [...known, ...quizFaults(quiz)] : [];
  const unreadableFields = unreadable(form);
  const isFixed = savedQuiz.attempts > 0;
  const missingIn = (tag: Language): number => quizTexts(form).filter((texts) => !texts[tag]?.trim()).length;
  const jump = (field: string, isText: boolean): void => {
    setIsChecked(true);
    if (isText && quiz) setLanguage(quizLanguage(quiz));
    // Wait until the form has rendered the new language.
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(field))}`);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    });
  };
  const save = async (): Promise<void> => {
    if (await state.save()) notify(t('trivia.saved'), { type: 'success' });
  };
  const findFault = (field: string): QuizFaultCode | 'unreadable' | undefined => {
    if (unreadableFields.includes(field)) return 'unreadable';
    const message = faults.find((fault) => fault.field === field)?.message;
    return message && (isChecked || !emptyFaults.has(message)) ? message : undefined;
  };
  return (
    <Page
      title={quizTitle(form.title, savedQuiz.id)}
      about={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Link component={RouterLink} to={section.address}>
            {t('trivia.title')}
          </Link>
          <Typography component="output" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
            {t(isSaving ? 'drafts.saving' : isDirty ? 'trivia.unsaved' : 'drafts.noDraft')}
          </Typography>
        </Box>
      }
      actions={
        <>
          <Button
            variant={savedQuiz.state === 'draft' ? 'outlined' : 'contained'}
            disabled={!isDirty || isSaving || unreadableFields.length > 0}
            onClick={() => void save()}
          >
            {t('trivia.save')}
          </Button>
          <QuizActions
            state={state}
            isComplete={quiz !== undefined && faults.length === 0}
            onIncomplete={() => setIsChecked(true)}
          />
        </>
      }
    >
      <Notices state={state} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        {/* Hidden overflow would keep the language tabs from staying in view. */}
        <Card sx={{ overflow: 'visible' }}>
          <CardContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LanguageTabs languages={languages} language={language} missingIn={missingIn} onChange={setLanguage} />
            <HeadFields {...{ form, change, language, languages, findFault, isFixed }} />
            <QuestionList {...{ form, change, language, languages, findFault, isFixed }} />
          </CardContent>
        </Card>
        <QuizFacts savedQuiz={savedQuiz} faults={faults} languages={languages} missingIn={missingIn} onJump={jump} />
      </Box>
      {state.conflict && <QuizConflictDialog conflict={state.conflict} onSettle={(quiz) => void state.settle(quiz)} />}
    </Page>
  );
}

/** Notices to the author: restored text, locked questions, failed saving. */
function Notices({ state: { savedQuiz, isRestored, failure } }: { state: QuizState }) {
  const t = useText();
  const failureText = useFailureText();
  const { pathName, faultText } = useQuizTexts();
  const isKnown = failure === undefined || isConflict(failure);
  const faults = failure instanceof RequestError ? failure.fields : [];
  return (
    <>
      {isRestored && <Alert severity="info">{t('drafts.restored')}</Alert>}
      {savedQuiz.attempts > 0 && <Alert severity="info">{t('trivia.fixed', { count: savedQuiz.attempts })}</Alert>}
      {!isKnown && (
        <Alert severity="error">
          {isStarted(failure) ? t('trivia.startedMeanwhile') : t('drafts.notSaved', { reason: failureText(failure) })}
          {!isStarted(failure) && faults.length > 0 && (
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {faults.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  {isQuizFault(message) ? `${pathName(field)}: ${faultText({ field, message })}` : pathName(field)}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </>
  );
}
