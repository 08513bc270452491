import { Icon } from '@podium/ui';
import { useFollows } from '../../../shared/reader/follows.ts';
import { isListed } from '../../../shared/elements/item-state.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { withinPhase } from '../../../shared/program/unit-part.ts';
import { isRelevant } from '../state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { PhaseStep } from '../state.ts';

interface PhaseUnitsProps {
  step: PhaseStep;
  delegation: string | undefined;
}

/** The units of a phase; those played only if needed are listed separately. */
export function PhaseUnits({ step: { phase, planned, ifNeeded }, delegation }: PhaseUnitsProps) {
  const t = useText();
  return (
    <>
      {phase.hasStanding && (
        <p className="event-more">
          <PlaceLink to="phase" id={phase.id} className="link">
            {t('screens.event.roundRanking')}
          </PlaceLink>
        </p>
      )}
      <UnitList units={planned.filter(isListed)} delegation={delegation} />
      {ifNeeded.length > 0 && (
        <section className="if-needed">
          <h4 className="phase-title">{t('screens.event.ifNeeded')}</h4>
          <UnitList units={ifNeeded} delegation={delegation} />
        </section>
      )}
    </>
  );
}

function UnitList({ units, delegation }: { units: ScheduleItemAnswer[]; delegation: string | undefined }) {
  const t = useText();
  const follows = useFollows();
  if (units.length === 0) return null;
  return (
    <ul className="unit-list">
      {units.map((item) => (
        <UnitRow
          key={item.id}
          item={withinPhase(item)}
          isWithinDiscipline
          hasDay
          note={
            isRelevant(item, follows, delegation) && (
              <span className="mine-mark">
                <Icon name="starred" isSmall />
                <span className="visually-hidden">{t('screens.event.mine')}</span>
              </span>
            )
          }
        />
      ))}
    </ul>
  );
}
