import type { ActionElement, Detail, PeriodElement, ResultElement } from '@podium/odf';
import { parseMark } from '@podium/games';
import { describe, expect, it } from 'vitest';
import type { GamesView } from './testing/read-games.ts';
import { wholeGames } from './testing/whole-games.ts';

type Result = ReturnType<typeof sportResults>[number];
const sportResults = (view: GamesView, ...sports: string[]) =>
  view.of('result').filter(({ envelope }) => sports.includes(envelope.documentCode.slice(0, 3)));

const documentCode = ({ envelope }: Result): string => envelope.documentCode;
const lineMark = (line: ResultElement): number | null => parseMark(line.resultType, line.result).value;
const points = (text: string | undefined): number => parseMark('POINTS', text).value!;
const time = (text: string | undefined): number => parseMark('TIME', text).value!;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const filterByCode = (details: readonly Detail[], code: string): Detail[] =>
  details.filter((detail) => detail.code === code);
/** Lines with a mark, each with its unit. */
const markedLines = (results: readonly Result[]) =>
  results.flatMap((result) =>
    result.body.results
      .filter((line) => line.result !== undefined)
      .map((line) => ({ unit: documentCode(result), line })),
  );

/** Score of each period, home and away, without the total; kicks from the penalty mark do not count. */
function periodScores(periods: readonly PeriodElement[]): [number, number][] {
  return periods
    .filter(({ code }) => code !== 'TOT' && code !== 'PSO')
    .map(({ homePeriodScore, awayPeriodScore }) => [Number(homePeriodScore), Number(awayPeriodScore)]);
}
const lineScores = ({ body }: Result): number[] => body.results.map((line) => Number(line.result));
/** Returns whether a contest was played to its end: both sides have a score and neither retired. */
const isPlayed = ({ body }: Result): boolean =>
  body.results.every((line) => line.result !== undefined && line.irm === undefined);

/** Actions that score, by sport; an own goal counts for the other side. */
const goals = new Set(['SHOT', 'FRD', 'PTY', 'OG']);
const pointsByAction: Readonly<Record<string, number>> = { P2I: 2, P2O: 2, P2F: 2, P3: 3, FT: 1 };
function actionPoints({ action, result, period }: ActionElement): number {
  if (result === 'GOAL') return goals.has(action!) && period !== 'PSO' ? 1 : 0;
  return result === 'MADE' ? pointsByAction[action!]! : 0;
}

