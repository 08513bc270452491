import './filters.css';
import { Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import type { ReactNode } from 'react';

/** Filters that are not needed every day, behind one button that says how many are set. */
export function FilterBox({ count, isFolded = false, children }: FilterBoxProps) {
  const t = useText();
  const { format } = useGames();
  // Only at first: closing with the last filter taken away would take the focus with it.
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
  /** Closed also where some are set: many fields would push away what was found. */
  isFolded?: boolean;
  children: ReactNode;
}
