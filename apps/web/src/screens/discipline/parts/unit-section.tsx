import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

export function UnitSection({ title, items, isLive = false }: UnitSectionProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">
        {isLive && <span className="live-dot" />}
        {title}
      </h2>
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow key={item.id} item={item} isWithinDiscipline hasDay={!isLive} />
        ))}
      </ul>
    </section>
  );
}
interface UnitSectionProps {
  title: string;
  items: ScheduleItemAnswer[];
  isLive?: boolean;
}
