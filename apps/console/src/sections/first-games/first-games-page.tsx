import { Alert, Box, Button, Tab, Tabs, Typography } from '@mui/material';
import type { FirstGamesAnswer, PlanAct } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { useRetryAfterSignIn } from '../../api/signed-in-again.ts';
import { useSending } from '../../api/use-sending.ts';
import { Failure, useFailureText } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { loadGames } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { CheckStep } from './check-step.tsx';
import { DelegationsStep } from './delegations-step.tsx';
import { DrawStep } from './draw-step.tsx';
import { EntriesStep } from './entries-step.tsx';
import { EventsStep } from './events-step.tsx';
import { GamesStep } from './games-step.tsx';
import { ImportedGames } from './imported-games/imported-games.tsx';
import { useKnownPeople } from './known-people/use-known-people.ts';
import { PlacesStep } from './places-step.tsx';
import { PlanContext } from './plan-context.ts';
import { planFaults, steps } from './plan-faults.ts';
import type { Step } from './plan-faults.ts';
import { PlanKeeper } from './plan-keeper.ts';
import { newPlan, readPlan } from './plan.ts';

const path = '/api/v1/desk/first-games';
const api = {
  read: async () => request<FirstGamesAnswer>(path),
  save: async (body: object, version: number) => request<FirstGamesAnswer>(path, { method: 'PUT', body, version }),
  publish: async (version: number) =>
    request<FirstGamesAnswer>(`${path}/publish`, { method: 'POST', body: {}, version }),
  act: async (act: PlanAct, version: number) =>
    request<FirstGamesAnswer>(`${path}/acts`, { method: 'POST', body: { act }, version }),
  takeBack: async (version: number) =>
    request<FirstGamesAnswer>(`${path}/take-back`, { method: 'POST', body: {}, version }),
};

