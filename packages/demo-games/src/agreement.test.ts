import { describe, expect, it } from 'vitest';
import { demoGames } from './main.ts';
import { listCompetitors, viewGames } from './testing/read-games.ts';

const view = viewGames(demoGames({ seed: 'podium', today: '2026-11-20', now: '2026-11-28T12:00:00Z' }).messages());
const eventRows = view.of('codes').find(({ body }) => body.set === 'EVENT')!.body.rows;
const exhibition = new Set(eventRows.filter((row) => row.attributes['Exhibition'] === 'Y').map((row) => row.code));
const people = view.of('participants').flatMap(({ body }) => body.participants);
const teams = view.of('teams').flatMap(({ body }) => body.teams);

describe('all messages agree', () => {
  it('in that the medal tables are the sum of the medallists, without exhibition events', () => {
    const tables = view.of('medals');
    expect(tables).toHaveLength(25);
    for (const { envelope, body } of tables) {
      const isGames = envelope.documentCode.startsWith('GEN');
      const counts: Record<string, Record<string, number>> = {};
      const lists = view
        .of('medallists')
        .filter((list) => isGames || list.envelope.documentCode.startsWith(envelope.documentCode.slice(0, 3)))
        .filter((list) => !exhibition.has(list.envelope.documentCode));
      for (const { medal, competitor } of lists.flatMap((list) => list.body.medallists)) {
        const count = (counts[competitor.organisation!] ??= { gold: 0, silver: 0, bronze: 0 });
        count[medal]! += 1;
      }
      const medals = body.lines.map((line) => {
        const { gold, silver, bronze } = line.numbers.find((number) => number.type === 'TOT')!;
        return [line.organisation, { gold, silver, bronze }];
      });
      expect(Object.fromEntries(medals)).toEqual(counts);
    }
  });

  it('medals follow the final ranking', () => {
    const rankings = new Map(view.of('ranking').map(({ envelope, body }) => [envelope.documentCode, body.results]));
    const rankByMedal: Record<string, string> = { gold: '1', silver: '2', bronze: '3' };
    const problems: string[] = [];
    for (const { envelope, body } of view.of('medallists')) {
      const ranks = new Map(rankings.get(envelope.documentCode)!.map((line) => [line.competitor!.code, line.rank]));
      if (body.medallists.length < 3) problems.push(`${envelope.documentCode} has few medals`);
      for (const { medal, competitor } of body.medallists) {
        if (ranks.get(competitor.code) !== rankByMedal[medal])
          problems.push(`${competitor.code} in ${envelope.documentCode}`);
      }
    }
    expect(view.of('medallists')).toHaveLength(eventRows.length);
    expect(problems).toEqual([]);
  });

  it('S05: each round and final of swimming has its results as a file, and every event its final ranking', () => {
    const papers = view.of('pdf').map(({ envelope }) => envelope.documentCode);
    const rounds = view.of('phase-result').map(({ envelope }) => envelope.documentCode);
    const swimming = new Set(rounds.filter((code) => code.startsWith('SWM')));
    expect(swimming.size).toBeGreaterThan(10);
    expect([...swimming].filter((code) => !papers.includes(code))).toEqual([]);
    expect(papers.filter((code) => /^SWM.*FNL-000100/u.test(code)).length).toBeGreaterThan(30);
    expect(eventRows.filter(({ code }) => !papers.includes(code))).toEqual([]);
  });

  it('a ranking contains each competitor of the event once', () => {
    const entries = new Map<string, number>();
    const add = (event: string) => entries.set(event, (entries.get(event) ?? 0) + 1);
    const listEvents = (entered: { disciplines: (typeof teams)[number]['disciplines'] }) =>
      entered.disciplines.flatMap((discipline) => discipline.events.map(({ event }) => event));
    const teamEvents = new Set(teams.flatMap(listEvents));
    for (const event of teams.flatMap(listEvents)) add(event);
    for (const event of people.flatMap(listEvents)) if (!teamEvents.has(event)) add(event);
    for (const { envelope, body } of view.of('ranking')) {
      const codes = new Set(body.results.map((result) => result.competitor!.code));
      expect([envelope.documentCode, codes.size, body.results.length]).toEqual([
        envelope.documentCode,
        entries.get(envelope.documentCode),
        codes.size,
      ]);
    }
  });

  it('the winner in a bracket has won the unit and came from the unit named by the slot', () => {
    const problems: string[] = [];
    let checked = 0;
    const items = view
      .of('brackets')
      .flatMap(({ body }) => body.brackets.flatMap((bracket) => bracket.rounds.flatMap((round) => round.items)));
    for (const item of items) {
      for (const { competitor, wlt, previousUnit } of item.places) {
        if (!competitor) continue;
        if (wlt && view.results.get(item.unit!)?.get(competitor.code)?.wlt !== wlt) problems.push(item.unit!);
        const previousLine = previousUnit && view.results.get(previousUnit.unit)?.get(competitor.code);
        if (previousLine?.wlt !== previousUnit?.wlt) problems.push(previousUnit!.unit);
        checked += wlt ? 1 : 0;
      }
    }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(3000);
  });

  it('a pool table follows from its matches', () => {
    for (const { envelope, body } of view.of('pool-standing')) {
      const units = [...view.results].filter(([code]) => code.startsWith(envelope.documentCode.slice(0, 26)));
      for (const row of body.results) {
        const competitorLines = units.flatMap(([, lines]) => lines.get(row.competitor!.code) ?? []);
        const count = (wlt: string) => String(competitorLines.filter((line) => line.wlt === wlt).length);
        const sum = competitorLines.reduce((total, line) => total + Number(line.result ?? 0), 0);
        const expected = [String(competitorLines.length), count('W'), count('L'), count('T'), String(sum)];
        expect([row.played, row.won, row.lost, row.tied, row.for]).toEqual(expected);
      }
    }
  });

  it('the last action of a match has its score', () => {
    const masters = view.of('actions').filter(({ envelope }) => envelope.documentSubcode === undefined);
    expect(masters.length).toBeGreaterThan(300);
    for (const { envelope, body } of masters) {
      const lines = view.results.get(envelope.documentCode)!;
      const last = body.actions.findLast((action) => action.scoreHome !== undefined)!;
      const isSets = envelope.documentCode.startsWith('VVO');
      const score = isSets ? lines.get(last.competitors[0]!.code)!.wlt : `${last.scoreHome}-${last.scoreAway}`;
      expect(score).toBe(isSets ? 'W' : `${lines.get(body.home!)!.result}-${lines.get(body.away!)!.result}`);
      expect(body.actions.map((action) => action.order)).toEqual(body.actions.map((_, index) => String(index + 1)));
      expect(body.actions.at(-1)).toMatchObject({ action: 'ENDP', result: 'GAME' });
    }
  });

  it('everyone who advances from a round competes in a later one', () => {
    for (const { envelope, body } of view.of('phase-result')) {
      const qualified = body.results
        .filter((result) => result.qualificationMark)
        .map((result) => result.competitor!.code);
      const event = envelope.documentCode.slice(0, 22);
      const later = ['SFNL', 'FNL-'].filter((phase) => phase !== envelope.documentCode.slice(22, 26));
      const units = [...view.results].filter(([code]) => later.some((phase) => code.startsWith(event + phase)));
      expect(qualified.filter((code) => !units.some(([, lines]) => lines.has(code)))).toEqual([]);
    }
  });
});

