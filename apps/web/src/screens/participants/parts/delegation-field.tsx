import { SelectField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { ParticipantsSearch } from '../state.ts';

/** The server's maximum page size. */
const MOST = 200;

const noSubscription = () => () => undefined;

/**
 * A select with all delegations: embedded in the page if there are few, otherwise loaded in the browser, because they
 * would be larger than the page's list. Without scripts and with many delegations, athletes are found through the
 * delegation's page.
 */
export function DelegationField({ delegation, onChoose }: DelegationFieldProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const isRunning = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const loaded = useLoaderData({ from: '/{-$locale}/participants/$tab' });
  // Kept in state, because the loader data is replaced when the address changes.
  const [inPage] = useState('delegations' in loaded ? loaded.delegations : undefined);
  const query = { kind: 'delegations', pageSize: MOST } as const;
  const { data: first } = useQuery({ ...queries.participants(language, query), enabled: isRunning && !inPage });
  const { data: otherPages } = useQuery({
    ...queries.participants(language, { ...query, page: 2 }),
    enabled: (first?.total ?? 0) > MOST,
  });
  const delegations = [...(first?.items ?? []), ...(otherPages?.items ?? [])]
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.compare(a.label, b.label));
  const options = inPage?.map(([value, label]) => ({ value, label })) ?? delegations;
  if (delegation && !options.some(({ value }) => value === delegation)) {
    options.unshift({ value: delegation, label: delegation });
  }
  return (
    <div className={delegation || inPage ? undefined : 'needs-scripts-block'}>
      <SelectField
        label={t('screens.participants.delegation')}
        name="delegation"
        value={delegation ?? ''}
        options={[{ value: '', label: t('screens.participants.allDelegations') }, ...options]}
        onChange={(code) => onChoose({ delegation: code })}
      />
    </div>
  );
}

interface DelegationFieldProps {
  delegation?: string;
  onChoose: (change: Partial<ParticipantsSearch>) => void;
}
