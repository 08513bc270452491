import './score.css';
import { Cell, HeaderCell, Icon, RowHeader } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { periodText } from '../sport/period-text.ts';
import { useSport } from '../sport/use-sport.ts';
import { CompetitorLink, CompetitorStar } from './competitor-link.tsx';
import type { Competitor, PeriodAnswer, StartLine, UnitAnswer } from '@podium/contract';

interface ScoreSide {
  side: 'home' | 'away';
  competitor: Competitor;
  score: string | null;
  irm: string | null;
  isWinner: boolean;
}

type SideLine = Pick<StartLine, 'side' | 'competitor'> & {
  result?: string | null;
  irm?: string | null;
  wlt?: string | null;
};

/** The two sides of a unit: of the results, else of the start list, else of the schedule. */
export function sidesOf({ results, startList, competitors = [] }: UnitAnswer): ScoreSide[] {
  const scheduled = competitors.map((competitor): SideLine => ({ ...competitor, side: null, competitor }));
  const lines: SideLine[] = [results, startList, scheduled].find(({ length }) => length > 0) ?? [];
  return lines
    .slice(0, 2)
    .map(({ side, competitor, result, irm, wlt }, index) => ({
      side: side ?? sideAt(index),
      competitor,
      score: result ?? null,
      irm: irm ?? null,
      isWinner: wlt === 'W',
    }))
    .sort((a, b) => Number(a.side === 'away') - Number(b.side === 'away'));
}

const sideAt = (index: number) => (index === 0 ? 'home' : 'away');

/** One line a side, the score beside its own name; periods in columns. */
export function ScoreHeader({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const sides = sidesOf(unit);
  if (sides.length === 0) return null;
  // The total has a column of its own.
  const periods = unit.periods.filter(({ code }) => code !== 'TOT');
  const hasScore = sides.some(({ score, irm }) => score !== null || irm !== null);
  return (
    <div className="score-card">
      <table className="score-table">
        <caption className="visually-hidden">{t('parts.result.scoreCaption')}</caption>
        <thead className={periods.length === 0 ? 'visually-hidden' : undefined}>
          <tr>
            <HeaderCell>
              <span className="visually-hidden">{t('parts.result.side')}</span>
            </HeaderCell>
            {periods.map((period) => (
              <HeaderCell key={period.code} align="mid" aria-label={periodText(sport, period.code, 'phrase')}>
                <bdi>{periodText(sport, period.code)}</bdi>
              </HeaderCell>
            ))}
            {hasScore && <HeaderCell align="mid">{t('parts.result.total')}</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side.side} className={side.isWinner ? 'is-winner' : undefined}>
              <RowHeader>
                <span className="score-name">
                  <span className="min-w-0">
                    <CompetitorLink competitor={side.competitor} />
                    {side.competitor.type === 'athlete' && side.competitor.organisation && (
                      <span className="block text-second font-normal text-ink2">
                        <bdi>{side.competitor.organisation.name}</bdi>
                      </span>
                    )}
                  </span>
                  <span className={periods.length > 2 ? 'max-sm:hidden' : undefined}>
                    <CompetitorStar competitor={side.competitor} />
                  </span>
                  {side.isWinner && (
                    <>
                      <Icon name="check" />
                      <span className="visually-hidden">{t('parts.result.winner')}</span>
                    </>
                  )}
                </span>
              </RowHeader>
              {periods.map((period) => (
                <Cell key={period.code} align="mid" className="num score-period">
                  <PeriodScore period={period} side={side.side} />
                </Cell>
              ))}
              {hasScore && (
                <Cell align="mid" className="num score-total">
                  <bdi dir="ltr">{side.irm ?? side.score ?? '–'}</bdi>
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PeriodScore({ period, side }: { period: PeriodAnswer; side: 'home' | 'away' }) {
  const scoreOf = (one: typeof side) => period[`${one}Period`] ?? period[one];
  const own = scoreOf(side);
  const isWon = Number(own) > Number(scoreOf(side === 'home' ? 'away' : 'home'));
  return (
    <bdi dir="ltr" className={isWon ? 'font-bold' : undefined}>
      {own ?? '–'}
    </bdi>
  );
}
