import './road.css';
import { Badge } from '@podium/ui';
import { isLive, pathOf, shownTimes } from '../item-state.ts';
import { useText } from '../page-context.tsx';
import { CompetitorName } from '../parts/competitor-name.tsx';
import { MedalMark } from '../parts/medal-mark.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { ShootOut } from '../parts/shoot-out.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useGames } from '../use-games.ts';
import type { ScheduleCompetitor } from '@podium/contract';
import type { RoadStep } from './road.ts';

/** The matches of one side as sentences: the round, won or lost, against whom, and each score beside its own name. */
export function RoadList({ steps }: { steps: readonly RoadStep[] }) {
  return (
    <ol className="road">
      {steps.map((step) => (
        <RoadMatch key={step.unit.id} step={step} />
      ))}
    </ol>
  );
}

function RoadMatch({ step: { unit, round, own, opponent, outcome } }: { step: RoadStep }) {
  const t = useText();
  const path = pathOf(unit);
  return (
    <li className={outcome ? `road-match is-${outcome}` : 'road-match'}>
      <div className="road-top">
        <p className="road-round">
          <MedalMark item={unit} />
          {path ? (
            <RowLink path={path} className="unit-link">
              <bdi>{round}</bdi>
            </RowLink>
          ) : (
            <bdi>{round}</bdi>
          )}
        </p>
        {outcome ? (
          <Badge tone={outcome === 'won' ? 'ok' : 'mute'} icon={outcome === 'won' ? 'check' : 'cross'}>
            {t(`parts.bracket.${outcome}`)}
          </Badge>
        ) : isLive(unit) || unit.status === 'POSTPONED' ? (
          <StatusBadge status={unit.status} moment={unit.moment} />
        ) : (
          <StartTime unit={unit} />
        )}
      </div>
      <RoadSide side={own} isWinner={outcome === 'won'} />
      {opponent && <RoadSide side={opponent} isWinner={outcome === 'lost'} />}
    </li>
  );
}

function StartTime({ unit }: Pick<RoadStep, 'unit'>) {
  const { format } = useGames();
  const times = shownTimes(unit);
  if (!times) return null;
  return (
    <time dateTime={times.start} className="text-second text-ink2" suppressHydrationWarning>
      {format.dateTime(times.start)}
    </time>
  );
}

function RoadSide({ side, isWinner }: { side: ScheduleCompetitor; isWinner: boolean }) {
  const { result, irm, shootOut } = side;
  return (
    <p className={isWinner ? 'road-side is-winner' : 'road-side'}>
      <span>
        <CompetitorName competitor={side} />
      </span>
      {(irm ?? result) && (
        <bdi dir="ltr" className="num">
          {irm ?? result}
        </bdi>
      )}
      <ShootOut score={shootOut} />
    </p>
  );
}
