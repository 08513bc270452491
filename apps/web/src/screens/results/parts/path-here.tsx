import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import { itemWords } from '../../../shared/elements/item-state.ts';
import { ShootOut } from '../../../shared/elements/parts/shoot-out.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { scoreSides } from '@podium/contract/score-sides';
import { useGames } from '../../../shared/shell/use-games.ts';
import { findEarlierUnits } from '../summary-state.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import type { ScheduleCompetitor, UnitAnswer } from '@podium/contract';
import type { EarlierUnit } from '../summary-state.ts';

/** Earlier opponents of each side in this event, with the results. */
export function PathHere({ unit }: { unit: UnitAnswer }) {
  const { event, discipline } = unit;
  return event && discipline && <Ways unit={unit} event={event.id} disciplineKey={discipline.key} />;
}

interface WaysProps {
  unit: UnitAnswer;
  event: string;
  disciplineKey: string;
}

function Ways({ unit, event, disciplineKey }: WaysProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.event(language, { id: event }));
  const units = data.phases.flatMap((phase) => phase.units);
  const sides = scoreSides(unit)
    .map(({ competitor }) => ({ competitor, earlier: findEarlierUnits(units, competitor.id, unit) }))
    .filter(({ earlier }) => earlier.length > 0);
  if (sides.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.wayHere')}</h2>
      <div className="ways">
        {sides.map(({ competitor, earlier }) => (
          <div key={competitor.id} className="way">
            <h3 className="strong">
              <CompetitorName competitor={competitor} />
            </h3>
            <ul>
              {earlier.map((earlierUnit) => (
                <WayLine key={earlierUnit.unit.id} earlier={earlierUnit} disciplineKey={disciplineKey} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Each score is next to its own name. */
function WayLine({ earlier: { unit, own, other }, disciplineKey }: { earlier: EarlierUnit; disciplineKey: string }) {
  const t = useText();
  const { format } = useGames();
  const outcome = own.wlt === 'W' ? 'won' : own.wlt === 'L' ? 'lost' : own.wlt === 'T' ? 'tied' : undefined;
  return (
    <li className="way-line">
      {outcome ? (
        <span className={`way-outcome way-${outcome}`}>{t(`parts.result.outcome.${outcome}`)}</span>
      ) : (
        <span className="way-outcome" aria-hidden="true">
          {'–'}
        </span>
      )}
      <span className="main-part">
        <Link
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{ key: disciplineKey, unit: unit.id, tab: 'results' }}
          search={{}}
          preload={false}
          className="competitor-link"
        >
          {other ? <CompetitorName competitor={other} /> : <bdi>{itemWords(unit).part || unit.name}</bdi>}
        </Link>
        <span className="second-line text-ink2" suppressHydrationWarning>
          <bdi>{itemWords(unit).part}</bdi>
          {DOT}
          {format.date(unit.day)}
        </span>
      </span>
      <span className="way-score num">
        <span>
          <span className="visually-hidden">{`${own.name} `}</span>
          <Score side={own} />
        </span>
        {other && (
          <span className="text-ink2">
            <span className="visually-hidden">{`${other.name} `}</span>
            <Score side={other} />
          </span>
        )}
      </span>
    </li>
  );
}

const Score = ({ side: { irm, result, shootOut } }: { side: ScheduleCompetitor }) =>
  irm ? (
    <Irm irm={irm} />
  ) : (
    <>
      <bdi dir="ltr">{result ?? '–'}</bdi>
      <ShootOut score={shootOut} />
    </>
  );
