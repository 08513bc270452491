import { Box, Button, Chip, Link } from '@mui/material';
import type { DeskQuizEntry } from '@podium/contract';
import { quizStates } from '@podium/contract/trivia-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useFormats } from '../../language/formats.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import type { ListColumn } from '../../lists/list-table.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
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
  const address = useListAddress();
  const [isCreating, setIsCreating] = useState(false);
  const discipline = useOwnDiscipline();
  const quizzes = useQuery({ queryKey: listKey, queryFn: triviaApi.list, retry: false });
  const hasQuizzes = quizzes.data !== undefined && quizzes.data.items.length > 0;
  const [search, state] = [address.read('q').toLowerCase(), address.read('state')];
  const visibleItems = quizzes.data?.items.filter(
    (quiz) =>
      (state === '' || quiz.state === state) &&
      `${quizTitle(quiz.title, '')} ${quiz.id}`.toLowerCase().includes(search),
  );
  return (
    <ListPage
      title={t('trivia.title')}
      about={t('trivia.listAbout')}
      actions={
        <Button variant="contained" onClick={() => setIsCreating(true)}>
          {t('trivia.new')}
        </Button>
      }
      filters={
        hasQuizzes
          ? [
              { name: 'q', type: 'search', label: t('drafts.search') },
              {
                name: 'state',
                type: 'choice',
                label: t('drafts.column.state'),
                all: t('trivia.all'),
                choices: quizStates.map((value) => ({ value, name: t(`trivia.state.${value}`) })),
              },
            ]
          : undefined
      }
      address={address}
      list={{ ...loadedList(quizzes), items: visibleItems }}
      none={hasQuizzes ? t('fields.noMatch') : t('trivia.none')}
      itemKey={({ id }) => id}
      columns={useColumns()}
    >
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
    </ListPage>
  );
}

/** The sport that limits the user's rights; null if they cover all of the Games. */
function useOwnDiscipline(): string | null {
  const grants = (useUser()?.grants ?? []).filter(({ role }) => role !== 'referee');
  if (grants.some(({ scope }) => scope === 'games')) return null;
  return grants.find(({ scope }) => scope === 'discipline')?.scopeId?.toLowerCase() ?? null;
}

function useColumns(): ListColumn<DeskQuizEntry>[] {
  const t = useText();
  const { dateTime, number } = useFormats();
  const { quizTitle } = useQuizTexts();
  const { languages } = gamesFacts();
  return [
    {
      name: 'title',
      label: t('drafts.column.title'),
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={`${section.address}/${id}`}>
          <bdi>{quizTitle(title, id)}</bdi>
        </Link>
      ),
    },
    { name: 'state', label: t('drafts.column.state'), cell: (quiz) => <StateChips quiz={quiz} /> },
    { name: 'opensAt', label: t('trivia.field.opensAt'), cell: ({ opensAt }) => dateTime(opensAt) },
    {
      name: 'closesAt',
      label: t('trivia.field.closesAt'),
      cell: ({ closesAt }) => (closesAt === null ? t('trivia.never') : dateTime(closesAt)),
    },
    {
      name: 'answers',
      label: t('trivia.column.answers'),
      cell: ({ answers, attempts }) => t('trivia.answersOf', { answers, attempts }),
    },
    {
      name: 'average',
      label: t('trivia.column.average'),
      cell: ({ averageRight }) =>
        averageRight === null ? '–' : t('trivia.percent', { percent: number(Math.round(averageRight * 100)) }),
    },
    {
      name: 'missing',
      label: t('drafts.column.missing'),
      cell: ({ missing }) => (
        <bdi>
          {missing
            .filter((language) => languages === undefined || languages.includes(language))
            .join(' ')
            .toUpperCase()}
        </bdi>
      ),
    },
  ];
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
