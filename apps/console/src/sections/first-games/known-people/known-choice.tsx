import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { useMemo, useState } from 'react';
import { Failure } from '../../../frame/failure.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { fieldGrid } from '../../../look/field-grid.ts';
import { birthYear } from '../entry-facts.ts';
import { fullName } from '../own-sheets/fact-changes.ts';
import { MAX_ENTRIES } from '../own-sheets/take-person.ts';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { candidatePeople, candidateTeams, folded, matches, personWords } from './candidates.ts';
import { enteredByChoice } from './entered-alert.tsx';
import { enterKnown } from './enter-known.ts';
import type { EnteredByChoice } from './enter-known.ts';

/** Value of a choice for everything: an empty one would look like a missing choice. */
const everything = '-';
const shownFirst = 50;

interface Choosable {
  id: string;
  delegation: string;
  /** Name, number and other data that distinguish people. */
  label: string;
  name: string;
  words: string;
}

/** Chooses people and teams who are known already, to be entered in an event. */
export function KnownChoice({ event, onClose }: { event: PlanEvent; onClose: () => void }) {
  const t = useText();
  const { compare } = useFormats();
  const { plan, known, earlier, replace, texts, kept } = usePlan();
  const isTeamEvent = event.entries.kind === 'team';
  const [people, teams] = useMemo(
    () => [candidatePeople(plan, event, known.data), candidateTeams(plan, event, known.data)],
    [plan, event, known.data],
  );
  const [wanted, setKind] = useState<'teams' | 'people'>();
  const kind = isTeamEvent ? (wanted ?? (teams.length > 0 ? 'teams' : 'people')) : 'people';
  const [search, setSearch] = useState('');
  const [delegation, setDelegation] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isLong, setIsLong] = useState(false);
  const names = useMemo(
    () =>
      new Map(
        [...known.data.delegations, ...plan.delegations].map(({ id, code, name }) => [
          id,
          typedName(plan, name) || code,
        ]),
      ),
    [known.data, plan],
  );
  const all = useMemo(() => {
    const delegationOf = (id: string): string => isolate(names.get(id) ?? '');
    const listed: Choosable[] =
      kind === 'teams'
        ? teams.map((team) => ({
            ...team,
            label: [isolate(team.name), delegationOf(team.delegation), isolate(typedName(plan, team.event))].join(
              ' · ',
            ),
            words: folded(`${team.name} ${typedName(plan, team.event)}`),
          }))
        : people.map((person) => ({
            id: person.id,
            delegation: person.delegation,
            name: fullName(person),
            label: [
              person.bib ?? '',
              isolate(fullName(person)),
              delegationOf(person.delegation),
              String(birthYear(person) ?? ''),
            ]
              .filter((text) => text !== '')
              .join(' · '),
            words: personWords(person),
          }));
    const order = (one: Choosable): string => names.get(one.delegation) ?? '';
    return listed.toSorted((a, b) => compare(order(a), order(b)) || compare(a.name, b.name));
  }, [kind, people, teams, names, plan, compare]);
  const found = all.filter(
    (one) =>
      (delegation === everything || one.delegation === delegation) &&
      (search.trim() === '' || matches(one.words, search)),
  );
  const shown = isLong ? found : found.slice(0, shownFirst);
  const delegations = [...new Set(all.map((one) => one.delegation))].toSorted((a, b) =>
    compare(names.get(a) ?? '', names.get(b) ?? ''),
  );
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  const room = MAX_ENTRIES - event.entries.items.length;
  const isFull = (!isTeamEvent || kind === 'teams') && chosen.size > room;
  const enter = (): void => {
    const taken = {
      people: kind === 'people' ? people.filter(({ id }) => chosen.has(id)) : [],
      teams: kind === 'teams' ? teams.filter(({ id }) => chosen.has(id)) : [],
    };
    const next = enterKnown(plan, event, taken, known.data, earlier);
    const after = next.events.find(({ id }) => id === event.id)!.entries;
    kept.set(enteredByChoice, {
      event: event.id,
      count: chosen.size,
      before: event.entries,
      after,
      delegations: next.delegations.slice(plan.delegations.length).map(({ id }) => id),
    } satisfies EnteredByChoice);
    // Typed lines that cannot be read would hide the entered ones.
    texts.delete(event.id);
    onClose();
    replace(() => next);
  };
  return (
    <>
      <Button onClick={onClose} sx={{ justifySelf: 'start' }}>
        {t('own-sheets.close')}
      </Button>
      {known.error && <Failure error={known.error} onRetry={known.retry} />}
      <PartCard title={t('known-people.title', { event: isolate(typedName(plan, event.name)) })}>
        <Typography color="text.secondary">{t('known-people.about')}</Typography>
        <Box sx={fieldGrid}>
          {isTeamEvent && teams.length > 0 && (
            <TextField
              select
              label={t('known-people.kind')}
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as typeof kind);
                setChosen(new Set());
              }}
            >
              {(['teams', 'people'] as const).map((option) => (
                <MenuItem key={option} value={option}>
                  {t(`known-people.kinds.${option}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <TextField
            label={t(kind === 'teams' ? 'known-people.searchTeams' : 'known-people.search')}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, maxLength: 80 } }}
          />
          <TextField
            select
            label={t('bibs.delegation')}
            value={delegation}
            onChange={({ target }) => setDelegation(target.value)}
          >
            {[everything, ...delegations].map((id) => (
              <MenuItem key={id} value={id}>
                <bdi>{id === everything ? t('bibs.allDelegations') : names.get(id)}</bdi>
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {isTeamEvent && kind === 'people' && (
          <Typography color="text.secondary">{t('known-people.teamHint')}</Typography>
        )}
        <Typography component="output" color="text.secondary">
          {t('known-people.found', { count: found.length })}
        </Typography>
        {found.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              size="small"
              onClick={() =>
                choose(
                  found.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('known-people.chooseAll', { count: found.length })}
            </Button>
            <Button size="small" disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
              {t('known-people.clear')}
            </Button>
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map(({ id, label }) => (
            <li key={id}>
              <FormControlLabel
                control={<Checkbox checked={chosen.has(id)} onChange={({ target }) => choose([id], target.checked)} />}
                label={<bdi>{label}</bdi>}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </li>
          ))}
        </Box>
        {shown.length < found.length && (
          <Button onClick={() => setIsLong(true)} sx={{ justifySelf: 'start' }}>
            {t('own-sheets.showAll', { count: found.length })}
          </Button>
        )}
        {isFull && <Alert severity="error">{t('known-people.full', { room })}</Alert>}
        <Box sx={{ position: 'sticky', insetBlockEnd: 0, py: 1, bgcolor: 'background.paper', zIndex: 1 }}>
          <Button variant="contained" disabled={chosen.size === 0 || isFull} onClick={enter}>
            {t(kind === 'teams' ? 'known-people.enterTeams' : 'known-people.enter', { count: chosen.size })}
          </Button>
        </Box>
      </PartCard>
    </>
  );
}