interface Span {
  from: number;
  to: number;
  what: string;
}

/** Pairs of overlapping spans in one list. */
function overlaps(list: Span[]): string[] {
  const sorted = list.toSorted((a, b) => a.from - b.from);
  return sorted.flatMap((span, index) => {
    const next = sorted[index + 1];
    return next && next.from < span.to ? [`${span.what} and ${next.what}`] : [];
  });
}

describe('every reference exists', () => {
  it('every competitor and every member is a participant', () => {
    const references = {
      A: new Set(people.map((person) => person.code)),
      T: new Set(teams.map((team) => team.code)),
    };
    const unknown: string[] = [];
    for (const competitor of view.all.flatMap(({ body }) => listCompetitors(body))) {
      if (['TBD', 'BYE'].includes(competitor.code)) continue;
      if (!references[competitor.type === 'T' ? 'T' : 'A'].has(competitor.code)) unknown.push(competitor.code);
      unknown.push(...competitor.athletes.map((athlete) => athlete.code).filter((code) => !references.A.has(code)));
    }
    expect(unknown).toEqual([]);
  });

  it('every unit with a result is in the schedule and in the code set', () => {
    const rows = view.of('codes').find(({ body }) => body.set === 'EVENT_UNIT')!.body.rows;
    const codes = new Set(rows.map((row) => row.code));
    expect([...view.results.keys()].filter((code) => !view.schedule.has(code) || !codes.has(code))).toEqual([]);
  });

  it('no field has two units at once and no person is in two places at once', () => {
    const byField = new Map<string, Span[]>();
    const byPerson = new Map<string, Span[]>();
    const add = (map: Map<string, Span[]>, key: string, span: Span) => map.set(key, (map.get(key) ?? []).concat(span));
    for (const unit of view.schedule.values()) {
      if (!unit.startDate || unit.scheduleStatus === 'CANCELLED') continue;
      const span = {
        from: Date.parse(unit.actualStartDate ?? unit.startDate),
        to: Date.parse(unit.actualEndDate ?? unit.endDate!),
        what: unit.code,
      };
      if (unit.location) add(byField, unit.location, span);
      const athletes = [...(view.results.get(unit.code)?.values() ?? [])].flatMap((line) => line.competitor!.athletes);
      for (const athlete of athletes) add(byPerson, athlete.code, span);
    }
    expect(byField.size).toBe(38);
    expect([...byField.values(), ...byPerson.values()].flatMap(overlaps)).toEqual([]);
  });

  it('medals are awarded after the half hour in which protests may be lodged', () => {
    const finals = [...view.schedule.values()].filter(({ medal }) => medal === '1');
    const ceremonies = [...view.schedule.values()].filter(({ code }) => code.includes('VICTMEDAL'));
    const early = ceremonies.filter(({ code, startDate }) =>
      finals.some(
        (final) =>
          final.code.startsWith(code.slice(0, 22)) &&
          Date.parse(startDate!) < Date.parse(final.actualEndDate!) + 30 * 60_000,
      ),
    );
    expect(ceremonies.length).toBeGreaterThan(300);
    expect(early.map(({ code }) => code)).toEqual([]);
  });

  it('every competition unit is finished in the end, unless canceled or not needed', () => {
    const units = [...view.schedule.values()].filter((unit) => unit.phaseType === '3');
    const open = units.map((unit) => unit.scheduleStatus).filter((status) => status !== 'FINISHED');
    expect(new Set(open)).toEqual(new Set(['CANCELLED', 'UNSCHEDULED']));
  });
});
