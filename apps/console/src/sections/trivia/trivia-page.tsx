import { Box, Button, Chip, Link, MenuItem, TextField, Typography } from '@mui/material';
import type { DeskQuizEntry } from '@podium/contract';
import { quizStates } from '@podium/contract/trivia-words';
import type { QuizState } from '@podium/contract/trivia-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { useText } from '../../language/text.ts';
import { section } from './section.ts';
import { useUser } from '../../session/session-store.ts';
import { NewQuizDialog } from './new-quiz-dialog.tsx';
import { stateColors } from './quiz-facts.tsx';
import { triviaApi } from './trivia-api.ts';
import { listKey, quizKey } from './use-quiz.ts';
import { useQuizTexts } from './use-quiz-texts.ts';

export function TriviaPage() {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { quizTitle } = useQuizTexts();
  const [isCreating, setIsCreating] = useState(false);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<QuizState | ''>('');
  const discipline = useOwnDiscipline();
  const { data, error, refetch } = useQuery({ queryKey: listKey, queryFn: triviaApi.list, retry: false });
  const searchText = search.trim().toLowerCase();
  const visibleItems = data?.items.filter(
    (quiz) =>
      (state === '' || quiz.state === state) &&
      `${quizTitle(quiz.title, '')} ${quiz.id}`.toLowerCase().includes(searchText),
  );
  return (
    <Page
      title={t('trivia.title')}
      about={<Typography color="text.secondary">{t('trivia.listAbout')}</Typography>}
      actions={
        <Button variant="contained" onClick={() => setIsCreating(true)}>
          {t('trivia.new')}
        </Button>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('trivia.none')}</Typography>}
      {data && data.items.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            type="search"
            size="small"
            label={t('drafts.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
            sx={{ minWidth: 240, flexGrow: { xs: 1, sm: 0 } }}
          />
          <TextField
            select
            size="small"
            label={t('drafts.column.state')}
            value={state}
            onChange={({ target }) => setState(target.value as QuizState | '')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 160 }}
          >
            <MenuItem value="">{t('trivia.all')}</MenuItem>
            {quizStates.map((state) => (
              <MenuItem key={state} value={state}>
                {t(`trivia.state.${state}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      {data && data.items.length > 0 && visibleItems?.length === 0 && <Typography>{t('fields.noMatch')}</Typography>}
      {visibleItems && visibleItems.length > 0 && <QuizTable items={visibleItems} />}
      {isCreating && (
        <NewQuizDialog
          discipline={discipline}
          onCreated={(quiz) => {
            queries.setQueryData(quizKey(quiz.id), quiz);
            void queries.invalidateQueries({ queryKey: listKey, exact: true });
            void navigate(`${section.address}/${quiz.id}`);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Page>
  );
}

/** The sport that limits the user's rights; null if they cover all of the Games. */
function useOwnDiscipline(): string | null {
  const grants = (useUser()?.grants ?? []).filter(({ role }) => role !== 'referee');
  if (grants.some(({ scope }) => scope === 'games')) return null;
  return grants.find(({ scope }) => scope === 'discipline')?.scopeId?.toLowerCase() ?? null;
}

function QuizTable({ items }: { items: readonly DeskQuizEntry[] }) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const { quizTitle } = useQuizTexts();
  const { languages } = gamesFacts();
  return (
    <DataTable
      label={t('trivia.title')}
      columns={[
        t('drafts.column.title'),
        t('drafts.column.state'),
        t('trivia.field.opensAt'),
        t('trivia.field.closesAt'),
        t('trivia.column.answers'),
        t('trivia.column.average'),
        t('drafts.column.missing'),
      ]}
      rows={items.map((quiz) => ({
        key: quiz.id,
        cells: [
          <Link key="title" component={RouterLink} to={`${section.address}/${quiz.id}`}>
            <bdi>{quizTitle(quiz.title, quiz.id)}</bdi>
          </Link>,
          <StateChips key="state" quiz={quiz} />,
          dateTime(quiz.opensAt),
          quiz.closesAt === null ? t('trivia.never') : dateTime(quiz.closesAt),
          t('trivia.answersOf', { answers: quiz.answers, attempts: quiz.attempts }),
          quiz.averageRight === null
            ? '–'
            : t('trivia.percent', { percent: number(Math.round(quiz.averageRight * 100)) }),
          <bdi key="missing">
            {quiz.missing
              .filter((language) => languages === undefined || languages.includes(language))
              .join(' ')
              .toUpperCase()}
          </bdi>,
        ],
      }))}
    />
  );
}

function StateChips({ quiz: { state, opening, faults } }: { quiz: DeskQuizEntry }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={stateColors[state]} label={t(`trivia.state.${state}`)} />
      {opening !== null && opening !== 'open' && (
        <Chip size="small" variant="outlined" label={t(`trivia.opening.${opening}`)} />
      )}
      {faults > 0 && (
        <Chip size="small" variant="outlined" color="warning" label={t('drafts.faults', { count: faults })} />
      )}
    </Box>
  );
}
