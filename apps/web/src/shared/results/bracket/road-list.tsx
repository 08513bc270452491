import './road.css';
import { Badge } from '@podium/ui';
import { isLive, pathOf, shownTimes } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { MedalMark } from '../../elements/parts/medal-mark.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { ShootOut } from '../../elements/parts/shoot-out.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useGames } from '../../shell/use-games.ts';
import { roundTitles } from './bracket-words.ts';
import type { Medallist, ScheduleCompetitor } from '@podium/contract';
import type { byesOf, RoadEnd, RoadStep } from './road.ts';

interface RoadListProps {
  steps: readonly RoadStep[];
  byes: ReturnType<typeof byesOf>;
  end: RoadEnd | undefined;
  medal: Medallist['medal'] | undefined;
}

/**
 * The matches of one side as sentences: round, outcome, opponent, both scores next to their names, and how the match
 * ended.
 */
export function RoadList({ steps, byes, end, medal }: RoadListProps) {
  const t = useText();
  return (
    <ol className="road">
      {byes.map(({ bracket, round }) => (
        <li key={`${bracket.code} ${round}`} className="road-match">
          <div className="road-top">
            <p className="road-round">
              <bdi>{roundTitles(t, bracket.rounds, new Map())[round]}</bdi>
            </p>
            <span className="text-second text-ink2">{t('place.BYE')}</span>
          </div>
        </li>
      ))}
      {steps.map((step) => (
        <RoadMatch key={step.unit.id} step={step} />
      ))}
      {medal ? (
        <li className="road-match road-round">
          <MedalDisc medal={medal} isSmall isNameless />
          {t(`medal.${medal}`)}
        </li>
      ) : (
        end && (
          <li className="road-match road-end">
            {end.kind === 'out'
              ? t('parts.bracket.out', { round: end.round })
              : t('parts.bracket.nextOpen', { round: end.round })}
            {end.kind === 'next' && <StartTime unit={end.unit} />}
          </li>
        )
      )}
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
        ) : (
          (isLive(unit) || unit.status === 'POSTPONED') && <StatusBadge status={unit.status} moment={unit.moment} />
        )}
      </div>
      {!isLive(unit) && unit.status !== 'POSTPONED' && <StartTime unit={unit} />}
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
      {irm ? (
        <Irm irm={irm} className="num" />
      ) : (
        result && (
          <bdi dir="ltr" className="num">
            {result}
          </bdi>
        )
      )}
      <ShootOut score={shootOut} />
    </p>
  );
}
