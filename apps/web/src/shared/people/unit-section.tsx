import { UnitRow } from '../parts/unit-row.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

interface UnitSectionProps {
  title: string;
  items: readonly ScheduleItemAnswer[];
  id?: string;
  isLive?: boolean;
  hasDay?: boolean;
  /** Under the heading of a section. */
  level?: 'section' | 'sub';
}

/** A heading and its lines of the schedule; without lines it is not there. */
export function UnitSection({ title, items, id, isLive = false, hasDay = true, level = 'section' }: UnitSectionProps) {
  if (items.length === 0) return null;
  return (
    <section id={id}>
      {level === 'sub' ? (
        <h3 className="pb-1 font-semibold">{title}</h3>
      ) : (
        <h2 className="section-title">
          {isLive && <span className="live-dot" />}
          {title}
        </h2>
      )}
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow key={item.id} item={item} hasDay={hasDay} />
        ))}
      </ul>
    </section>
  );
}
