/** The event, round, day and place of a line, by its cells and the titles above. */
import { namedMeasure } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import type { SheetLine } from '@podium/games-folder/own-sheets';
import type { BlockCells } from './block-cells.ts';
import { readEventText } from './event-text.ts';
import type { EventSex } from './event-text.ts';
import { readClock } from './list-dates.ts';
import { swimOf } from './list-events-names.ts';
import type { RecordFacts } from './list-record.ts';
import type { ListSport, ListSports } from './list-sports.ts';
import type { ListField } from './list-titles.ts';
import type { RoundText } from './round-titles.ts';

/** Sport, event, round, day and place of a line; undefined if it names no event. */
export function readFacts(
  cells: BlockCells,
  line: SheetLine,
  personSex: 'M' | 'W' | undefined,
): RecordFacts | undefined {
  const { section, dates, options, sheet } = cells.context;
  const { sports } = options;
  const cell = (use: ListField): string => cells.cell(line, use);
  const ofSport = cell('sport') === '' ? undefined : readEventText(cell('sport'), sports);
  const ofEvent = cell('event') === '' ? undefined : readEventText(cell('event'), sports);
  const ofClass = cell('class') === '' ? undefined : readEventText(cell('class'), sports);
  const ofRound = roundIn(cells, line, sports);
  const event = ofEvent ?? (ofSport?.name ? ofSport : undefined);
  let name = event?.name || (ofEvent ? '' : (section.event?.name ?? ''));
  const sport =
    ofSport?.sport ?? ofEvent?.sport ?? unknownSport(cells, line) ?? section.sport ?? guessSport(cells, line, name);
  if (!sport) {
    cells.doubt(line, 'noSport', name || sheet, ofEvent ? 'event' : undefined, true);
    return undefined;
  }
  if (sport.isOwn && ofSport?.name === name && !ofEvent) name = '';
  const eventSex = ofEvent?.sex ?? ofSport?.sex ?? (ofEvent ? undefined : section.event?.sex);
  const sex = eventSex ?? sexCell(cells, line) ?? ofClass?.sex ?? section.sex ?? personSex;
  const age =
    ofClass?.class ??
    (cell('class') || undefined) ??
    ofEvent?.class ??
    ofSport?.class ??
    (ofEvent ? undefined : section.event?.class) ??
    section.class;
  const dateText = cell('date');
  const date = dateText === '' ? undefined : dates.read(dateText);
  if (dateText !== '' && !date) cells.doubt(line, 'date', dateText, 'date');
  const time =
    (cell('time') === '' ? undefined : readClock(cell('time'))) ??
    date?.clock ??
    (dateText === '' ? section.time : undefined);
  const round = mergeRounds(ofRound, ofEvent?.round ?? ofSport?.round, section.round);
  const venue = cell('venue') || section.venue;
  const day = date?.day ?? section.date;
  return {
    sheet,
    line: line.line,
    sport,
    event: {
      name,
      ...(sex && { sex }),
      ...(sex && !eventSex && sex === personSex && sex !== section.sex && { isPersonSex: true as const }),
      ...(age !== undefined && { class: age.slice(0, 40) }),
    },
    ...(round && { round }),
    ...(day !== undefined && { date: day }),
    ...(time !== undefined && { time }),
    ...(venue && { venue }),
  };
}

function sexCell(cells: BlockCells, line: SheetLine): EventSex | undefined {
  const text = cells.cell(line, 'sex');
  return text === '' ? undefined : (cells.readSex(text) ?? readEventText(text, cells.context.options.sports).sex);
}

/** A sport in a column of sports is one, even if Podium does not know it. */
function unknownSport(cells: BlockCells, line: SheetLine): ListSport | undefined {
  const text = cells.cell(line, 'sport');
  if (text === '') return undefined;
  const { name, sport } = readEventText(text, cells.context.options.sports);
  if (sport || name === '') return undefined;
  const guess = cells.has('event') ? undefined : guessSport(cells, line, name);
  if (guess) return guess;
  cells.doubt(line, 'ownSport', name, 'sport', true);
  return cells.context.options.sports.own(name);
}

/** The sport that the name of an event shows: a stroke, a run, a jump. */
function guessSport(cells: BlockCells, line: SheetLine, name: string): ListSport | undefined {
  const { sports, onlySport } = cells.context.options;
  const code = swimOf(name) ? 'SWM' : namedMeasure(name) === undefined ? undefined : 'ATH';
  const sport = onlySport ?? (code === undefined ? undefined : sports.byCode(code));
  if (sport && !onlySport) cells.doubt(line, 'guessedSport', name, undefined, true);
  return sport;
}

function roundIn(cells: BlockCells, line: SheetLine, sports: ListSports): RoundText | undefined {
  const [round, group, matchday, heat] = (['round', 'group', 'matchday', 'heat'] as const).map((use) =>
    cells.cell(line, use),
  );
  const read =
    round === undefined || round === ''
      ? undefined
      : (readEventText(round, sports).round ?? labelOf('matchday', round));
  const pool =
    group === undefined || group === '' ? undefined : (readEventText(group, sports).round ?? labelOf('pool', group));
  const day =
    matchday === undefined || matchday === ''
      ? undefined
      : (readEventText(matchday, sports).round ?? labelOf('matchday', matchday));
  const number =
    heat === undefined || heat === '' ? undefined : (readEventText(heat, sports).round ?? labelOf('number', heat));
  const merged = {
    ...day,
    ...pool,
    ...read,
    ...(number && {
      number: number.number ?? number.matchday,
      ...(read?.name === undefined && number.name && number.name !== 'heats' && { name: number.name }),
    }),
  };
  const { name, pool: letter, number: label, matchday: turn } = merged;
  if (name === undefined && letter === undefined && label === undefined && turn === undefined) return undefined;
  return {
    ...(name && { name }),
    ...(letter && { pool: letter }),
    ...(label && { number: label }),
    ...(turn && { matchday: turn }),
  };
}

const labelOf = (key: 'pool' | 'number' | 'matchday', text: string): RoundText | undefined => {
  const label = wordsOf(text).at(-1);
  return label === undefined || label.length > 3 ? undefined : { [key]: label.toUpperCase() };
};

/** The round of a line takes precedence over that of its event and of the titles above. */
const mergeRounds = (...rounds: readonly (RoundText | undefined)[]): RoundText | undefined => {
  const [own, ofEvent, ofSection] = rounds;
  const base = ofEvent ?? ofSection;
  if (!own) return base;
  return own.name !== undefined || own.pool !== undefined ? own : { ...base, ...own };
};
