import { useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { withinPhase } from '../../../shared/program/unit-part.ts';
import { Section } from './section.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

/** The units grouped under one unit, the deciding one first: heats of a round that the schedule lists as one item. */
export function PartList({ parts }: { parts: readonly ScheduleItemAnswer[] }) {
  const t = useText();
  const isDeciding = ({ medal }: ScheduleItemAnswer): boolean => medal !== null;
  return (
    <Section title={t('parts.result.children')}>
      <ul className="unit-list">
        {[...parts.filter(isDeciding), ...parts.filter((part) => !isDeciding(part))].map((part) => (
          <UnitRow key={part.id} item={withinPhase(part)} isWithinDiscipline />
        ))}
      </ul>
    </Section>
  );
}
