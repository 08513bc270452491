import type { ResultElement } from '@podium/odf';
import { markKind, parseMark } from '@podium/games';
import { describe, expect, it } from 'vitest';
import type { GamesView } from './testing/read-games.ts';
import { wholeGames } from './testing/whole-games.ts';

const lineRank = (line: ResultElement): number => Number(line.rank);
const competitorCode = (line: ResultElement): string => line.competitor!.code;

/** Contests in which everyone has a mark; contests between two sides have a winner instead. */
const finalRanking = (view: GamesView) =>
  view.of('result').filter(({ body }) => body.results.every((line) => line.wlt === undefined));

describe.each(wholeGames)('%s', (_, view) => {
  it('has every sport, each with a final and its medals', () => {
    const codes = view.of('codes').find(({ body }) => body.set === 'DISCIPLINE')!.body.rows;
    const sports = codes.filter((row) => row.attributes['Note'] === undefined).map(({ code }) => code.slice(0, 3));
    const decidedDisciplines = new Set(view.of('medallists').map(({ envelope }) => envelope.documentCode.slice(0, 3)));
    expect(sports).toHaveLength(25);
    expect(sports.filter((sport) => !decidedDisciplines.has(sport))).toEqual([]);
  });

  it('ranks a better mark before a worse one, and equal ranks have equal marks', () => {
    const problems: string[] = [];
    for (const { envelope, body } of finalRanking(view)) {
      const rankedLines = body.results.filter((line) => line.rank !== undefined && line.result !== undefined);
      for (const [index, line] of rankedLines.entries()) {
        const next = rankedLines[index + 1];
        if (!next) continue;
        const isLower = markKind(line.resultType) === 'time';
        const [own, other] = [line, next].map((element) => parseMark(element.resultType, element.result).value!) as [
          number,
          number,
        ];
        const isBetter = isLower ? own <= other : own >= other;
        if (!isBetter || (lineRank(line) === lineRank(next) && own !== other))
          problems.push(`${envelope.documentCode} ${line.rank}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('ranks lapped riders behind everyone with a time, by the number of missing laps', () => {
    for (const { body } of finalRanking(view)) {
      const lapsDown = (line: ResultElement) =>
        Number(line.details.find(({ code }) => code === 'LAPS_DOWN')?.value ?? 0);
      const laps = body.results.filter((line) => line.rank !== undefined).map(lapsDown);
      expect(laps).toEqual(laps.toSorted((a, b) => a - b));
    }
  });

  it('advances the same number of each heat by place, then the best of the others by mark', () => {
    const problems: string[] = [];
    for (const { envelope, body } of view.of('phase-result')) {
      const phase = envelope.documentCode.slice(0, 26);
      const qualified = body.results.filter((line) => line.qualificationMark !== undefined);
      const units = [...view.results]
        .filter(([code]) => code.startsWith(phase))
        .map(([, lines]) => [...lines.values()]);
      const byPlace = new Set(
        units
          .flat()
          .filter((line) => line.qualificationMark)
          .map(competitorCode),
      );
      const counts = units.map((lines) => lines.filter((line) => line.qualificationMark).length);
      for (const [index, lines] of units.entries()) {
        const rankedLines = lines.filter((line) => line.rank !== undefined);
        const isFirst = rankedLines.every(
          (line, place) => byPlace.has(competitorCode(line)) === place < counts[index]!,
        );
        // Fewer only if not enough competitors finished.
        if (!isFirst || (counts[index]! < Math.max(...counts) && rankedLines.length > counts[index]!))
          problems.push(phase);
      }
      const byMark = qualified.filter((line) => !byPlace.has(competitorCode(line)));
      const eliminated = body.results.filter((line) => line.rank !== undefined && line.qualificationMark === undefined);
      const worst = Math.max(0, ...byMark.map(lineRank));
      if (eliminated.some((line) => lineRank(line) < worst)) problems.push(`${phase} by mark`);
      if (byMark.some((line) => line.qualificationMark !== (byPlace.size > 0 ? 'q' : 'Q')))
        problems.push(`${phase} letter`);
    }
    expect(problems).toEqual([]);
  });

  it('has in a round exactly those who advanced from the previous one', () => {
    const rounds = new Map(
      view.of('phase-result').map(({ envelope, body }) => [envelope.documentCode.slice(0, 26), body]),
    );
    const order = ['HEAT', 'QUAL', 'SFNL', 'FNL-'];
    const problems: string[] = [];
    for (const [phase, body] of rounds) {
      const event = phase.slice(0, 22);
      const later = order.slice(order.indexOf(phase.slice(22)) + 1).map((suffix) => event + suffix);
      const next = later.find((prefix) => [...view.results.keys()].some((code) => code.startsWith(prefix)))!;
      const nextStarters = [...view.results].flatMap(([code, lines]) =>
        code.startsWith(next) ? [...lines.keys()] : [],
      );
      const qualified = body.results.filter((line) => line.qualificationMark).map(competitorCode);
      // The ranking round of archery only seeds the bracket.
      if (view.of('brackets').some(({ envelope }) => envelope.documentCode.startsWith(event))) continue;
      if (qualified.sort().join() !== nextStarters.sort().join()) problems.push(phase);
    }
    expect(problems).toEqual([]);
  });

  it('has eight in a final after earlier rounds, six in kata, or everyone with a mark', () => {
    const rounds = view.of('phase-result').filter(({ body }) => body.results.some((line) => line.qualificationMark));
    for (const { envelope, body } of rounds) {
      const event = envelope.documentCode.slice(0, 22);
      const isLast = !rounds.some(
        (other) => other.envelope.documentCode > envelope.documentCode && other.envelope.documentCode.startsWith(event),
      );
      if (!isLast) continue;
      const places = event.startsWith('KTE') ? 6 : 8;
      const marks = body.results.filter((line) => line.rank !== undefined).length;
      const qualifiedCount = body.results.filter((line) => line.qualificationMark).length;
      expect([event, qualifiedCount]).toEqual([event, Math.min(places, marks)]);
    }
    expect(rounds.length).toBeGreaterThan(5);
  });

  it('fills the main bracket from the pools with exactly those who advanced', () => {
    const problems: string[] = [];
    for (const { envelope, body } of view.of('brackets')) {
      const event = envelope.documentCode.slice(0, 22);
      const pools = view.of('pool-standing').filter((pool) => pool.envelope.documentCode.startsWith(event));
      if (pools.length === 0) continue;
      const qualified = pools.flatMap((pool) =>
        pool.body.results.filter((line) => line.qualificationMark).map(competitorCode),
      );
      const main = body.brackets.find(({ code }) => code === 'FNL')!;
      const items = main.rounds.flatMap((round) => round.items);
      const bracketCodes = new Set(
        items.flatMap((item) => item.places.flatMap((place) => place.competitor?.code ?? [])),
      );
      if (qualified.sort().join() !== [...bracketCodes].sort().join()) problems.push(event);
    }
    expect(problems).toEqual([]);
  });

  it('orders a pool by its points', () => {
    for (const { body } of view.of('pool-standing')) {
      const points = body.results.map((line) => Number(line.result));
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  it('takes each side of a bracket from its previous unit, after the first round', () => {
    const problems: string[] = [];
    for (const { body } of view.of('brackets')) {
      for (const { code, rounds } of body.brackets) {
        const seen = new Set<string>();
        for (const [index, { items }] of rounds.entries()) {
          for (const { places, unit } of items) {
            for (const { competitor, previousUnit } of places) {
              if (!competitor) continue;
              const previousLine = previousUnit && view.results.get(previousUnit.unit)?.get(competitor.code);
              if (previousUnit && previousLine?.wlt !== previousUnit.wlt) problems.push(`${unit} ${competitor.code}`);
              // Only competitors with a bye, or entering in this round, have no previous unit.
              if (!previousUnit && index > 0 && !seen.has(competitor.code)) problems.push(`${code} ${unit}`);
              seen.add(competitor.code);
            }
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('awards medals by the final ranking: the winner of the last match is first, its loser second', () => {
    const rankings = new Map(view.of('ranking').map(({ envelope, body }) => [envelope.documentCode, body.results]));
    const medals = ['gold', 'silver', 'bronze'];
    for (const { envelope, body } of view.of('medallists')) {
      const ranking = rankings.get(envelope.documentCode)!;
      const expected = ranking
        .filter((line) => lineRank(line) <= 3)
        .map((line) => [competitorCode(line), medals[lineRank(line) - 1]]);
      expect(body.medallists.map(({ competitor, medal }) => [competitor.code, medal])).toEqual(expected);
    }
    for (const { envelope, body } of view.of('brackets')) {
      const last = body.brackets.find(({ code }) => code === 'FNL')!.rounds.at(-1)!.items[0]!.places;
      const placed = new Map(rankings.get(envelope.documentCode)!.map((line) => [competitorCode(line), line.rank]));
      for (const { competitor, wlt } of last) expect(placed.get(competitor!.code)).toBe(wlt === 'W' ? '1' : '2');
    }
  });
});
