import './score.css';
import { factsOf } from '@podium/disciplines/reading';
import { Icon } from '@podium/ui';
import { DOT } from '../dot.ts';
import { isFinished } from '../item-state.ts';
import { Flag } from '../parts/flag.tsx';
import { MedalDisc } from '../parts/medal-disc.tsx';
import { useText } from '../page-context.tsx';
import { FactName, FactValue } from '../sport/fact-name.tsx';
import { periodText } from '../sport/period-text.ts';
import { useSport } from '../sport/use-sport.ts';
import { CompetitorLink, CompetitorStar } from './competitor-link.tsx';
import { sidesOf } from '@podium/contract/sides-of';
import { SpokenAside } from './spoken-aside.tsx';
import type { PeriodAnswer, UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';
import type { ScoreSide } from '@podium/contract/sides-of';

/** The two sides with their score, the largest thing on the page, and below them how it came about, part by part. */
export function ScoreHeader({ unit }: { unit: UnitAnswer }) {
  const sides = sidesOf(unit);
  if (sides.length === 0) return null;
  const hasScore = sides.some(({ score, irm }) => score !== null || irm !== null);
  return (
    <div className="score-card">
      <ul className="score-sides">
        {sides.map((side) => (
          <SideScore key={side.side} side={side} gender={unit.event?.gender ?? ''} hasScore={hasScore} />
        ))}
      </ul>
      <PeriodTable unit={unit} sides={sides} />
    </div>
  );
}

function SideScore({ side, gender, hasScore }: { side: ScoreSide; gender: string; hasScore: boolean }) {
  const t = useText();
  const { competitor, isWinner, isLoser, irm, score, shootOut, medal } = side;
  const { organisation } = competitor;
  return (
    <li className={`score-side${isWinner ? ' is-winner' : ''}${isLoser ? ' is-loser' : ''}`}>
      <span className="score-flag">{organisation && <Flag organisation={organisation} size="title" />}</span>
      <span className="score-name">
        <CompetitorLink competitor={{ ...competitor, organisation: null }} />
        {/* Spaces, not margins: a mark that a long name sends to the next line begins where it begins. */}{' '}
        {/* Beside a medal a tick would tell it twice. */}
        {isWinner && !medal && <Icon name="check" isSmall />}
        {isWinner && <span className="visually-hidden">{t('shared.winner', { gender })}</span>}
        {medal && <MedalDisc medal={medal} isSmall />}
        {competitor.type === 'athlete' && organisation && (
          <span className="score-from">
            <bdi>{organisation.name}</bdi>
          </span>
        )}
      </span>
      <CompetitorStar competitor={competitor} />
      {hasScore && (
        <span className="score-total num outcome">
          {irm ? <Mark irm={irm} /> : <bdi dir="ltr">{score ?? (isWinner ? '' : '–')}</bdi>}
          {shootOut && (
            <>
              {' '}
              <bdi dir="ltr" className="score-small">
                {`(${shootOut})`}
              </bdi>
            </>
          )}
        </span>
      )}
    </li>
  );
}

/** Why it has no score. */
function Mark({ irm }: { irm: string }) {
  const t = useText();
  const key = `irm.${irm}` as 'irm.DNS';
  return (
    <abbr title={t.has(key) ? t(key) : undefined} className="score-small">
      <bdi dir="ltr">{irm}</bdi>
    </abbr>
  );
}

/** A contest that ended in its first part: the score above says it already. */
function saysTheScore(
  [only, ...others]: readonly PeriodAnswer[],
  unit: UnitAnswer,
  sides: readonly ScoreSide[],
): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    isFinished(unit) &&
    sides.every(({ side, score }) => score === (only[`${side}Period`] ?? only[side]))
  );
}

/** The parts of the contest in columns: one that comes makes the table wider, and moves nothing above it. */
function PeriodTable({ unit, sides }: { unit: UnitAnswer; sides: readonly ScoreSide[] }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  // The total stands above.
  const periods = unit.periods.filter(({ code }) => code !== 'TOT');
  if (periods.length === 0 || saysTheScore(periods, unit, sides)) return null;
  return (
    <div className="score-scroll outcome">
      <table className="score-periods">
        <caption className="visually-hidden">{t('parts.result.scoreCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('parts.result.side')}</span>
            </th>
            {periods.map((period) => (
              <th key={period.code} scope="col" aria-label={periodText(sport, period.code, 'phrase')}>
                <bdi>{periodText(sport, period.code)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, competitor }) => (
            <tr key={side}>
              <th scope="row">
                <bdi>{competitor.organisation?.code ?? competitor.name}</bdi>
                <SpokenAside text={competitor.name} />
              </th>
              {periods.map((period) => (
                <td key={period.code} className="num">
                  <PeriodScore period={period} side={side} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* Of sets; quarters are all as long. */}
        {new Set(periods.map(({ duration }) => duration)).size > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{sport.say('duration')}</th>
              {periods.map(({ code, duration }) => (
                <td key={code} className="num">
                  <bdi dir="ltr">{duration}</bdi>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <PeriodFacts periods={periods} sport={sport} />
    </div>
  );
}

/** What else is said of a part: the time that was added to a half. */
function PeriodFacts({ periods, sport }: { periods: readonly PeriodAnswer[]; sport: Sport }) {
  const told = periods.flatMap((period) =>
    factsOf(sport.discipline, { details: period.details ?? [] })
      .flatMap((fact) => (fact.value === '' ? fact.facts : [fact, ...fact.facts]))
      .map((fact) => ({ period, fact })),
  );
  if (told.length === 0) return null;
  return (
    <ul className="score-facts">
      {told.map(({ period, fact }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no id; their order is the feed's
        <li key={index}>
          <bdi>{periodText(sport, period.code)}</bdi>
          {DOT}
          <FactName sport={sport} fact={fact} /> <FactValue sport={sport} fact={fact} />
        </li>
      ))}
    </ul>
  );
}

function PeriodScore({ period, side }: { period: PeriodAnswer; side: 'home' | 'away' }) {
  const scoreOf = (one: typeof side) => period[`${one}Period`] ?? period[one];
  const own = scoreOf(side);
  const isWon = period.winner
    ? period.winner === side
    : Number(own) > Number(scoreOf(side === 'home' ? 'away' : 'home'));
  return (
    <bdi dir="ltr" className={isWon ? 'font-bold' : undefined}>
      {own ?? '–'}
    </bdi>
  );
}
