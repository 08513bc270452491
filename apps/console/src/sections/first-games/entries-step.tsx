import { isolate } from '@podium/i18n';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../fields/use-debounced.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useText } from '../../language/text.ts';
import { doubledPeople, joinPeople } from './doubled-people.ts';
import { readEntryLines, writeEntryLines } from './entry-lines.ts';
import { EventList } from './event-list/event-list.tsx';
import { findDelegation } from './find-delegation.ts';
import { hasCandidates } from './known-people/candidates.ts';
import { EnteredAlert } from './known-people/entered-alert.tsx';
import { NamesAsRead } from './names-as-read.tsx';
import { PartCard } from './part-card.tsx';
import { isOrderOpen, personName } from '@podium/games-folder/own-sheets';
import type { NameOrder } from '@podium/games-folder/own-sheets';
import { useFaultText, usePlan } from './plan-context.ts';
import { enteredLines, enterLines } from './enter-lines.ts';
import { typedName } from './plan.ts';

/** Loaded when a spreadsheet is taken: most organizers do so a few times. */
const SheetEntries = lazy(async () => ({
  default: (await import('./own-sheets/sheet-entries.tsx')).SheetEntries,
}));

/** Loaded when an organizer asks delegations for their entries, or goes through them. */
const SentEntries = lazy(async () => ({
  default: (await import('./delegation-entries/sent-entries.tsx')).SentEntries,
}));

/** Loaded when people who are known already are chosen. */
const KnownChoice = lazy(async () => ({
  default: (await import('./known-people/known-choice.tsx')).KnownChoice,
}));

/** Loaded when numbers are given. */
const BibsPage = lazy(async () => ({ default: (await import('./bibs/bibs-page.tsx')).BibsPage }));

const choicePath = (event: string): string =>
  `?${new URLSearchParams({ step: 'entries', from: 'known', event }).toString()}`;

export function EntriesStep() {
  const t = useText();
  const { plan, known } = usePlan();
  const [search, setSearch] = useSearchParams();
  if (search.get('from') === 'spreadsheet')
    return (
      <Suspense fallback={<Loading />}>
        <SheetEntries onClose={() => setSearch({ step: 'entries' })} />
      </Suspense>
    );
  if (search.get('from') === 'delegations')
    return (
      <Suspense fallback={<Loading />}>
        <SentEntries onClose={() => setSearch({ step: 'entries' })} />
      </Suspense>
    );
  const chosenFor = plan.events.find(({ id }) => id === search.get('event'));
  if (search.get('from') === 'known' && chosenFor)
    return (
      <Suspense fallback={<Loading />}>
        <KnownChoice event={chosenFor} onClose={() => setSearch({ step: 'entries' })} />
      </Suspense>
    );
  if (search.get('from') === 'numbers')
    return (
      <Suspense fallback={<Loading />}>
        <BibsPage onClose={() => setSearch({ step: 'entries' })} />
      </Suspense>
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setSearch({ step: 'entries', from: 'spreadsheet' })}>
          {t('own-sheets.open')}
        </Button>
        <Button variant="outlined" onClick={() => setSearch({ step: 'entries', from: 'delegations' })}>
          {t('delegation-entries.open')}
        </Button>
        {plan.events.some(({ entries }) => entries.items.length > 0) && (
          <Button variant="outlined" onClick={() => setSearch({ step: 'entries', from: 'numbers' })}>
            {t('bibs.open')}
          </Button>
        )}
      </Box>
      <Typography>
        {t('first-games.delegationCodes')}{' '}
        <bdi>{plan.delegations.map(({ code, name }) => `${code} (${typedName(plan, name)})`).join(' · ')}</bdi>
      </Typography>
      {known.error && <Failure error={known.error} onRetry={known.retry} />}
      <DoubledAlert />
      <EnteredAlert />
      <EventList summary={(event) => t('event-list.entered', { entries: event.entries.items.length })}>
        {(event, index) => <EventEntries event={event} index={index} />}
      </EventList>
    </>
  );
}

