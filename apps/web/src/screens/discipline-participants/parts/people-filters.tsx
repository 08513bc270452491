import { SearchField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { eventChoices, gendersOf, knownEvent } from '../../../shared/program/discipline-shell/event-choices.ts';
import { FilterForm } from '../../../shared/program/discipline-shell/filter-form.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { searchWords } from '../../../shared/shell/search-text.ts';
import { readPeopleSearch } from '../search.ts';
import type { DisciplineAnswer } from '@podium/contract';
import type { PeopleSearch } from '../search.ts';

interface PeopleFiltersProps {
  discipline: DisciplineAnswer;
  search: PeopleSearch;
}

const LETTER_MS = 150;
/** The server's maximum page size. */
const MOST = 200;

/** Name or bib, event, gender, delegation: a form without scripts, applied immediately with scripts. */
export function PeopleFilters({ discipline, search }: PeopleFiltersProps) {
  const t = useText();
  const navigate = useNavigate();
  const delegations = useDelegations(discipline.key, search.delegation);
  const updateSearch = (change: Record<string, unknown>, isTyping = false) =>
    void navigate({
      to: '/{-$locale}/discipline/$key/participants',
      params: { key: discipline.key },
      search: (now) => readPeopleSearch({ ...now, page: undefined, ...change }),
      replace: isTyping,
      resetScroll: false,
    });
  return (
    <search>
      <FilterForm
        kept={{ kind: search.kind }}
        fields={[
          {
            name: 'event',
            label: t('parts.discipline-shell.event'),
            value: knownEvent(discipline.eventList, search.event)?.id,
            allLabel: t('parts.discipline-shell.allEvents'),
            options: eventChoices(discipline.eventList, search.gender),
          },
          {
            name: 'gender',
            label: t('parts.discipline-shell.gender'),
            value: search.gender,
            allLabel: t('parts.discipline-shell.allGenders'),
            options: gendersOf(discipline.eventList).map((value) => ({ value, label: t(`gender.${value}`) })),
          },
          {
            name: 'delegation',
            label: t('parts.discipline-shell.delegation'),
            value: search.delegation,
            allLabel: t('parts.discipline-shell.allDelegations'),
            options: delegations,
            isComing: true,
          },
        ]}
        onChange={(name, value) => updateSearch({ [name]: value })}
      >
        <QueryField q={search.q} onType={(text) => updateSearch({ q: text }, true)} />
      </FilterForm>
    </search>
  );
}

const noSubscription = () => () => undefined;

/** Loaded in the browser: in the page they would be larger than its list. */
function useDelegations(discipline: string, selectedCode: string | undefined): { value: string; label: string }[] {
  const { language } = usePage();
  const { format } = useGames();
  const isRunning = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const filter = { kind: 'delegations', discipline, pageSize: MOST } as const;
  const { data } = useQuery({ ...queries.participants(language, filter), enabled: isRunning });
  const options = (data?.items ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.compare(a.label, b.label));
  if (selectedCode && !options.some(({ value }) => value === selectedCode))
    options.unshift({ value: selectedCode, label: selectedCode });
  return options;
}

function QueryField({ q, onType }: { q: string | undefined; onType: (text: string | undefined) => void }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(q ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // While the user is typing, the field is newer than the address.
    if (document.activeElement !== field.current) setText(q ?? '');
  }, [q]);
  return (
    <SearchField
      ref={field}
      name="q"
      label={t('screens.discipline-participants.search')}
      value={text}
      maxLength={80}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onType(searchWords(value)), LETTER_MS);
      }}
    />
  );
}
