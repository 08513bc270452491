import { useText } from '../../shell/page-context.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import { Flag } from './flag.tsx';
import type { Competitor } from '@podium/contract';

/** The competitor in a place, or how the place will be filled. */
export function CompetitorName({
  competitor,
  isWithoutFlag = false,
}: {
  competitor: Competitor;
  isWithoutFlag?: boolean;
}) {
  const placeholder = usePlaceholder();
  const { organisation, name } = competitor;
  return (
    <>
      {organisation && !isWithoutFlag && (
        <>
          <Flag organisation={organisation} />{' '}
        </>
      )}
      {name ? <bdi>{name}</bdi> : <span className="text-ink3">{placeholder(competitor)}</span>}
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