/** People who are probably entered twice, each with a button that makes them one. */
function DoubledAlert() {
  const t = useText();
  const { plan, earlier, replace } = usePlan();
  const doubled = doubledPeople(plan, earlier);
  if (doubled.length === 0) return null;
  const code = (id: string): string => plan.delegations.find((delegation) => delegation.id === id)?.code ?? '';
  return (
    <Alert severity="warning">
      {t('first-games.doubled.title')}
      <ul>
        {doubled.map((pair) => (
          <li key={pair.other.id}>
            {t('first-games.doubled.pair', {
              name: isolate(personName(pair.person)),
              other: isolate(personName(pair.other)),
              delegation: isolate(code(pair.delegation)),
            })}{' '}
            <Button size="small" color="inherit" onClick={() => replace((current) => joinPeople(current, pair))}>
              {t('first-games.doubled.same')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function EventEntries({ event, index }: { event: PlanEvent; index: number }) {
  const t = useText();
  const { plan, state, earlier, known, change, faults, isChecked, texts } = usePlan();
  const faultText = useFaultText();
  const [text, setText] = useState(() => texts.get(event.id) ?? writeEntryLines(enteredLines(plan, event)));
  const isTeam = event.entries.kind === 'team';
  const find = findDelegation(plan);
  const [order, setOrder] = useState<NameOrder>('given');
  const settled = useDebounced(text, 500);
  const settledLines = readEntryLines(settled, { isTeam, find, order });
  const lineFaults = settledLines.faults;
  const people = settledLines.entries.flatMap((entry) => (isTeam ? entry.members : [entry]));
  const isOpen = order === 'family' || isOrderOpen(people.map(personName));
  const fault = faults.find(({ path }) => path === `events.${index}.entries`);
  const enter = (next: string, nextOrder = order): void => {
    setText(next);
    const parsed = readEntryLines(next, { isTeam, find, order: nextOrder });
    if (parsed.faults.length > 0) texts.set(event.id, next);
    else texts.delete(event.id);
    change((current) => enterLines(current, event.id, parsed.entries, earlier));
  };
  const title = typedName(plan, event.name);
  // Late entries into an event that has begun are made where it is drawn.
  const hasBegun = (state.answer.draws[event.id]?.begun.length ?? 0) > 0;
  const canChoose = !hasBegun && hasCandidates(plan, event, known.data);
  return (
    <PartCard title={title}>
      <TextField
        id={`entries-${event.id}`}
        label={isTeam ? t('first-games.teamLines') : t('first-games.personLines')}
        helperText={isTeam ? t('first-games.teamLinesHint') : t('first-games.personLinesHint')}
        value={text}
        onChange={({ target }) => enter(target.value)}
        multiline
        minRows={4}
        maxRows={20}
        fullWidth
        placeholder={isTeam ? t('first-games.teamLinesExample') : 'Ana Lima; 7A; 1'}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      {canChoose && (
        <Button
          variant="outlined"
          component={RouterLink}
          to={choicePath(event.id)}
          aria-label={t('known-people.openFor', { event: isolate(title) })}
          sx={{ justifySelf: 'start' }}
        >
          {t('known-people.open')}
        </Button>
      )}
      <Typography component="output" color="text.secondary">
        {t('first-games.entryCount', { count: event.entries.items.length })}
      </Typography>
      {isOpen && (
        <TextField
          select
          label={t('first-games.nameOrderLabel')}
          value={order}
          onChange={({ target }) => {
            const chosen = target.value as NameOrder;
            setOrder(chosen);
            enter(text, chosen);
          }}
          sx={{ justifySelf: 'start', minWidth: 260 }}
        >
          {(['given', 'family'] as const).map((option) => (
            <MenuItem key={option} value={option}>
              {t(`first-games.nameOrder.${option}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <NamesAsRead label={t('first-games.namesAsRead', { event: title })} people={people} />
      {lineFaults.length > 0 && (
        <Alert severity="error">
          {t('first-games.linesLeftOut')}
          <ul>
            {lineFaults.map(({ line, code, text: part }) => (
              <li key={`${line} ${code}`}>
                {t('first-games.lineFault', { line, fault: t(`first-games.entryFault.${code}`) })} <bdi>{part}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {fault && isChecked && <Alert severity="error">{faultText(fault.code)}</Alert>}
    </PartCard>
  );
}
