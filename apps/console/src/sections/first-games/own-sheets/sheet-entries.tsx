import { Alert, Button, MenuItem, TextField, Typography } from '@mui/material';
import { questionKey, readEntries } from '@podium/games-folder/own-sheets';
import type { OwnSheets, SheetQuestion, SheetsFault } from '@podium/games-folder/own-sheets';
import { languageByTag, isolate } from '@podium/i18n';
import { useMemo } from 'react';
import { notify } from '../../../frame/notices.ts';
import { saveFile } from '../../../frame/save-file.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { NamesAsRead } from '../names-as-read.tsx';
import { isOrderOpen, readPerson } from '@podium/games-folder/own-sheets';
import type { NameOrder } from '@podium/games-folder/own-sheets';
import { usePlan } from '../plan-context.ts';
import { acceptDoubt, answerSame } from './accepted-doubts.ts';
import type { AcceptedDoubts } from './accepted-doubts.ts';
import { ColumnsCard } from './columns-card.tsx';
import { compareEntries } from './compare-entries.ts';
import { EntryLists } from './entry-lists.tsx';
import { entryTemplate } from './entry-template.ts';
import { FileChoice, workbookType } from './file-choice.tsx';
import { removeGone } from './gone-entries.ts';
import { answeredId, QuestionCard } from './question-card.tsx';
import { readFile } from './read-file.ts';
import { rememberAnswers, rememberedAnswers } from './sheet-answers.ts';
import { sheetGames } from './sheet-games.ts';
import { chooseSheet, rememberColumns } from './sheet-use.ts';
import type { ChosenSheet } from './sheet-use.ts';
import { TakeEntries } from './take-entries.tsx';
import { useKept } from './use-kept.ts';

interface ReadState {
  /** Set while a file is read, and after it failed to be. */
  file?: { body: Blob; name: string };
  isReading: boolean;
  fault?: SheetsFault | 'notLoaded';
  sheets?: OwnSheets;
}

