import './score.css';
import { halfPoints } from '@podium/games';
import { findPeriodName, lostDecider, readFacts } from '@podium/disciplines/reading';
import { scoreSides } from '@podium/contract/score-sides';
import { DOT } from '../../elements/dot.ts';
import { Flag } from '../../elements/parts/flag.tsx';
import { useText } from '../../shell/page-context.tsx';
import { FactName, FactValue } from '../sport/fact-name.tsx';
import { periodText } from '../sport/period-text.ts';
import { useSport } from '../sport/use-sport.ts';
import { BoutList } from './bout-list.tsx';
import { SpokenAside } from '../../elements/parts/spoken-aside.tsx';
import type { PeriodAnswer, UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';
import type { ScoreSide } from '@podium/contract/score-sides';

/** The score by period in columns: a new period widens the table and moves nothing below it. */
export function PeriodTable({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const sides = scoreSides(unit);
  const periods = shownPeriods(unit);
  if (periods.every(({ code }) => findPeriodName(sport.discipline, code)?.phrase === 'bout'))
    return <BoutList unit={unit} bouts={periods} sport={sport} />;
  const isSum = isSumOf(periods);
  return (
    <div className="score-card">
      <table className="score-periods">
        <caption className="visually-hidden">{t('parts.result.scoreCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('parts.result.side')}</span>
            </th>
            {periods.map((period) => (
              <th
                key={period.code}
                scope="col"
                aria-label={periodText(sport, period.code, 'phrase') || t('parts.result.result')}
              >
                <bdi>{periodText(sport, period.code)}</bdi>
              </th>
            ))}
            {isSum && <th scope="col">{sport.say('total')}</th>}
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, competitor, score }) => (
            <tr key={side}>
              <th scope="row" data-code={competitor.organisation?.code}>
                <SideSign competitor={competitor} />
              </th>
              {periods.map((period) => (
                <td key={period.code} className="num">
                  <PeriodScore period={period} side={side} sport={sport} />
                </td>
              ))}
              {isSum && (
                <td className="num">
                  <bdi dir="ltr" className="bold">
                    {halfPoints(score ?? '–')}
                  </bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {/* Durations are shown only if they differ: those of sets do, those of quarters do not. */}
        {new Set(periods.map(({ duration }) => duration)).size > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{sport.say('duration')}</th>
              {periods.map(({ code, duration }) => (
                <td key={code} className="num">
                  <bdi dir="ltr">{duration}</bdi>
                </td>
              ))}
              {isSum && <td aria-hidden="true" />}
            </tr>
          </tfoot>
        )}
      </table>
      <PeriodFacts periods={periods} sport={sport} />
    </div>
  );
}

/** Returns whether the total is the sum of the periods: not if it counts sets, games or rounds won. */
const isSumOf = (periods: readonly PeriodAnswer[]): boolean => !periods.some(({ code }) => /^[SGR]\d+$/u.test(code));

/** A flag, with the name for screen readers: the head of the page names both sides. */
function SideSign({ competitor: { organisation, name } }: Pick<ScoreSide, 'competitor'>) {
  if (!organisation) return <bdi>{name}</bdi>;
  return (
    <>
      <Flag organisation={organisation} />
      <SpokenAside text={name} />
    </>
  );
}

/** All periods sent except the total; the empty current period if none was sent. */
function shownPeriods({ periods, moment }: UnitAnswer): PeriodAnswer[] {
  const sent = periods.filter(({ code }) => code !== 'TOT');
  if (sent.length > 0) return sent;
  const empty = { home: null, away: null, homePeriod: null, awayPeriod: null, duration: null };
  return [{ code: moment?.period?.code ?? '', ...empty }];
}

/** Further facts about a period: the added time of a half. */
function PeriodFacts({ periods, sport }: { periods: readonly PeriodAnswer[]; sport: Sport }) {
  const told = periods.flatMap((period) =>
    readFacts(sport.discipline, { details: period.details ?? [] })
      .flatMap((fact) => (fact.value === '' ? fact.facts : [fact, ...fact.facts]))
      .map((fact) => ({ period, fact })),
  );
  if (told.length === 0) return null;
  return (
    <ul className="score-facts">
      {told.map(({ period, fact }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no id; they keep the order of the feed
        <li key={index}>
          <bdi>{periodText(sport, period.code)}</bdi>
          {DOT}
          <FactName sport={sport} fact={fact} /> <FactValue sport={sport} fact={fact} />
        </li>
      ))}
    </ul>
  );
}

interface PeriodScoreProps {
  period: PeriodAnswer;
  side: 'home' | 'away';
  sport: Sport;
}

function PeriodScore({ period, side, sport }: PeriodScoreProps) {
  const scoreOf = (one: typeof side) => period[`${one}Period`] ?? period[one];
  const own = scoreOf(side);
  const decider = lostDecider(sport.discipline, period.details ?? [], side);
  const isWon = period.winner
    ? period.winner === side
    : Number(own) > Number(scoreOf(side === 'home' ? 'away' : 'home'));
  return (
    <bdi dir="ltr" className={isWon ? 'bold' : undefined}>
      {halfPoints(own ?? '–')}
      {/* The facts below the table contain it in words. */}
      {decider !== '' && <sup aria-hidden="true">{decider}</sup>}
    </bdi>
  );
}
