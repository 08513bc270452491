import './filters.css';
import { Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { ReactNode } from 'react';

/** Less common filters behind one button that shows how many are set. */
export function FilterBox({ count, isFolded = false, children }: FilterBoxProps) {
  const t = useText();
  const { format } = useGames();
  // Only initially: closing the box when the last filter is removed would lose the focus.
  const [isOpenAtFirst] = useState(count > 0 && !isFolded);
  return (
    <details className="filter-box" open={isOpenAtFirst}>
      <summary className="button">
        <Icon name="sliders" />
        {t('action.filter')}
        {count > 0 && <span className="filter-count">{format.number(count)}</span>}
        <span className="filter-arrow">
          <Icon name="down" isSmall />
        </span>
      </summary>
      {children}
    </details>
  );
}
interface FilterBoxProps {
  count: number;
  /** Closed even if filters are set: many fields would push the results down. */
  isFolded?: boolean;
  children: ReactNode;
}
