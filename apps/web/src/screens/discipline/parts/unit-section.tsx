import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface UnitSectionProps {
  title: string;
  items: ScheduleItemAnswer[];
  isLive?: boolean;
  /** A link to all of them. */
  children?: ReactNode;
}

export function UnitSection({ title, items, isLive = false, children }: UnitSectionProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <div className="section-top">
        <h2 className="section-title">
          {isLive && <span className="live-dot" />}
          {title}
        </h2>
        {children}
      </div>
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow key={item.id} item={item} isWithinDiscipline hasDay={!isLive} who={renderStarters(item)} />
        ))}
      </ul>
    </section>
  );
}

/** For a contest with many competitors and no results yet, the start of its start list. */
function renderStarters({ isHeadToHead, competitors = [] }: ScheduleItemAnswer): ReactNode {
  const isOpen = competitors.every(({ result, rank, irm }) => !result && !rank && !irm);
  if (isHeadToHead || competitors.length === 0 || !isOpen) return undefined;
  return (
    <p className="unit-who unit-starters">
      {competitors.map((competitor, index) => (
        <span key={competitor.id ?? index}>
          <CompetitorName competitor={competitor} />
          {index === competitors.length - 1 ? ' …' : ' '}
        </span>
      ))}
    </p>
  );
}
