import { minuteMs, zonedText } from '../clock.ts';
import { combinedBody } from '../messages/combined.ts';
import { bracketsBody } from '../messages/brackets.ts';
import { disciplineRsc, gamesRsc } from '../messages/envelope.ts';
import { reportBody, roundLines } from '../messages/report.ts';
import { breaksRecord, phaseBody, poolBody, rankingAt, rankingBody } from '../messages/results.ts';
import { medallistsBody, medalsBody, recordBody } from '../messages/honours.ts';
import { countsPlayers, statisticsBody } from '../messages/statistics.ts';
import { protestBody, rulingNote } from '../messages/protest.ts';
import type { GamesEvent, Phase, Unit } from '../model.ts';
import { addMessage } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Messages that follow from the results of an event: lists of rounds, tables, brackets, ranking, medals, records. */
export function addEventMessages(timeline: Timeline, event: GamesEvent): void {
  for (const phase of event.phases) {
    if (phase.hasList && phase.units.length > 0) addPhaseResult(timeline, phase);
    if (phase.kind === 'pool') addPoolResult(timeline, phase);
  }
  if (event.brackets.length > 0) addBrackets(timeline, event);
  if (event.combined) addCombined(timeline, event);
  if (countsPlayers(event)) addStatistics(timeline, event);
  if (event.record) addRecord(timeline, event);
  if (printedSports.has(event.discipline)) addReports(timeline, event);
  const overAt = timeline.times.eventOverAt(event);
  const ruled = event.phases.flatMap((phase) => phase.units).find((unit) => unit.beforeRuling);
  addHonors(timeline, event, overAt, { isRetained: ruled !== undefined });
  if (ruled) addRuling(timeline, event, ruled);
}

function addPhaseResult(timeline: Timeline, phase: Phase): void {
  const { times } = timeline;
  const ends = phase.units.map((unit) => times.officialAt(unit)).sort((a, b) => a - b);
  for (const [index, end] of ends.entries()) {
    addMessage<'phase-result'>(timeline, {
      at: end + 6000,
      head: {
        type: 'DT_PHASE_RESULT',
        code: phase.code,
        status: index === ends.length - 1 ? 'OFFICIAL' : 'INTERMEDIATE',
      },
      body: (at) => phaseBody(phase, timeline.names, times, at).body,
    });
  }
}

/** Sports that also publish printed results of rounds and finals; one file each is enough for a demo. */
const printedSports: ReadonlySet<string> = new Set(['SWM']);

function addReports(timeline: Timeline, event: GamesEvent): void {
  const { times, names } = timeline;
  const addReport = (
    code: string,
    name: string,
    finishedUnits: readonly Unit[],
    lines: () => Parameters<typeof reportBody>[2]['lines'],
  ) =>
    addMessage<'pdf'>(timeline, {
      at: Math.max(...finishedUnits.map((unit) => times.officialAt(unit))) + 80_000,
      head: { type: 'DT_PDF', code, subtype: 'RESULTS', status: 'OFFICIAL', language: 'ENG' },
      body: (atMs) => reportBody(event, names, { name, lines: lines(), day: zonedText(atMs).slice(0, 10) }),
    });
  for (const phase of event.phases) {
    if (phase.hasList && phase.units.length > 1)
      addReport(phase.code, `${phase.name.en} · Results`, phase.units, () => roundLines(phase));
    for (const unit of phase.units.filter(({ medal }) => medal === '1'))
      addReport(unit.code, `${phase.name.en} · Results`, [unit], () => unit.lines.toSorted((a, b) => a.sort - b.sort));
  }
}

function addCombined(timeline: Timeline, event: GamesEvent): void {
  const { times, names } = timeline;
  const parts = event.combined!;
  for (const [index, { unit }] of parts.entries()) {
    addMessage<'cumulative-result'>(timeline, {
      at: times.officialAt(unit) + 9000,
      head: {
        type: 'DT_CUMULATIVE_RESULT',
        code: event.code,
        status: index === parts.length - 1 ? 'OFFICIAL' : 'INTERMEDIATE',
      },
      body: (at) => combinedBody(event, names, times, at),
    });
  }
}

/** Sent after each round of the tournament only, because the list of all teams and players is long. */
function addStatistics(timeline: Timeline, event: GamesEvent): void {
  const { times, names } = timeline;
  const ends = event.stages.map(({ units }) => Math.max(...units.map((unit) => times.officialAt(unit))));
  for (const [index, end] of ends.toSorted((a, b) => a - b).entries()) {
    addMessage<'statistics'>(timeline, {
      at: end + 20_000,
      head: {
        type: 'DT_STATS',
        code: event.code,
        subtype: 'CUM',
        status: index === ends.length - 1 ? 'OFFICIAL' : 'INTERMEDIATE',
      },
      body: (at) => statisticsBody(event, names, times, at),
    });
  }
}

