import { appearanceNote } from './next/appearance-note.tsx';
import { UnitRow } from '../elements/parts/unit-row.tsx';
import { whoOf } from './own-lines.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { Own } from './own-lines.tsx';

interface UnitSectionProps {
  title: string;
  items: readonly ScheduleItemAnswer[];
  id?: string;
  isLive?: boolean;
  hasDay?: boolean;
  /** `sub`: below the heading of a section. */
  level?: 'section' | 'sub';
  /** Results of the page's competitors, if the item does not include them. */
  ownOf?: (item: ScheduleItemAnswer) => Own;
}

/** A heading with its lines of the schedule; not rendered without lines. */
export function UnitSection({
  title,
  items,
  id,
  isLive = false,
  hasDay = true,
  level = 'section',
  ownOf,
}: UnitSectionProps) {
  if (items.length === 0) return null;
  return (
    <section id={id}>
      {level === 'sub' ? (
        <h3 className="sub-title">{title}</h3>
      ) : (
        <h2 className="section-title">
          {isLive && <span className="live-dot" />}
          {title}
        </h2>
      )}
      <ul className="unit-list">
        {items.map((item) => (
          <UnitRow
            key={item.id}
            item={item}
            hasDay={hasDay}
            note={appearanceNote(item)}
            who={whoOf(item, ownOf?.(item))}
          />
        ))}
      </ul>
    </section>
  );
}
