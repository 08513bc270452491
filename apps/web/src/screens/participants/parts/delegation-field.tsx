import { SelectField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { useGames } from '../../../shared/use-games.ts';
import type { ParticipantsSearch } from '../state.ts';

/** The most the server gives at once. */
const MOST = 200;

const never = () => () => undefined;

/**
 * All delegations to choose from, read when the page runs: in the page itself they would outweigh its list. Without
 * scripts the way to a delegation's athletes is its own page.
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
  const all = { kind: 'delegations', pageSize: MOST } as const;
  const { data: first } = useQuery({ ...queries.participants(language, all), enabled: isRunning });
  const { data: rest } = useQuery({
    ...queries.participants(language, { ...all, page: 2 }),
    enabled: (first?.total ?? 0) > MOST,
  });
  const options = [...(first?.items ?? []), ...(rest?.items ?? [])]
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.compare(a.label, b.label));
  if (delegation && !options.some(({ value }) => value === delegation)) {
    options.unshift({ value: delegation, label: delegation });
  }
  return (
    <div className={delegation ? undefined : 'needs-scripts-block'}>
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
