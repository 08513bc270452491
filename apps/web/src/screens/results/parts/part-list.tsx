import { Link } from '@tanstack/react-router';
import { withoutTitle } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { Section } from './section.tsx';
import type { UnitAnswer } from '@podium/contract';

/** The units gathered under this one. */
export function PartList({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  if (unit.children.length === 0 || !unit.discipline) return null;
  return (
    <Section title={t('parts.result.children')}>
      <ul className="flex flex-wrap gap-2">
        {unit.children.map((child) => (
          <li key={child.id}>
            <Link
              to="/{-$locale}/discipline/$key/results/$unit/$tab"
              params={{ key: unit.discipline!.key, unit: child.id, tab: 'results' }}
              search={{}}
              className="chip"
            >
              <bdi>{withoutTitle(child.name, unit.event?.name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
