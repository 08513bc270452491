import './side-score.css';
import { halfPoints } from '@podium/games';
import { FlashingScore } from './flashing-score.tsx';
import { Irm } from './irm.tsx';
import { ShootOut } from './shoot-out.tsx';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

interface SideScoreProps {
  item: Pick<ScheduleItemAnswer, 'isHeadToHead' | 'moment'>;
  side: ScheduleCompetitor;
  /** Position of the side: 0 is the home side. */
  index: number;
}

/** The score of a side, the same in every list of live contests: sets won are small, points of the current set large. */
export function SideScore({
  item: { isHeadToHead, moment },
  side: { irm, result = '', shootOut },
  index,
}: SideScoreProps) {
  const points = isHeadToHead ? moment?.points : undefined;
  const score = isHeadToHead ? halfPoints(result) : result;
  return (
    <>
      {points && <span className="side-sets">{irm ? <Irm irm={irm} /> : <bdi dir="ltr">{score}</bdi>}</span>}
      {points ? (
        <FlashingScore value={points[index === 0 ? 'home' : 'away']} />
      ) : irm ? (
        <Irm irm={irm} />
      ) : (
        <FlashingScore value={score} />
      )}
      {!points && <ShootOut score={shootOut} />}
    </>
  );
}