/** Entries from a spreadsheet of the organizers: a file, its columns, unclear names, and a preview of four lists. */
export function SheetEntries({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { plan, kept } = usePlan();
  const close = (): void => {
    kept.clear();
    onClose();
  };
  const games = useMemo(() => sheetGames(plan), [plan]);
  const [state, setState] = useKept<ReadState>('read', { isReading: false });
  const [chosen, setChosen] = useKept<ChosenSheet[]>('chosen', []);
  const read = async (body: Blob, name: string): Promise<void> => {
    setChosen([]);
    const file = { body, name };
    setState({ file, isReading: true });
    try {
      const answer = await readFile(body, name);
      if ('fault' in answer) setState({ isReading: false, fault: answer.fault });
      else {
        setState({ isReading: false, sheets: answer.sheets });
        setChosen(answer.sheets.sheets.map((sheet) => chooseSheet(sheet, games, localStorage)));
      }
    } catch {
      // The message and a button to try again are all that can be offered: the reason is the network or the device.
      setState({ file, isReading: false, fault: 'notLoaded' });
    }
  };
  const saveTemplate = (): void => {
    const bytes = entryTemplate(plan, {
      sheet: t('first-games.step.entries'),
      title: (field) => t(`own-sheets.field.${field}`),
      isRightToLeft: languageByTag(language).direction === 'rtl',
    });
    saveFile(`${plan.code.toLowerCase()}-entries.xlsx`, workbookType, new Uint8Array(bytes));
  };
  const { file, fault, sheets } = state;
  return (
    <>
      <Button onClick={close} sx={{ justifySelf: 'start' }}>
        {t('own-sheets.close')}
      </Button>
      <Typography>{t('own-sheets.about')}</Typography>
      {plan.events.length === 0 && <Alert severity="info">{t('own-sheets.needsPlan')}</Alert>}
      <FileChoice
        isReading={state.isReading}
        onTemplate={saveTemplate}
        onFile={(body, name) => void read(body, name)}
      />
      {fault && (
        <Alert
          severity="error"
          action={
            fault === 'notLoaded' && file ? (
              <Button color="inherit" onClick={() => void read(file.body, file.name)}>
                {t('frame.retry')}
              </Button>
            ) : undefined
          }
        >
          {t(`own-sheets.fault.${fault}`)}
        </Alert>
      )}
      {sheets && sheets.hidden.length > 0 && (
        <Alert severity="info">
          {t('own-sheets.hidden', { names: sheets.hidden.map((name) => isolate(name)).join(' · ') })}
        </Alert>
      )}
      {chosen.some(({ sheet }) => sheet.isTooLong) && <Alert severity="warning">{t('own-sheets.tooLong')}</Alert>}
      {chosen.map((one, index) => (
        <ColumnsCard
          key={one.sheet.name}
          chosen={one}
          onChange={(change) => setChosen(chosen.map((other, at) => (at === index ? { ...other, ...change } : other)))}
        />
      ))}
      {chosen.some(({ isUsed }) => isUsed) && <Preview chosen={chosen} games={games} onTaken={close} />}
    </>
  );
}

/** Enough to see whether given and family names are exchanged. */
const maxNames = 60;

interface PreviewProps {
  chosen: readonly ChosenSheet[];
  games: ReturnType<typeof sheetGames>;
  onTaken: () => void;
}

function Preview({ chosen, games, onTaken }: PreviewProps) {
  const t = useText();
  const { plan, state, earlier, replace, texts } = usePlan();
  const [order, setOrder] = useKept<NameOrder>('order', 'given');
  const [answers, setAnswers] = useKept<ReadonlyMap<string, string>>('answers', rememberedAnswers(plan, localStorage));
  const [asked, setAsked] = useKept<readonly SheetQuestion[]>('asked', []);
  const [accepted, setAccepted] = useKept<AcceptedDoubts>('accepted', new Map());
  const read = useMemo(() => {
    const used = chosen.filter(({ isUsed }) => isUsed);
    const parts = used.map(({ sheet, use }) => readEntries(sheet, use, games, answers));
    return {
      /** Questions of these sheets that were answered for an earlier one. */
      known: joinQuestions(
        used.flatMap(({ sheet, use }) => readEntries(sheet, use, games, new Map()).questions),
      ).filter((question) => answers.has(questionKey(question))),
      entries: parts.flatMap(({ entries }) => entries),
      doubts: parts.flatMap(({ doubts }) => doubts),
      questions: joinQuestions(parts.flatMap(({ questions }) => questions)),
    };
  }, [chosen, games, answers]);
  const { draws } = state.answer;
  const compared = useMemo(
    () =>
      compareEntries(plan, read, {
        order,
        earlier,
        begun: new Set(Object.entries(draws).flatMap(([id, { begun }]) => (begun.length > 0 ? id : []))),
        accepted: new Set(accepted.keys()),
      }),
    [plan, read, order, earlier, draws, accepted],
  );
  // Answered questions stay where they are, so that an answer can be changed.
  const isAsked = (questions: readonly SheetQuestion[], question: SheetQuestion): boolean =>
    questions.some((other) => questionKey(other) === questionKey(question));
  const answered = [...asked, ...read.known.filter((question) => !isAsked(asked, question))].filter(
    (question) => !isAsked(read.questions, question),
  );
  const names = read.entries.flatMap(({ person, members }) =>
    [...(person ? [person] : []), ...members].flatMap(({ name }) => (typeof name === 'string' ? name : [])),
  );
  const take = (isRemoving: boolean): void => {
    const { added, changed, gone } = compared;
    for (const one of chosen) if (one.isUsed) rememberColumns(one, localStorage);
    rememberAnswers(plan, answers, localStorage);
    // Lines that were typed and not understood would hide what is taken.
    for (const { event } of [...added, ...changed]) texts.delete(event);
    replace(() => (isRemoving ? removeGone(compared.plan, gone) : compared.plan));
    const counts = { added: added.length, changed: changed.length, removed: isRemoving ? gone.length : 0 };
    notify(t('own-sheets.taken', counts), { type: 'success' });
    onTaken();
  };
  return (
    <>
      <QuestionCard
        questions={[...answered, ...read.questions]}
        answers={answers}
        onAnswer={(key, value) => {
          const next = new Map(answers);
          const id = answeredId(value);
          if (id === undefined) next.delete(key);
          else next.set(key, id);
          setAsked([...answered, ...read.questions]);
          setAnswers(next);
        }}
      />
      {isOrderOpen(names) && (
        <TextField
          select
          label={t('first-games.nameOrderLabel')}
          value={order}
          onChange={({ target }) => setOrder(target.value as NameOrder)}
          sx={{ justifySelf: 'start', minWidth: 260 }}
        >
          {(['given', 'family'] as const).map((option) => (
            <MenuItem key={option} value={option}>
              {t(`first-games.nameOrder.${option}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <NamesAsRead
        label={t('own-sheets.namesAsRead')}
        people={names.slice(0, maxNames).map((name) => readPerson(name, order))}
      />
      <EntryLists
        compared={compared}
        accepted={accepted}
        onAccept={(entry, isTaken) => setAccepted(acceptDoubt(accepted, entry, isTaken))}
        onAnswer={(entry, answer) => setAccepted(answerSame(accepted, entry, answer))}
      />
      <TakeEntries compared={compared} openCount={read.questions.length} onTake={take} />
    </>
  );
}

/** One question for a name that several sheets contain. */
function joinQuestions(questions: readonly SheetQuestion[]): SheetQuestion[] {
  const joined = new Map<string, SheetQuestion>();
  for (const question of questions) {
    const before = joined.get(questionKey(question));
    joined.set(questionKey(question), before ? { ...before, count: before.count + question.count } : question);
  }
  return [...joined.values()];
}
