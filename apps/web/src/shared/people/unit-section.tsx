import { UnitRow } from '../parts/unit-row.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

interface UnitSectionProps {
  title: string;
  items: readonly ScheduleItemAnswer[];
  id?: string;
  isLive?: boolean;
  hasDay?: boolean;
}

/** A heading and its lines of the schedule; without lines it is not there. */
export function UnitSection({ title, items, id, isLive = false, hasDay = true }: UnitSectionProps) {
  if (items.length === 0) return null;
  return (
    <section id={id}>
      <h2 className="section-title">
        {isLive && <span className="live-dot" />}
        {title}
      </h2>
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow key={item.id} item={item} hasDay={hasDay} />
        ))}
      </ul>
    </section>
  );
}
