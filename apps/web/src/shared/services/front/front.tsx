import './front.css';
import './my-front.css';
import { FinalsStrip } from './finals-strip.tsx';
import { LiveCards } from './live-cards.tsx';
import { LiveLink } from './live-link.tsx';
import { MedalSummary } from './medal-summary.tsx';
import { MyFront } from './my-front.tsx';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';

interface FrontProps {
  live: ScheduleLiveAnswer;
  /** Shown above. */
  featured?: ScheduleItemAnswer;
}

/** The top of the start page: live contests, the finals of the day, the reader's followed competitors, and medals. */
export function Front({ live, featured }: FrontProps) {
  return (
    <div className="front">
      {live.live.length + live.finals.items.length > 0 && (
        <div className="front-now">
          <LiveCards items={live.live.filter(({ id }) => id !== featured?.id)}>
            <LiveLink count={live.live.length} />
          </LiveCards>
          <FinalsStrip finals={live.finals} />
        </div>
      )}
      <div className="front-mine">
        <MyFront live={live} />
        <MedalSummary isHiddenIfEmpty />
      </div>
    </div>
  );
}