describe.each(wholeGames)('%s', (_, view) => {
  it('adds up periods to the score: goals, points and touches', () => {
    const results = sportResults(view, 'HBL', 'BKB', 'FBL', 'WRE', 'KTE', 'FEN').filter(({ body }) => body.periods);
    for (const result of results) {
      const periods = periodScores(result.body.periods!.periods);
      const total = [0, 1].map((side) => sum(periods.map((period) => period[side as 0 | 1])));
      expect([documentCode(result), ...total]).toEqual([documentCode(result), ...lineScores(result)]);
    }
    expect(results.length).toBeGreaterThan(50);
  });

  it('decides a level bout of fencing by one touch in the extra minute', () => {
    for (const result of sportResults(view, 'FEN').filter(isPlayed)) {
      const [home, away] = lineScores(result) as [number, number];
      const extra = result.body.periods!.periods.find(({ code }) => code === 'OT');
      expect([documentCode(result), home === away]).toEqual([documentCode(result), false]);
      if (!extra) continue;
      expect([Number(extra.homePeriodScore) + Number(extra.awayPeriodScore), Math.abs(home - away)]).toEqual([1, 1]);
    }
  });

  it('counts the clock of basketball down to zero, and that of handball up', () => {
    const seconds = (clock: string | undefined): number => time(clock) / 1000;
    for (const { body, envelope } of view.of('actions').filter(({ envelope }) => !envelope.documentSubcode)) {
      const sport = envelope.documentCode.slice(0, 3);
      if (sport !== 'BKB' && sport !== 'HBL') continue;
      for (const actions of Map.groupBy(body.actions, ({ period }) => period).values()) {
        const clocks = actions.map(({ when }) => seconds(when));
        const ordered = clocks.toSorted((a, b) => (sport === 'BKB' ? b - a : a - b));
        expect([envelope.documentCode, clocks]).toEqual([envelope.documentCode, ordered]);
        expect(sport === 'BKB' ? clocks.at(-1) : clocks[0]).toBe(0);
      }
    }
  });

  it('adds up match statistics of teams and players to the tournament statistics', () => {
    const counts = (details: readonly Detail[]) =>
      details.filter(({ type, code }) => type === 'ST' && code !== 'MP' && code !== 'POSSESS');
    const sumDetails = (details: readonly Detail[]): number => sum(counts(details).map(({ value }) => Number(value)));
    const sums = view.of('statistics');
    for (const { envelope, body } of sums) {
      const event = envelope.documentCode.slice(0, 22);
      const matches = view.of('result').filter((result) => documentCode(result).startsWith(event));
      const sides = matches.flatMap((match) => match.body.results.flatMap(({ competitor }) => competitor ?? []));
      for (const team of body.groups.flatMap(({ competitors }) => competitors)) {
        const teamSides = sides.filter(({ code }) => code === team.code);
        expect(sumDetails(team.details), team.code).toBe(sum(teamSides.map(({ details }) => sumDetails(details))));
        const players = teamSides.flatMap(({ athletes }) => athletes);
        expect(sum(team.athletes.map(({ details }) => sumDetails(details))), team.code).toBe(
          sum(players.map(({ details }) => sumDetails(details))),
        );
      }
    }
    expect(new Set(sums.map(({ envelope }) => envelope.documentCode.slice(0, 3))).size).toBeGreaterThan(2);
  });

  it('counts sets, games, rounds and team contests won', () => {
    const results = sportResults(view, 'VVO', 'VBV', 'BDM', 'TTE').filter(isPlayed);
    for (const result of results) {
      const periods = periodScores(result.body.periods!.periods);
      const periodsWon = [periods.filter(([home, away]) => home > away), periods.filter(([home, away]) => away > home)];
      expect([documentCode(result), ...periodsWon.map((list) => list.length)]).toEqual([
        documentCode(result),
        ...lineScores(result),
      ]);
    }
    expect(results.length).toBeGreaterThan(50);
  });

  it('ends taekwondo after two rounds won', () => {
    for (const result of sportResults(view, 'TKW').filter(isPlayed)) expect(Math.max(...lineScores(result))).toBe(2);
  });

  it('gives the win to the higher score; ties are decided by kicks, the last score or the judges', () => {
    for (const result of view.of('result').filter(isPlayed)) {
      const [home, away] = lineScores(result);
      const wlt = result.body.results.map((line) => line.wlt);
      if (wlt[0] === undefined || home === away) continue;
      expect([documentCode(result), ...wlt]).toEqual([
        documentCode(result),
        ...(home! > away! ? ['W', 'L'] : ['L', 'W']),
      ]);
    }
  });

  it('decides level football matches by kicks from the penalty mark, and no bracket match ends level', () => {
    for (const { body, envelope } of sportResults(view, 'FBL')) {
      const kicks = body.periods!.periods.find(({ code }) => code === 'PSO');
      const isPool = envelope.documentCode.includes('GP');
      const [home, away] = body.results;
      const isLevel = home!.result === away!.result;
      if (kicks) {
        const hasHomeWon = Number(kicks.homePeriodScore) > Number(kicks.awayPeriodScore);
        expect([isLevel, home!.wlt]).toEqual([true, hasHomeWon ? 'W' : 'L']);
      } else expect(home!.wlt).toBe(isLevel ? 'T' : Number(home!.result) > Number(away!.result) ? 'W' : 'L');
      expect(isLevel && !isPool).toBe(kicks !== undefined);
    }
  });

  it('adds up the play-by-play to the score, with the correct running score', () => {
    const masters = view.of('actions').filter(({ envelope }) => envelope.documentSubcode === undefined);
    const counted = masters.filter(({ envelope }) => !envelope.documentCode.startsWith('VVO'));
    for (const { envelope, body } of counted) {
      const score = { home: 0, away: 0 };
      for (const action of body.actions) {
        const isHome = (action.competitors[0]?.code === body.home) !== (action.action === 'OG');
        score[isHome ? 'home' : 'away'] += actionPoints(action);
        if (action.scoreHome !== undefined)
          expect([action.scoreHome, action.scoreAway]).toEqual([String(score.home), String(score.away)]);
      }
      const lines = view.results.get(envelope.documentCode)!;
      const sums = [body.home, body.away].map((code) => Number(lines.get(code!)!.result));
      expect([envelope.documentCode, score.home, score.away]).toEqual([envelope.documentCode, ...sums]);
    }
    expect(counted.length).toBeGreaterThan(20);
  });

  it('adds up volleyball rallies to the points of each set', () => {
    for (const { envelope, body } of view.of('actions')) {
      if (!envelope.documentCode.startsWith('VVO') || envelope.documentSubcode !== undefined) continue;
      const { periods } = view.of('result').find((result) => documentCode(result) === envelope.documentCode)!
        .body.periods!;
      for (const { code, homePeriodScore, awayPeriodScore } of periods.filter((period) => period.code !== 'TOT')) {
        const scoringActions = body.actions.filter(
          (action) => action.period === code && action.scoreHome !== undefined,
        );
        const home = scoringActions.filter((action) => action.competitors[0]!.code === body.home).length;
        expect([home, scoringActions.length - home]).toEqual([Number(homePeriodScore), Number(awayPeriodScore)]);
      }
    }
  });

  it('computes a score from difficulty, artistry and execution minus the penalty', () => {
    const lines = markedLines(sportResults(view, 'GAR', 'GRY', 'KTE')).map(({ line }) => line);
    const scoredDetails = lines.flatMap((line) => {
      const isTeam = filterByCode(line.details, 'DIFFICULTY').length === 0;
      return isTeam ? line.competitor!.athletes.map(({ details }) => details) : [line.details];
    });
    for (const details of scoredDetails) {
      for (const score of filterByCode(details, 'SCORE')) {
        const part = (code: string) =>
          points(filterByCode(details, code).find(({ pos }) => pos === score.pos)?.value ?? '0');
        const parts = [part('DIFFICULTY'), part('ARTISTRY'), part('EXECUTION'), -part('PENALTY')];
        expect(points(score.value)).toBe(sum(parts));
      }
    }
  });

  it('adds up apparatus to the total; the mean of two vaults is truncated', () => {
    for (const { unit, line } of markedLines(sportResults(view, 'GAR', 'GRY', 'KTE')).filter(
      ({ line: { wlt } }) => !wlt,
    )) {
      const scores = filterByCode(line.details, 'SCORE').map(({ value }) => points(value));
      const isVault = unit.slice(4, 9) === '1APVT';
      expect([unit, lineMark(line)]).toEqual([unit, isVault ? Math.floor(sum(scores) / 2) : sum(scores)]);
    }
  });

  it('counts the best two of a team on each apparatus', () => {
    for (const { unit, line } of markedLines(sportResults(view, 'GAR'))) {
      if (!unit.slice(4).startsWith('TEAM')) continue;
      for (const { pos, value } of filterByCode(line.details, 'SCORE')) {
        const scores = line.competitor!.athletes.flatMap(({ details }) =>
          filterByCode(details, 'SCORE')
            .filter((score) => score.pos === pos)
            .map((score) => points(score.value)),
        );
        expect(scores).toHaveLength(3);
        expect(points(value)).toBe(sum(scores) - Math.min(...scores));
      }
    }
  });

  it('counts the better of two routines on the trampoline', () => {
    for (const { line } of markedLines(sportResults(view, 'GTR'))) {
      const routines = filterByCode(line.details, 'ROUTINE').map(({ value, pos }) => {
        const part = (code: string) =>
          points(filterByCode(line.details, code).find((detail) => detail.pos === pos)?.value ?? '0');
        const parts = ['DIFFICULTY', 'EXECUTION', 'TIME_OF_FLIGHT', 'DISPLACEMENT'].map(part);
        expect(points(value)).toBe(sum(parts) - part('PENALTY'));
        return points(value);
      });
      expect(lineMark(line)).toBe(Math.max(...routines));
    }
  });

  it('adds up series and single shots, and rounds and sets of arrows', () => {
    for (const { unit, line } of markedLines(sportResults(view, 'SHO'))) {
      const shots = [...filterByCode(line.details, 'SERIES'), ...filterByCode(line.details, 'SHOT')];
      expect([unit, points(line.result!.replace(/-\d+x$/u, ''))]).toEqual([
        unit,
        sum(shots.map(({ value }) => points(value))),
      ]);
    }
    for (const { unit, line } of markedLines(sportResults(view, 'ARC'))) {
      const rounds = filterByCode(line.details, 'ROUND').map(({ value }) => points(value));
      const sets = [...filterByCode(line.details, 'SET'), ...filterByCode(line.details, 'SHOOT_OFF')];
      const setPointsWon = sum(sets.map(({ attributes }) => points(attributes?.['Value2'])));
      expect([unit, points(line.result)]).toEqual([unit, line.wlt ? setPointsWon : sum(rounds)]);
      for (const { value, extensions } of sets) {
        const arrows = extensions!
          .filter(({ code }) => code === 'ARROW')
          .map((arrow) => (arrow.value === 'X' ? 10 : Number(arrow.value)));
        expect(Number(value)).toBe(sum(arrows));
      }
    }
  });

  it('adds up laps, segments and legs to the time', () => {
    const races = markedLines(sportResults(view, 'ATH', 'SWM', 'OWS', 'TRI', 'CRD', 'MTB', 'BMX', 'VRO'));
    const timed = races.filter(({ line: { resultType } }) => resultType === 'TIME');
    for (const { unit, line } of timed) {
      const splits = filterByCode(line.details, 'INTERMEDIATE');
      const sections = splits.map(({ attributes }) => time(attributes?.['Value2']));
      const legs = line.competitor!.athletes.flatMap(({ details }) => filterByCode(details, 'LEG_SPLIT'));
      if (sections.length > 0) expect([unit, sum(sections)]).toEqual([unit, lineMark(line)]);
      if (legs.length > 0) expect([unit, sum(legs.map(({ value }) => time(value)))]).toEqual([unit, lineMark(line)]);
    }
    expect(timed.length).toBeGreaterThan(100);
  });

  it('adds up the points of the parts of a combined event, shown with each part', () => {
    const totals = view.of('cumulative-result');
    for (const { envelope, body } of totals) {
      const ranking = view.of('ranking').find((other) => other.envelope.documentCode === envelope.documentCode)!.body;
      for (const { competitor, items, result, rank } of body.results) {
        const parts = items.map(({ unit, attributes }) => ({
          shown: filterByCode(view.results.get(unit)!.get(competitor!.code)!.details, 'PTS')[0]!.value,
          points: attributes['ResultPoints'],
        }));
        expect(parts.map(({ points: text }) => text)).toEqual(parts.map(({ shown }) => shown));
        if (result !== undefined) expect(Number(result)).toBe(sum(parts.map(({ shown }) => Number(shown))));
        const final = ranking.results.find((line) => line.competitor!.code === competitor!.code)!;
        expect([final.rank, final.result]).toEqual([rank, result]);
      }
    }
    expect(totals.length).toBeGreaterThan(0);
  });

  it('counts the best attempt of a throw or a jump, and the last height cleared', () => {
    for (const { body } of sportResults(view, 'ATH')) {
      const bars = filterByCode(body.info.infos, 'INTERMEDIATE').map(({ value }) => value!);
      for (const line of body.results.filter(({ resultType }) => resultType === 'DISTANCE')) {
        const attempts = filterByCode(line.details, 'INTERMEDIATE');
        const best = attempts.flatMap(({ value, pos }) => {
          if (bars.length > 0) return value!.endsWith('o') ? points(bars[Number(pos) - 1]) : [];
          return /^\d/u.test(value!) ? points(value) : [];
        });
        expect(points(line.result)).toBe(Math.max(...best));
      }
    }
  });
});
