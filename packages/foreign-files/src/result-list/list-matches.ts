/** Matches of two sides with their scores. */
import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { readPerson, wordsOf } from '@podium/games-folder/own-sheets';
import { addPoolTable } from './list-pools.ts';
import { hashParts, stableId } from '../stable-id.ts';
import { rowsBy } from './known-games.ts';
import { addEntry } from './result-rows.ts';
import type { RaceContext } from './result-rows.ts';
import type { ListEvent } from './list-events.ts';
import type { ListCompetitor, ListMatch } from './list-record.ts';
import { matchUnitName } from './list-rounds.ts';
import type { EventRound } from './list-rounds.ts';
import type { MatchScore, PartScore } from './list-scores.ts';

interface Played {
  match: ListMatch;
  home: string;
  away: string;
}

/** Adds the matches of a round. */
export function addMatches(event: ListEvent, rounds: readonly EventRound[], context: RaceContext): void {
  for (const round of rounds) {
    const played = round.records.flatMap((record) =>
      record.kind === 'match' ? (sidesOf(event, record, context) ?? []) : [],
    );
    const pairs = new Map<string, number>();
    const lines = rowsBy(context.known.results, 'ref');
    const known = context.rounds.knownUnits(round.id);
    for (const [index, { match, home, away }] of played.entries()) {
      const pair = [home, away].toSorted().join(' ');
      const leg = (pairs.get(pair) ?? 0) + 1;
      pairs.set(pair, leg);
      const same = known.filter(({ id }) => {
        const sides = (lines.get(id!) ?? [])
          .filter((line) => line['level'] === 'unit')
          .map((line) => line['competitor']);
        return sides.length === 2 && sides.includes(home) && sides.includes(away);
      });
      const unit = same[leg - 1];
      const sides =
        unit &&
        (lines.get(unit['id']!) ?? []).find((line) => line['side'] === 'home' && line['level'] === 'unit')?.[
          'competitor'
        ];
      const isTurned = sides === away;
      const id = unit?.['id'] ?? stableId(round.id, hashParts([pair, leg === 1 ? '' : String(leg)], 8));
      const number = match.number ?? String(index + 1);
      for (const competitor of [home, away]) context.places.note(match, id, competitor);
      context.places.note(match, id);
      const outcome = outcomeOf(match);
      context.rounds.addUnit(id, round.id, unit, {
        isOver: outcome !== undefined,
        hasLines: true,
        records: [match],
        name: matchUnitName(round, match.round?.matchday, match.round?.number ?? number, played.length),
        order: index + 1,
        number: match.number,
      });
      const before = unit ? lines.get(unit['id']!) : undefined;
      addSides(id, event, { match, home, away, outcome, isTurned, before }, context);
      addParts(id, event, { match, isTurned }, context);
    }
    addPoolTable(event, round, context);
  }
}

function sidesOf(event: ListEvent, match: ListMatch, context: RaceContext): Played[] | undefined {
  const place = { sheet: match.sheet, line: match.line };
  const gender = event.gender === 'M' || event.gender === 'W' ? event.gender : undefined;
  const idOf = (side: ListCompetitor): string | undefined => {
    if (event.isTeam) return context.people.team(event.id, side, gender, place);
    const { team = '', ...rest } = side;
    return context.people.person({ ...rest, person: readPerson(team) }, gender, place);
  };
  const [home, away] = [idOf(match.home), idOf(match.away)];
  if (home === undefined || away === undefined || home === away) {
    context.doubts.add({
      code: home !== undefined && home === away ? 'twice' : 'noName',
      ...place,
      value: `${match.home.team} – ${match.away.team}`,
    });
    return undefined;
  }
  for (const id of [home, away]) addEntry(event, { type: event.isTeam ? 'team' : 'person', id }, context);
  return [{ match, home, away }];
}

type Outcome = 'W' | 'L' | 'T';
const opposite = { W: 'L', L: 'W', T: 'T' } as const;

/** The outcome for the first side: by the winner that the list names, else by the score. */
function outcomeOf({ score, winner, home, away }: ListMatch): Outcome | undefined {
  if (winner !== undefined) {
    const words = (side: ListCompetitor): string =>
      wordsOf(side.team ?? '')
        .toSorted()
        .join(' ');
    const named = wordsOf(winner.replace(/\s*\([^)]*\)\s*$/u, ''))
      .toSorted()
      .join(' ');
    if (named === words(home)) return 'W';
    if (named === words(away)) return 'L';
  }
  if (!score) return undefined;
  if (score.absent) return score.absent === 'home' ? 'L' : 'W';
  const by = (one: string | undefined, other: string | undefined): Outcome | undefined => {
    if (one === undefined || other === undefined) return undefined;
    const difference = Number(one) - Number(other);
    return difference > 0 ? 'W' : difference < 0 ? 'L' : 'T';
  };
  const outcome = by(score.home, score.away);
  return outcome === 'T' && score.shootout ? by(...score.shootout) : outcome;
}