export function FirstGamesPage() {
  const t = useText();
  // Loaded once: the page holds what is typed, so a refetch must not replace it.
  const { data, error, refetch } = useQuery({
    queryKey: ['first-games'],
    queryFn: api.read,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Page title={t('first-games.title')} about={t('first-games.about')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <PlanForm answer={data} />}
    </Page>
  );
}

function PlanForm({ answer }: { answer: FirstGamesAnswer }) {
  const t = useText();
  const language = useLanguage();
  const venueName = t('first-games.defaultVenue');
  const [keeper] = useState(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const defaults = newPlan({ now: Date.now(), timeZone, language, venueName });
    return new PlanKeeper({ api, answer, read: (saved) => readPlan(saved, defaults), store: localStorage });
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useRetryAfterSignIn(state.failure, keeper.retry);
  const [texts] = useState(() => new Map<string, string>());
  const [kept] = useState(() => new Map<string, unknown>());
  const [isChecked, setIsChecked] = useState(false);
  const [search, setSearch] = useSearchParams();
  const step = steps.find((step) => step === search.get('step')) ?? 'games';
  const index = steps.indexOf(step);
  const goToStep = (next: Step): void => {
    if (next === 'check') setIsChecked(true);
    // The browser's back button leads to the previous step.
    setSearch({ step: next });
  };
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (keeper.state().saving !== 'saved' || texts.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Navigating to another page of the console saves; leaving the console shows a warning. A failure is in the
      // keeper's state, which the page shows.
      void keeper.flush().catch(() => undefined);
    };
  }, [keeper, texts]);
  const { plan } = state;
  const { draws, publicEvents, publishedVersion } = state.answer;
  const known = useKnownPeople(publishedVersion, step === 'entries' || step === 'draw');
  const earlier = useMemo(() => [...known.entered, ...publicEvents], [known.entered, publicEvents]);
  const faults = useMemo(() => planFaults(plan, draws), [plan, draws]);
  const context = useMemo(
    () => ({
      state,
      plan,
      change: keeper.change,
      replace: keeper.replace,
      flush: async () => keeper.flush(),
      act: keeper.act,
      takeBack: keeper.takeBack,
      faults,
      isChecked: isChecked || step === 'check',
      texts,
      kept,
      earlier,
      known,
    }),
    [state, plan, keeper, faults, isChecked, step, texts, kept, earlier, known],
  );
  const publish = async (): Promise<void> => {
    await keeper.publish();
    await loadGames();
  };
  return (
    <PlanContext value={context}>
      {state.isRestored && <Alert severity="info">{t('drafts.restored')}</Alert>}
      <ImportedGames />
      <SavedLine keeper={keeper} onReplaced={() => texts.clear()} />
      <Tabs
        value={step}
        onChange={(_, next: Step) => goToStep(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('first-games.steps')}
        // All seven tabs fit on a laptop; scroll buttons are hidden when they cannot scroll.
        sx={{
          '& .MuiTab-root': { px: 1, minWidth: 0, fontSize: '0.875rem' },
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {steps.map((step, index) => (
          <Tab
            key={step}
            value={step}
            id={`step-${step}`}
            aria-controls="step-panel"
            label={t('first-games.numberedStep', { number: index + 1, name: t(`first-games.step.${step}`) })}
          />
        ))}
      </Tabs>
      <Box
        key={state.revision}
        id="step-panel"
        role="tabpanel"
        aria-labelledby={`step-${step}`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography variant="h2" component="h2">
          {t(`first-games.step.${step}`)}
        </Typography>
        <Typography color="text.secondary">{t(`first-games.help.${step}`)}</Typography>
        {step === 'games' && <GamesStep />}
        {step === 'places' && <PlacesStep />}
        {step === 'delegations' && <DelegationsStep />}
        {step === 'events' && <EventsStep />}
        {step === 'entries' && <EntriesStep />}
        {step === 'draw' && <DrawStep />}
        {step === 'check' && <CheckStep onPublish={publish} onStep={goToStep} />}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Button disabled={index === 0} onClick={() => goToStep(steps[index - 1]!)}>
            {t('first-games.back')}
          </Button>
          {index < steps.length - 1 && (
            <Button variant="contained" onClick={() => goToStep(steps[index + 1]!)}>
              {t('first-games.next')}
            </Button>
          )}
        </Box>
      </Box>
    </PlanContext>
  );
}

/** Shows whether the entered data is saved, and any conflict with another user. */
function SavedLine({ keeper, onReplaced }: { keeper: PlanKeeper; onReplaced: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const { saving, failure, conflict, answer } = useSyncExternalStore(keeper.subscribe, keeper.state);
  const { failure: settleFailure, send } = useSending();
  const settle = async (choice: 'theirs' | 'mine'): Promise<void> => {
    await send(async () => {
      if (choice === 'theirs') onReplaced();
      await keeper.settle(choice);
    });
  };
  if (conflict !== undefined)
    return (
      <Alert severity="warning">
        {t('first-games.faster', { name: conflict || t('drafts.merge.someone') })}
        {settleFailure !== undefined && <div>{failureText(settleFailure)}</div>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button color="inherit" variant="outlined" onClick={() => void settle('theirs')}>
            {t('first-games.showTheirs')}
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => void settle('mine')}>
            {t('first-games.keepMine')}
          </Button>
        </Box>
      </Alert>
    );
  if (saving === 'failed')
    return (
      <Alert
        severity="error"
        action={
          // A failure is in the keeper's state, which this line shows.
          <Button color="inherit" onClick={() => void keeper.flush().catch(() => undefined)}>
            {t('frame.retry')}
          </Button>
        }
      >
        {t('drafts.notSaved', { reason: failureText(failure) })}
      </Alert>
    );
  return (
    <Typography component="output" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
      {saving !== 'saved'
        ? t('drafts.saving')
        : answer.version === 0
          ? t('first-games.nothingSaved')
          : t('first-games.saved')}
    </Typography>
  );
}
