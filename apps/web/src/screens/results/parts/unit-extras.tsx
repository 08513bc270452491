import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { withoutTitle } from '../../../shared/item-state.ts';
import { unitFactsOf } from '@podium/disciplines/reading';
import { useText } from '../../../shared/page-context.tsx';
import { FactName, FactValue } from '../../../shared/sport/fact-name.tsx';
import { useSport } from '../../../shared/sport/use-sport.ts';
import { Section } from './section.tsx';
import type { UnitAnswer } from '@podium/contract';

interface UnitProps {
  unit: UnitAnswer;
}

/** Facts of the whole unit, such as the wind or how a contest was decided, and the notes of its officials. */
export function UnitConditions({ unit }: UnitProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const facts = unitFactsOf(sport.discipline, [...unit.details, ...(unit.weather ?? [])]).flatMap((fact) => [
    fact,
    ...fact.facts,
  ]);
  // Why a result was corrected stands beside what was corrected.
  const notes = unit.notes.filter((note) => !unit.corrections.some((correction) => correction.note === note));
  if (facts.length === 0 && notes.length === 0) return null;
  return (
    <Section title={t('parts.result.conditions')}>
      {facts.length > 0 && (
        <dl className="condition-list">
          {facts.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- facts have no id; their order is the feed's
            <div key={index}>
              <dt>
                <FactName sport={sport} fact={fact} />
              </dt>
              <dd>
                <FactValue sport={sport} fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="pt-2 text-ink2">
          <bdi>{note}</bdi>
        </p>
      ))}
    </Section>
  );
}

export function NeighbourLinks({ unit }: UnitProps) {
  const t = useText();
  if ((!unit.previous && !unit.next) || !unit.discipline) return null;
  const sides = [
    { key: 'previous', ref: unit.previous },
    { key: 'next', ref: unit.next },
  ] as const;
  return (
    <nav aria-label={t('parts.result.neighbours')} className="neighbours">
      {sides.map(
        ({ key, ref }) =>
          ref && (
            <Link
              key={key}
              to="/{-$locale}/discipline/$key/results/$unit/$tab"
              params={{ key: unit.discipline!.key, unit: ref.id, tab: 'results' }}
              search={{}}
              className={`neighbour neighbour-${key}`}
            >
              <Icon name="chevron" isSmall />
              <span className="min-w-0">
                <span className="block text-second text-ink2">{t(`action.${key}`)}</span>
                <bdi>{withoutTitle(ref.name, unit.event?.name)}</bdi>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
