import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface UnitSectionProps {
  title: string;
  items: ScheduleItemAnswer[];
  isLive?: boolean;
  /** The way to all of them. */
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
          <UnitRow key={item.id} item={item} isWithinDiscipline hasDay={!isLive} />
        ))}
      </ul>
    </section>
  );
}
