import { useText } from '../../shell/page-context.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import { Flag } from './flag.tsx';
import { delegationBeside } from '@podium/contract/delegation-beside';
import type { Competitor } from '@podium/contract';

export interface CompetitorNameProps {
  competitor: Competitor;
  isWithoutFlag?: boolean;
  /** The delegation is written beside the name; otherwise screen readers read it with the flag. */
  isDelegationBeside?: boolean;
}

/** The competitor in a place, or how the place will be filled. */
export function CompetitorName({ competitor, isWithoutFlag = false, isDelegationBeside = false }: CompetitorNameProps) {
  const placeholder = usePlaceholder();
  const { organisation, name } = competitor;
  return (
    <>
      {organisation && !isWithoutFlag && (
        <>
          <Flag
            organisation={organisation}
            label={isDelegationBeside ? undefined : delegationBeside(competitor)?.name}
          />{' '}
        </>
      )}
      {name ? <bdi translate="no">{name}</bdi> : <span className="text-ink3">{placeholder(competitor)}</span>}
    </>
  );
}

function usePlaceholder(): (competitor: Competitor) => string {
  const t = useText();
  const isVeiled = useIsVeiled();
  return ({ placeholder = 'TBD', from }) => {
    // A contest that both sides lost has no winner to advance.
    if (from?.name && placeholder !== 'NCT') {
      if (from.result === 'W') return t('place.winnerOf', { name: from.name });
      if (from.result === 'L') return t('place.loserOf', { name: from.name });
      return t('place.fromUnit', { name: from.name });
    }
    return isVeiled && placeholder === 'TBD' ? t('parts.veil.placeholder') : t(`place.${placeholder}`);
  };
}
