import { scoreSides } from '@podium/contract/score-sides';
import { FlashingValue } from '../../elements/parts/flashing-score.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { useText } from '../../shell/page-context.tsx';
import { periodText } from '../sport/period-text.ts';
import type { Sport } from '../sport/use-sport.ts';
import type { PeriodAnswer, UnitAnswer } from '@podium/contract';

interface BoutListProps {
  unit: UnitAnswer;
  bouts: readonly PeriodAnswer[];
  sport: Sport;
}

/** The bouts of a team match: the winner of each, and the match score after it. */
export function BoutList({ unit, bouts, sport }: BoutListProps) {
  const t = useText();
  const sides = scoreSides(unit);
  return (
    <ol className="score-bouts" aria-label={t('parts.result.bouts')}>
      {bouts.map((bout) => {
        const winner = sides.find(({ side }) => side === winnerOf(bout));
        return (
          <li key={bout.code}>
            <span className="score-bout">{periodText(sport, bout.code, 'phrase')}</span>
            <span className="score-bout-winner">
              {winner ? <CompetitorName competitor={winner.competitor} /> : <span className="text-ink3">–</span>}
            </span>
            <span dir="ltr">
              <FlashingValue value={[bout.home, bout.away].map((score) => score ?? '–').join(' – ')} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function winnerOf({ winner, homePeriod, awayPeriod }: PeriodAnswer): 'home' | 'away' | undefined {
  if (winner) return winner;
  const [home, away] = [Number(homePeriod), Number(awayPeriod)];
  return home === away ? undefined : home > away ? 'home' : 'away';
}