function addPoolResult(timeline: Timeline, phase: Phase): void {
  const { times, world } = timeline;
  const ends = phase.units.map((unit) => times.officialAt(unit)).sort((a, b) => a - b);
  const first = world.calendar.at(phase.units[0]!.event.firstDay, 360);
  for (const [index, end] of [first, ...ends].entries()) {
    const status = index === 0 ? 'START_LIST' : index === ends.length ? 'OFFICIAL' : 'INTERMEDIATE';
    addMessage<'pool-standing'>(timeline, {
      at: index === 0 ? end : end + 8000,
      head: { type: 'DT_POOL_STANDING', code: phase.code, status },
      body: (at) => poolBody(phase, timeline.names, times, at).body,
    });
  }
}

function addBrackets(timeline: Timeline, event: GamesEvent): void {
  const { times, world } = timeline;
  const units = event.brackets.flatMap((bracket) =>
    bracket.rounds.flatMap((round) => round.units.flatMap(({ unit }) => unit ?? [])),
  );
  const ends = units.map((unit) => times.officialAt(unit)).sort((a, b) => a - b);
  const addBracket = (at: number, status: string) =>
    addMessage<'brackets'>(timeline, {
      at,
      head: { type: 'DT_BRACKETS', code: event.code, status },
      body: (atMs) => bracketsBody(event, timeline.names, times, atMs),
    });
  addBracket(world.calendar.at(event.firstDay, 370), 'START_LIST');
  const draw = times.drawAt(event);
  if (Number.isFinite(draw)) addBracket(draw + 3000, 'INTERMEDIATE');
  for (const [index, end] of ends.entries())
    addBracket(end + 16_000, index === ends.length - 1 ? 'OFFICIAL' : 'INTERMEDIATE');
}

function addRecord(timeline: Timeline, event: GamesEvent): void {
  const { times, world } = timeline;
  const final = event.phases.at(-1)!.units[0]!;
  const addRecordMessage = (at: number) =>
    addMessage<'records'>(timeline, {
      at,
      head: { type: 'DT_RECORD', code: event.code },
      body: (atMs) => recordBody(event, world.code, times, atMs),
    });
  addRecordMessage(world.calendar.at(1, -2 * 1440 + 720));
  if (
    breaksRecord(
      event,
      final.lines.find((line) => line.rank === 1),
    )
  )
    addRecordMessage(times.officialAt(final) + 15_000);
}

function addHonors(
  timeline: Timeline,
  event: GamesEvent,
  at: number,
  { note, isRetained }: { note?: string; isRetained?: boolean } = {},
): void {
  const { times, world, names } = timeline;
  const notes = note === undefined ? undefined : [{ language: 'ENG', text: note }];
  const disciplineEvents = world.events.filter((other) => other.discipline === event.discipline);
  addMessage<'medallists'>(timeline, {
    at: at + 25_000,
    head: { type: 'DT_MEDALLISTS', code: event.code, status: 'OFFICIAL' },
    body: (atMs) => medallistsBody(event, names, times, atMs),
    notes,
    more: { isRetained },
  });
  if (!event.isExhibition) {
    for (const [code, events] of [
      [disciplineRsc(event.discipline), disciplineEvents],
      [gamesRsc, world.events],
    ] as const) {
      addMessage<'medals'>(timeline, {
        at: at + 40_000,
        head: { type: 'DT_MEDALS', code },
        body: (atMs) => medalsBody(events, times, atMs),
      });
    }
  }
  addMessage<'ranking'>(timeline, {
    at: at + 55_000,
    head: { type: 'DT_RANKING', code: event.code, status: 'OFFICIAL' },
    body: (atMs) => rankingBody(event, names, times, atMs),
    notes,
  });
  addMessage<'pdf'>(timeline, {
    at: at + 70_000,
    head: { type: 'DT_PDF', code: event.code, subtype: 'FINAL_RANKING', status: 'OFFICIAL', language: 'ENG' },
    body: (atMs) =>
      reportBody(event, names, {
        name: 'Final ranking',
        lines: rankingAt(event, times, atMs),
        day: zonedText(atMs).slice(0, 10),
      }),
  });
}

/** A protest after the end: sent as lodged and as decided, followed by everything that it changes. */
function addRuling(timeline: Timeline, event: GamesEvent, unit: Unit): void {
  const { times, world } = timeline;
  const ruledAt = times.rulingAt(unit);
  const openedAt = ruledAt - 50 * minuteMs;
  const initiator = unit.beforeRuling!.lines.find((line) => line.rank === 4)?.competitor.organisation ?? 'SPA';
  const jury = world.people.find((person) => person.role === 'official' && person.discipline === event.discipline)!;
  const protest = { unit, initiator, jury };
  // Each protest of a sport is a separate communication.
  const ruled = world.units.filter((unit) => unit.beforeRuling && unit.event.discipline === event.discipline);
  const number = String(ruled.indexOf(unit) + 1);
  for (const decidedAt of [undefined, ruledAt - 10_000]) {
    addMessage<'communication'>(timeline, {
      at: decidedAt ?? openedAt,
      head: { type: 'DT_COMMUNICATION', code: disciplineRsc(event.discipline), subcode: number },
      body: () => protestBody(protest, openedAt, decidedAt),
    });
  }
  addHonors(timeline, event, ruledAt, { note: rulingNote(unit) });
}
