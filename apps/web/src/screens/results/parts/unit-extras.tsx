import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { withoutTitle } from '../../../shared/item-state.ts';
import { unitFactsOf } from '@podium/disciplines/reading';
import { useText } from '../../../shared/page-context.tsx';
import { Notes } from '../../../shared/parts/notes.tsx';
import { roleText } from '../../../shared/result/role-text.ts';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
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
  const facts = unitFactsOf(sport.discipline, [...unit.details, ...(unit.weather ?? [])])
    .flatMap((fact) => [fact, ...fact.facts])
    // A unit that only groups others says nothing itself.
    .filter(({ value }) => value !== '');
  // Why a result was corrected stands beside what was corrected.
  const notes = unit.notes.filter((note) => !unit.corrections.some((correction) => correction.note === note));
  if (facts.length === 0 && notes.length === 0) return null;
  return (
    <Section title={t('parts.result.conditions')}>
      {facts.length > 0 && (
        <dl className="condition-list outcome">
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
      <Notes notes={notes} />
    </Section>
  );
}

/** The ways to the lists that this unit is a part of: all heats of its round, what adds up over the event. */
export function StandingLinks({ unit: { standings, phase, discipline, event } }: UnitProps) {
  const t = useText();
  if (!standings || !discipline) return null;
  return (
    <p className="facts">
      {standings.includes('phase') && phase && (
        <PlaceLink to="phase" id={phase.id} className="link">
          {t('parts.result.roundRanking')}
        </PlaceLink>
      )}
      {standings.includes('event') && event && (
        <PlaceLink to="standing" id={event.id} disciplineKey={discipline.key} className="link">
          {t('parts.result.eventTotal')}
        </PlaceLink>
      )}
    </p>
  );
}

export function OfficialList({ unit }: UnitProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  if (unit.officials.length === 0) return null;
  return (
    <Section title={t('parts.result.officials')}>
      <dl className="condition-list">
        {unit.officials.map((official) => (
          <div key={`${official.id} ${official.function}`}>
            <dt>
              <bdi>{official.function ? roleText(t, sport, official.function) : t('parts.result.officials')}</bdi>
            </dt>
            <dd>
              <bdi>{official.name}</bdi>
              {official.organisation && (
                <>
                  {' '}
                  <bdi dir="ltr" className="text-ink3">
                    {official.organisation.code}
                  </bdi>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
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
