import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { withoutTitle } from '../../../shared/elements/item-state.ts';
import { readUnitFacts } from '@podium/disciplines/reading';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Notes } from '../../../shared/elements/parts/notes.tsx';
import { isRaceWind, windText } from '../../../shared/results/result/race-wind.ts';
import { roleText } from '../../../shared/results/result/role-text.ts';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { FactName, FactValue } from '../../../shared/results/sport/fact-name.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { Section } from './section.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { Facts } from '@podium/disciplines/reading';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';

interface UnitProps {
  unit: UnitAnswer;
}

/** Facts about the whole unit, such as the wind in a race, officials' notes, and the weather at its venue. */
export function UnitConditions({ unit }: UnitProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const facts = visibleFacts(readUnitFacts(sport.discipline, unit.details));
  const weather = visibleFacts(readUnitFacts(sport.discipline, unit.weather ?? []));
  // The reason of a correction is shown with the correction.
  const notes = unit.notes.filter((note) => !unit.corrections.some((correction) => correction.note === note));
  return (
    <>
      {(facts.length > 0 || notes.length > 0) && (
        <Section title={t('parts.result.conditions')}>
          <FactList sport={sport} facts={facts} />
          <Notes notes={notes} />
        </Section>
      )}
      {weather.length > 0 && (
        <Section title={sport.say('weather')}>
          <FactList sport={sport} facts={weather} />
        </Section>
      )}
    </>
  );
}

/** Flattens facts; one that only groups others has no value. */
const visibleFacts = (facts: Facts): Facts =>
  facts.flatMap((fact) => [fact, ...fact.facts]).filter(({ value }) => value !== '');

function FactList({ sport, facts }: { sport: Sport; facts: Facts }) {
  const t = useText();
  if (facts.length === 0) return null;
  return (
    <dl className="condition-list">
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no id; they keep the order of the feed
        <div key={index}>
          <dt>{isRaceWind(fact) ? t('parts.result.raceWind') : <FactName sport={sport} fact={fact} />}</dt>
          <dd>
            {isRaceWind(fact) ? (
              <bdi dir="ltr" className="num">
                {windText(fact.value)}
              </bdi>
            ) : (
              <FactValue sport={sport} fact={fact} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the lists that include this unit: all heats of its round, the totals of the event. */
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
              <bdi translate="no">{official.name}</bdi>
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

export function NeighborLinks({ unit }: UnitProps) {
  const t = useText();
  if ((!unit.previous && !unit.next) || !unit.discipline) return null;
  const sides = [
    { key: 'previous', ref: unit.previous },
    { key: 'next', ref: unit.next },
  ] as const;
  return (
    <nav aria-label={t('parts.result.neighbors')} className="neighbors">
      {sides.map(
        ({ key, ref }) =>
          ref && (
            <Link
              key={key}
              to="/{-$locale}/discipline/$key/results/$unit/$tab"
              params={{ key: unit.discipline!.key, unit: ref.id, tab: 'results' }}
              search={{}}
              className={`neighbor neighbor-${key}`}
            >
              <Icon name="chevron" isSmall />
              <span className="text-part">
                <span className="second-line text-ink2">{t(`action.${key}`)}</span>
                <bdi>{withoutTitle(ref.name, unit.event?.name)}</bdi>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