function addSides(
  ref: string,
  { isTeam }: ListEvent,
  {
    match: { score },
    home,
    away,
    outcome,
    isTurned,
    before,
  }: Played & { outcome: Outcome | undefined; isTurned: boolean; before: readonly FolderRow[] | undefined },
  { rows }: RaceContext,
): void {
  const sides = [
    { id: home, result: score?.home, wlt: outcome, isAbsent: score?.absent === 'home' },
    { id: away, result: score?.away, wlt: outcome && opposite[outcome], isAbsent: score?.absent === 'away' },
  ];
  if (isTurned) sides.reverse();
  for (const [index, { id, result, wlt, isAbsent }] of sides.entries()) {
    const old = before?.find((line) => line['competitor'] === id && line['level'] === 'unit');
    rows.results.push(
      row({
        level: 'unit',
        ref,
        sort: index + 1,
        competitor_type: isTeam ? 'team' : 'person',
        competitor: id,
        from_ref: old?.['from_ref'],
        from_result: old?.['from_result'],
        start_order: old?.['start_order'] ?? index + 1,
        bib: old?.['bib'],
        side: index === 0 ? 'home' : 'away',
        result_type: isAbsent ? 'IRM' : result === undefined ? undefined : 'POINTS',
        result: isAbsent ? undefined : result,
        irm: isAbsent ? 'WO' : undefined,
        wlt,
      }),
    );
  }
}

const partLetters: Readonly<Record<string, string>> = {
  set: 'S',
  game: 'G',
  period: 'P',
  quarter: 'Q',
  half: 'H',
  round: 'R',
  bout: 'B',
};

/** Parts of a match: sets won add up to the score, halves to the goals; others are reported. */
function addParts(
  ref: string,
  { sport }: ListEvent,
  { match, isTurned }: { match: ListMatch; isTurned: boolean },
  { rows, doubts }: RaceContext,
): void {
  const { score, partsCell } = match;
  if (!score) return;
  const parts = partsOf(score);
  if (score.hasUnreadParts === true || (score.parts.length > 0 && !parts))
    doubts.add({
      code: 'parts',
      sheet: match.sheet,
      line: match.line,
      value: partsCell?.value ?? '',
      ...(partsCell?.column && { column: partsCell.column }),
    });
  if (!parts || score.hasUnreadParts === true) return;
  const letter = parts.areSets ? setLetter(sport.code, sport.template?.rules.part) : 'H';
  rows.details.push(
    row({ level: 'unit', ref, owner: 'unit', type: 'UI', code: 'PERIOD', value: `${letter}${parts.scores.length}` }),
  );
  const totals = [0, 0];
  for (const [index, pair] of parts.scores.entries()) {
    const [home, away, tieBreak] = pair;
    const sides = isTurned ? [away, home] : [home, away];
    for (const [side, value] of sides.entries()) {
      totals[side]! += Number(value);
      rows.details.push(
        row({
          level: 'unit',
          ref,
          owner: 'unit',
          type: 'PERIOD',
          code: `${letter}${index + 1}`,
          pos: side === 0 ? 'H' : 'A',
          value,
          value2: totals[side],
        }),
      );
    }
    if (tieBreak !== undefined)
      rows.details.push(
        row({
          level: 'unit',
          ref,
          owner: 'unit',
          type: 'PERIOD',
          code: `${letter}${index + 1}`,
          pos: 'H',
          ext_code: 'TIE_BREAK_POINTS',
          value: tieBreakScore(Number(tieBreak), Number(sides[0]) > Number(sides[1])),
        }),
      );
  }
}

/** Points of a tie-break, home first: the winner has seven, or two more than the other side from six on. */
function tieBreakScore(lost: number, isHomeWinner: boolean): string {
  const won = Math.max(7, lost + 2);
  return isHomeWinner ? `${won}–${lost}` : `${lost}–${won}`;
}

const setLetter = (sport: string, part: string | undefined): string =>
  part === undefined ? (['TTE', 'BDM'].includes(sport) ? 'G' : 'S') : (partLetters[part] ?? 'S');

function partsOf({ home, away, parts }: MatchScore): { scores: readonly PartScore[]; areSets: boolean } | undefined {
  if (parts.length === 0 || home === undefined || away === undefined) return undefined;
  const won = (side: 0 | 1): number =>
    parts.filter((part) => Number(part[side]) > Number(part[side === 0 ? 1 : 0])).length;
  if (won(0) === Number(home) && won(1) === Number(away)) return { scores: parts, areSets: true };
  const sum = (side: 0 | 1): number => parts.reduce((total, part) => total + Number(part[side]), 0);
  if (sum(0) === Number(home) && sum(1) === Number(away)) return { scores: parts, areSets: false };
  const [first] = parts;
  // A single score in brackets is that of the first half.
  if (parts.length === 1 && first && Number(first[0]) <= Number(home) && Number(first[1]) <= Number(away))
    return {
      scores: [first, [String(Number(home) - Number(first[0])), String(Number(away) - Number(first[1]))]],
      areSets: false,
    };
  return undefined;
}
