import { SelectField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { useGames } from '../../../shared/use-games.ts';
import type { ParticipantsSearch } from '../state.ts';

/** The most the server gives at once. */
const MOST = 200;

const never = () => () => undefined;

/**
 * All delegations to choose from: in the page where they are few, else read when the page runs; in the page itself they
 * would outweigh its list. Without scripts the way to the athletes of one of many is its own page.
 */
export function DelegationField({ delegation, onChoose }: DelegationFieldProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const loaded = useLoaderData({ from: '/{-$locale}/participants/$tab' });
  // What came with the page is not there any more when its address changes.
  const [inPage] = useState('delegations' in loaded ? loaded.delegations : undefined);
  const all = { kind: 'delegations', pageSize: MOST } as const;
  const { data: first } = useQuery({ ...queries.participants(language, all), enabled: isRunning && !inPage });
  const { data: rest } = useQuery({
    ...queries.participants(language, { ...all, page: 2 }),
    enabled: (first?.total ?? 0) > MOST,
  });
  const read = [...(first?.items ?? []), ...(rest?.items ?? [])]
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.compare(a.label, b.label));
  const options = inPage?.map(([value, label]) => ({ value, label })) ?? read;
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
        onChange={(chosen) => onChoose({ delegation: chosen })}
      />
    </div>
  );
}

interface DelegationFieldProps {
  delegation?: string;
  onChoose: (wanted: Partial<ParticipantsSearch>) => void;
}
