import { readMessage, writeMessage } from '@podium/odf';
import type { OdfMessage } from '@podium/odf';
import { describe, expect, it, vi } from 'vitest';
import { demoGames } from './main.ts';
import { viewGames } from './testing/read-games.ts';

// These tests generate, write and read whole Games.
vi.setConfig({ testTimeout: 60_000 });

const today = '2026-11-20';
const games = demoGames({ seed: 'podium', today });
const messages = [...games.messages()];
const view = viewGames(messages);
const unitKinds = new Set(['result', 'phase-result', 'pool-standing', 'ranking']);

/** Returns whether both are equal; empty and absent values are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return (a === '' ? undefined : a) === (b === '' ? undefined : b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function messageKey({ envelope }: OdfMessage): string {
  const { documentType, documentCode, documentSubcode, documentSubtype, language } = envelope;
  return [documentType, documentCode, documentSubcode, documentSubtype, language].join(' ');
}

describe('each message', () => {
  it('can be read unchanged, without unknown content', () => {
    const bytes = new TextEncoder();
    const changedMessages = messages.filter((message) => {
      const parsed = readMessage(bytes.encode(writeMessage(message)));
      return parsed.unknown.size > 0 || !isSame({ ...parsed, unknown: [] }, { ...message, unknown: [] });
    });
    expect(changedMessages.map(messageKey)).toEqual([]);
  });

  it('numbers its lines from 1 without gaps', () => {
    for (const { body } of messages) {
      if (!unitKinds.has(body.kind) || !('results' in body)) continue;
      expect(body.results.map((result) => result.sortOrder)).toEqual(body.results.map((_, index) => String(index + 1)));
    }
  });

  it('has shared ranks with a gap after them, and no rank for a line with an IRM', () => {
    const problems: string[] = [];
    for (const { body, envelope } of [...view.of('result'), ...view.of('ranking')]) {
      const ranks = body.results.flatMap((result) => (result.rank ? Number(result.rank) : []));
      for (const result of body.results) {
        if (!result.rank) continue;
        const rank = Number(result.rank);
        const isShared = ranks.filter((other) => other === rank).length > 1;
        const hasGap = ranks.filter((other) => other < rank).length !== rank - 1;
        if (hasGap || isShared !== result.isRankEqual || result.irm)
          problems.push(`${rank} in ${envelope.documentCode}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('is sent once per key at first load, at most 9,000 in total; a corrected list also in its first official version', () => {
    const counts = [...Map.groupBy(messages, messageKey).values()].filter((versions) => versions.length > 1);
    const corrected = counts.map(([first]) => first!.envelope);
    expect(corrected.map(({ documentType }) => documentType)).toEqual(['DT_RESULT', 'DT_MEDALLISTS']);
    expect(corrected.every(({ resultStatus }) => resultStatus === 'OFFICIAL')).toBe(true);
    expect(counts.flat()).toHaveLength(4);
    expect(messages.length).toBeGreaterThan(3000);
    expect(messages.length).toBeLessThan(9000);
  });
});

const span = { from: `${today}T15:00:00Z`, to: `${today}T22:00:00Z` };
const live = games.liveDay(span);

describe('the clock', () => {
  it('has live, upcoming and finished units', () => {
    const statuses = new Set(view.of('result').map(({ envelope }) => envelope.resultStatus));
    const expected = ['INTERMEDIATE', 'LIVE', 'OFFICIAL', 'START_LIST', 'UNOFFICIAL'];
    expect(statuses).toEqual(new Set(expected));
    const now = Date.parse(games.now);
    const timed = [...view.schedule.values()].filter(
      (unit) => unit.phaseType === '3' && ['RUNNING', 'SCHEDULED', 'FINISHED'].includes(unit.scheduleStatus!),
    );
    const violations = timed.filter((unit) => {
      const hasBegun = Date.parse(unit.actualStartDate ?? unit.startDate!) <= now;
      return hasBegun === (unit.scheduleStatus === 'SCHEDULED');
    });
    expect(violations.map((unit) => unit.code)).toEqual([]);
    expect(timed.filter((unit) => unit.scheduleStatus === 'RUNNING').length).toBeGreaterThan(20);
  });

  const start = [...demoGames({ seed: 'podium', today, now: span.from }).messages()];
  const end = [...demoGames({ seed: 'podium', today, now: span.to }).messages()];

  it('continues where the first load stopped, in time and in version', () => {
    const last = new Map(start.map((message) => [messageKey(message), message.envelope]));
    const problems: string[] = [];
    for (const { message, at } of live) {
      const { envelope } = message;
      const previousMessage = last.get(messageKey(message));
      // A complete schedule includes earlier updates, so the first update seen may have any number.
      const isFirst = !previousMessage && (envelope.version === 1 || envelope.documentType === 'DT_SCHEDULE_UPDATE');
      const isNext = isFirst || envelope.version === (previousMessage?.version ?? 0) + 1;
      const isLater = !previousMessage || envelope.date + envelope.time > previousMessage.date + previousMessage.time;
      if (!isNext || !isLater || Date.parse(at) > Date.parse(span.to)) problems.push(messageKey(message));
      last.set(messageKey(message), envelope);
    }
    expect(problems).toEqual([]);
    expect(live.length).toBeGreaterThan(3000);
  });

  it('gives for a day played live the same as for one that is loaded afterwards', () => {
    const newest = new Map(
      [...start, ...live.map(({ message }) => message)].map((message) => [messageKey(message), message]),
    );
    const standing = [...new Map(end.map((message) => [messageKey(message), message])).values()];
    const content = standing.filter(({ envelope }) => !envelope.documentType.startsWith('DT_SCHEDULE'));
    expect(content.filter((message) => !isSame(newest.get(messageKey(message)), message)).map(messageKey)).toEqual([]);
  });

  it('sends each change of the schedule with its state at that time', () => {
    const replayed = viewGames([...start, ...live.map(({ message }) => message)]).schedule;
    const schedule = viewGames(end).schedule;
    expect(replayed.size).toBe(schedule.size);
    expect([...schedule].filter(([code, unit]) => !isSame(replayed.get(code), unit)).map(([code]) => code)).toEqual([]);
  });
});

describe('a contest that users can follow', () => {
  const playedFrom = Date.parse(`${today}T18:30:00Z`);
  const results = live.flatMap(({ at, message }) =>
    message.body.kind === 'result'
      ? [{ at: Date.parse(at), envelope: message.envelope, lines: message.body.results }]
      : [],
  );
  const fullResults = [...Map.groupBy(results, ({ envelope }) => envelope.documentCode).values()].filter((versions) => {
    const [first, last] = [versions[0]!, versions.at(-1)!];
    const isWhole = first.envelope.resultStatus === 'START_LIST' && last.envelope.resultStatus === 'OFFICIAL';
    return isWhole && last.at > playedFrom + 10 * 60_000;
  });
  const resultsOfSports = (...sports: string[]) =>
    fullResults.filter(([first]) => sports.includes(first!.envelope.documentCode.slice(0, 3)));
  const lineScores = ({ lines }: (typeof results)[number]): number[] =>
    lines.toSorted((a, b) => a.startOrder!.localeCompare(b.startOrder!)).map(({ result = '0' }) => Number(result));
  const isPlayed = ({ envelope }: (typeof results)[number]): boolean =>
    envelope.resultStatus !== 'START_LIST' && envelope.resultStatus !== 'OFFICIAL';

  it('sends each score at its own time, and ends with the score of the last one', () => {
    const steps = resultsOfSports('BKB', 'HBL', 'FBL').flatMap((versions) => {
      const scores = versions.filter(isPlayed).map(lineScores);
      return scores.slice(1).map((score, index) => score.map((points, side) => points - scores[index]![side]!));
    });
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.filter((step) => Math.min(...step) < 0 || Math.max(...step) > 3)).toEqual([]);
    for (const versions of resultsOfSports('BKB', 'HBL', 'VVO', 'BDM', 'TTE')) {
      const [last, final] = versions.filter(isPlayed).slice(-2);
      expect([final!.envelope.documentCode, lineScores(last!)]).toEqual([
        final!.envelope.documentCode,
        lineScores(final!),
      ]);
    }
  });

  it('adds one athlete at a time in judged sports', () => {
    const counts = resultsOfSports('GAR', 'GRY', 'TRA').map((versions) =>
      versions.filter(isPlayed).map(({ lines }) => lines.filter(({ result }) => result !== undefined).length),
    );
    const jumps = counts.flatMap((steps) => steps.slice(1).map((count, index) => count - steps[index]!));
    expect(jumps.filter((jump) => jump > 1)).toEqual([]);
  });

  it('sends no live result after the schedule reports the end of the contest', () => {
    const statuses = new Map<string, { at: number; status: string | undefined }[]>();
    for (const { at, message } of live) {
      if (message.body.kind !== 'schedule') continue;
      for (const { code, scheduleStatus: status } of message.body.units)
        statuses.set(code, [...(statuses.get(code) ?? []), { at: Date.parse(at), status }]);
    }
    const statusAt = (code: string, at: number) => statuses.get(code)?.findLast((step) => step.at < at)?.status;
    const lateResults = results.filter(
      ({ at, envelope }) => envelope.resultStatus === 'LIVE' && statusAt(envelope.documentCode, at) === 'FINISHED',
    );
    expect(lateResults.map(({ envelope }) => envelope.documentCode)).toEqual([]);
  });
});

describe('irregularities of any Games', () => {
  const all = viewGames(demoGames({ seed: 'podium', today, now: '2026-11-28T12:00:00Z' }).messages());
  const units = [...view.schedule.values()];
  const irms = new Set(all.of('result').flatMap(({ body }) => body.results.flatMap((result) => result.irm ?? [])));
  const medals = all.of('medallists').map(({ body }) =>
    body.medallists
      .map((medallist) => medallist.medal)
      .sort()
      .join(' '),
  );

  it('include moved, postponed, late, canceled and unneeded contests', () => {
    const evening = games.liveDay({ from: `${today}T18:31:00Z`, to: `${today}T23:59:00Z` });
    const later = viewGames(evening.map(({ message }) => message)).schedule;
    const statuses = new Set([...units, ...later.values()].map((unit) => unit.scheduleStatus!));
    for (const status of ['RESCHEDULED', 'POSTPONED', 'DELAYED', 'CANCELLED', 'UNSCHEDULED']) {
      expect([...statuses]).toContain(status);
    }
  });
  it('include a start without a time, and a match past midnight', () => {
    expect(units.some((unit) => unit.hideStartDate && unit.startTexts.length === 6)).toBe(true);
    expect(
      units.some(
        (unit) => unit.startDate && unit.phaseType === '3' && unit.startDate.slice(0, 10) < unit.endDate!.slice(0, 10),
      ),
    ).toBe(true);
  });
  it('include DNS, DNF, DSQ, NM, a walkover, a withdrawal and a retirement', () => {
    for (const irm of ['DNS', 'DNF', 'DSQ', 'NM', 'WO', 'WDR', 'RET']) expect([...irms]).toContain(irm);
  });
  it('include two golds without silver, two silvers without bronze, and two bronzes', () => {
    expect(medals).toContain('bronze gold gold');
    expect(medals).toContain('gold silver silver');
    expect(medals).toContain('bronze bronze gold silver');
  });
  it('include a final that resumes after its end, and then ends with the same result', () => {
    const evening = games.liveDay({ from: `${today}T18:31:00Z`, to: `${today}T23:59:00Z` });
    const sent = evening.flatMap(({ message: { body, envelope } }) =>
      body.kind === 'result' ? [{ unit: envelope.documentCode, status: envelope.resultStatus!, body }] : [],
    );
    const reopened = [...Map.groupBy(sent, ({ unit }) => unit).values()].filter(
      (versions) =>
        versions.findLastIndex(({ status }) => status === 'LIVE') >
          versions.findIndex(({ status }) => status === 'UNOFFICIAL') &&
        versions.some(({ status }) => status === 'UNOFFICIAL'),
    );
    expect(reopened).toHaveLength(1);
    const [versions] = reopened;
    expect(versions!.slice(-4).map(({ status }) => status)).toEqual(['UNOFFICIAL', 'LIVE', 'UNOFFICIAL', 'OFFICIAL']);
    const [before, open, after] = versions!.slice(-4).map(({ body }) => body);
    expect(open!.results.map(({ wlt }) => wlt)).toEqual([undefined, undefined]);
    expect(open!.info.endDate).toBeUndefined();
    expect(after!.results).toEqual(before!.results);
  });
  it('include two late athletes, one entered before today and one this afternoon, each with a start in their event', () => {
    const evening = games.liveDay({ from: `${today}T18:31:00Z`, to: `${today}T23:59:00Z` });
    const late = (messages: readonly OdfMessage[]) =>
      messages
        .filter(({ envelope }) => envelope.documentType === 'DT_PARTIC_UPDATE')
        .flatMap(({ body }) => (body.kind === 'participants' ? body.participants.map(({ code }) => code) : []));
    const [before, after] = [late(view.all), late(evening.map(({ message }) => message))];
    expect([before.length, after.length, late(all.all).length]).toEqual([1, 2, 2]);
    const starters = new Set(all.of('result').flatMap(({ body }) => body.results.map((line) => line.competitor!.code)));
    expect(after).toContain(before[0]);
    expect(after.filter((code) => !starters.has(code))).toEqual([]);
  });
  it('include a shoot-out after a level score, couples, and delegations with the code of a country elsewhere', () => {
    const periods = all.of('result').flatMap(({ body }) => body.periods?.periods ?? []);
    expect(periods.map(({ code }) => code)).toContain('PSO');
    const pairs = all.of('teams').flatMap(({ body }) => body.teams.filter(({ members }) => members.length === 2));
    expect(pairs.length).toBeGreaterThan(50);
    const organisations = all.of('codes').find(({ body }) => body.set === 'ORGANISATION')!.body.rows;
    // Pernambuco and Peru, Pará and Paraguay.
    expect(organisations.map(({ code }) => code)).toEqual(expect.arrayContaining(['PER', 'PAR']));
  });
  it('include a bronze reallocated after a protest', () => {
    const ruled = all.of('result').filter(({ notes }) => notes.length > 0);
    // One before today, one during today.
    expect(ruled).toHaveLength(2);
    expect(ruled[0]!.body.results.some((result) => result.irm === 'DSQ')).toBe(true);
    const event = `${ruled[0]!.envelope.documentCode.slice(0, 22)}------------`;
    expect(all.of('medallists').find(({ envelope }) => envelope.documentCode === event)!.envelope.version).toBe(2);
    expect(all.of('communication').map(({ body }) => body.communications[0]!.status)).toEqual(['CLS', 'CLS']);
  });
  it('include video reviews that confirm a goal or give a penalty, and challenges of a point', () => {
    const reviews = new Set(
      all
        .of('actions')
        .flatMap(({ body }) => body.actions.filter(({ action }) => action === 'VAR' || action === 'VTR'))
        .map(({ action, result }) => `${action} ${result}`),
    );
    expect([...reviews].toSorted()).toEqual([
      'VAR CHANGED_NOPTY_FOUL',
      'VAR CONFIRMED_GOAL_OFF',
      'VAR CONFIRMED_NOGOAL_OFF',
      'VTR R',
    ]);
  });
  it('W1: include action codes whose names differ from those of their outcomes', () => {
    const namedPhotos = all
      .of('codes')
      .flatMap(({ body }) => body.rows.filter(({ attributes }) => attributes['Type'] === '@Action'));
    expect(namedPhotos.map(({ code }) => code)).toContain('SHOT');
  });
  it('include new records', () => {
    const broken = all.of('result').flatMap(({ body }) => body.results.filter((result) => result.records.length > 0));
    expect(broken.length).toBeGreaterThan(5);
    const current = all
      .of('records')
      .flatMap(({ body }) =>
        body.records.flatMap((record) => record.types.flatMap((type) => type.data.filter((data) => data.unit))),
      );
    expect(current.length).toBe(broken.length);
  });
});
