import { Icon } from '@podium/ui';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';

export function GridLegend() {
  const t = useText();
  return (
    <section aria-label={t('screens.grid.legend')}>
      <ul className="grid-legend">
        <li>
          <span className="grid-dot" /> {t('screens.grid.markCompetition')}
        </li>
        <li>
          <MedalDisc medal="gold" isNameless /> {t('screens.grid.markMedal')}
        </li>
        <li className="grid-legend-live">
          <span className="grid-ring" /> {t('screens.grid.markLive')}
        </li>
        <li>
          <Icon name="square" isSmall /> {t('screens.grid.markTraining')}
        </li>
        <li>
          <Icon name="triangle" isSmall /> {t('screens.grid.markOther')}
        </li>
        <li>
          <Icon name="people" isSmall /> {t('itemType.meeting')}
        </li>
        <li>
          <Icon name="pin" isSmall /> {t('itemType.arrival')}
        </li>
        <li>
          <Icon name="arrow" isSmall /> {t('itemType.departure')}
        </li>
      </ul>
    </section>
  );
}
