/** Reads the lines of a sheet as entries, and names what cannot be read or is not clear. */
import { latinDigits } from '@podium/games';
import { BirthDates } from './birth-dates.ts';
import type { SheetField } from './field-words.ts';
import { DelegationNames, EventNames } from './match-names.ts';
import type { NameMatch } from './match-names.ts';
import type { OwnSheet, SheetLine } from './own-sheet.ts';
import { splitList } from './recognize.ts';
import type { ColumnUse, SheetGames } from './recognize.ts';
import { sexReader } from './sexes.ts';
import type { Sex } from './sexes.ts';
import { wordsOf } from './words.ts';

export interface SheetPerson {
  /** The whole name as written, or its parts. */
  name: string | { familyName: string; givenName?: string };
  birthDate?: string;
  birthYear?: number;
  sex?: Sex;
  school?: string;
  number?: string;
}

/** One person or team in one event. */
export interface SheetEntry {
  sheet: string;
  line: number;
  event: string;
  delegation: string;
  /** Undefined for a team without a line of its own for each member. */
  person?: SheetPerson;
  team?: string;
  members: readonly SheetPerson[];
  seed?: number;
  mark?: string;
  class?: string;
}

export type LineDoubt =
  | 'noName'
  | 'noDelegation'
  | 'noEvent'
  | 'birthDate'
  | 'unsureDate'
  | 'sex'
  | 'seed'
  | 'tooLong'
  | 'eventCell'
  | 'unread';

/** A line, or one of its cells, that is left out. */
export interface SheetDoubt {
  sheet: string;
  line: number;
  code: LineDoubt;
  /** The cell as written; for a missing one, the line. */
  value: string;
}

/** A name in the sheet that is not clear. An organizer answers once for all lines. */
export interface SheetQuestion {
  kind: 'delegation' | 'event';
  text: string;
  /** Ids that could be meant, the most likely first. */
  maybe: readonly string[];
  /** Number of lines that wait for the answer. */
  count: number;
}

export interface EntriesReading {
  entries: SheetEntry[];
  doubts: SheetDoubt[];
  questions: SheetQuestion[];
}

export interface SheetUse {
  columns: readonly ColumnUse[];
  bodyStart: number;
  /** Delegation and event of all lines without their own. */
  delegation?: string;
  event?: string;
}

/** Key of an answer: `event 100 m`. */
export const questionKey = ({ kind, text }: Pick<SheetQuestion, 'kind' | 'text'>): string => `${kind} ${text}`;

const maxLetters = 120;
const marked = /^(?:x|X|1|ok|sim|s|si|sí|yes|y|oui|bəli|hə|نعم|true|verdadeiro|✓|✔|✗|☑|●|•|\*|×)$/iu;
const unmarked = /^(?:-+|–|—|0|n|no|não|nao|non|xeyr|yox|لا|false|falso)$/iu;
/** A best mark in the column of an event, instead of an x. */
const measured = /^\d+(?:[.,:'h]\d+)*\s?(?:m|cm|s|"|'')?$/iu;
const totals = new Set('total totais totales totaux totals subtotal cemi yekun المجموع الاجمالي'.split(' '));

/** @param answers ids by `questionKey`; an empty id leaves the lines out */
export function readEntries(
  sheet: OwnSheet,
  { columns, bodyStart, ...fixed }: SheetUse,
  games: SheetGames,
  answers: ReadonlyMap<string, string> = new Map(),
): EntriesReading {
  const delegations = new DelegationNames(games.delegations);
  const events = new EventNames(games.events);
  const teamEvents = new Set(games.events.filter(({ isTeam }) => isTeam).map(({ id }) => id));
  const body = sheet.lines.slice(bodyStart);
  const indexes = (use: ColumnUse): number[] => columns.flatMap((column, index) => (column === use ? index : []));
  const column = (use: SheetField): string[] => {
    const [index] = indexes(use);
    return index === undefined ? [] : body.map(({ cells }) => cells[index] ?? '');
  };
  const dates = new BirthDates(column('birthDate'), games);
  const readSex = sexReader(column('sex'));
  const questions = new Map<string, SheetQuestion>();
  const doubts: SheetDoubt[] = sheet.unread.map((line) => ({ sheet: sheet.name, line, code: 'unread', value: '' }));
  const entries: SheetEntry[] = [];
  const section: { delegation?: string; event?: string } = { ...fixed };

  /** The id of a name; `undefined` while it waits for an answer, or if the answer leaves it out. */
  const resolve = (kind: SheetQuestion['kind'], text: string, match: NameMatch): string | undefined => {
    const answer = answers.get(questionKey({ kind, text }));
    if (answer !== undefined) return answer === '' ? undefined : answer;
    if ('id' in match) return match.id;
    const key = questionKey({ kind, text });
    const question = questions.get(key) ?? { kind, text, maybe: match.maybe, count: 0 };
    questions.set(key, { ...question, count: question.count + 1 });
    return undefined;
  };

  for (const line of body) readLine(line);
  return { entries, doubts, questions: [...questions.values()] };

  function readLine({ line, cells }: SheetLine): void {
    const cell = (use: SheetField): string => {
      const [index] = indexes(use);
      return index === undefined ? '' : (cells[index] ?? '').trim().replaceAll(/\s+/gu, ' ');
    };
    const filled = [...new Set(cells.filter((text) => text !== ''))];
    const doubt = (code: LineDoubt, value: string): void =>
      void doubts.push({ sheet: sheet.name, line, code, value: value.slice(0, maxLetters) });
    if (filled.length === 1 && isSection(filled[0]!)) return;
    // A sum below a list is not an entry, in any column.
    if (totals.has(wordsOf(filled[0] ?? '')[0] ?? '')) return;
    const person = readPerson(cell, doubt);
    const team = cell('team');
    const members = indexes('members').flatMap((index) => splitList(cells[index] ?? ''));
    if (!person && team === '' && members.length === 0) {
      // Numbered lines without further content are no entries.
      if (filled.some((text) => /\p{L}/u.test(text)) && filled.length > 1) doubt('noName', filled.join(' · '));
      return;
    }
    const names = [team, ...members, ...(person ? [nameText(person)] : [])];
    const tooLong = names.find((name) => name.length > maxLetters);
    if (tooLong !== undefined) return doubt('tooLong', tooLong);
    const typed = cell('delegation');
    const delegation = typed === '' ? section.delegation : resolve('delegation', typed, delegations.find(typed));
    if (delegation === undefined) {
      if (typed === '') doubt('noDelegation', filled.join(' · '));
      return;
    }
    const { marks, isAsked } = eventsOf(cells, person?.sex, doubt);
    if (marks.size === 0 && !isAsked) doubt('noEvent', filled.join(' · '));
    const seedText = latinDigits(cell('seed'));
    const seed = /^[1-9]\d{0,2}$/u.test(seedText) ? Number(seedText) : undefined;
    if (seedText !== '' && seed === undefined) doubt('seed', seedText);
    for (const [event, mark] of marks) {
      const isTeam = teamEvents.has(event);
      entries.push({
        sheet: sheet.name,
        line,
        event,
        delegation,
        ...(person && { person }),
        ...(isTeam && team !== '' && { team }),
        members: isTeam ? members.map((name) => ({ name })) : [],
        ...(seed !== undefined && { seed }),
        ...(mark !== '' && { mark: mark.slice(0, 40) }),
        ...(cell('class') !== '' && { class: cell('class').slice(0, 40) }),
      });
    }
  }

  /** A line with nothing but a delegation or an event is a heading for those below. */
  function isSection(text: string): boolean {
    const last = (text.split(':').at(-1) ?? text).trim();
    for (const part of new Set([text, last])) {
      const [delegation, event] = [delegations.find(part), events.find(part)];
      if ('id' in delegation) section.delegation = delegation.id;
      else if ('id' in event) section.event = event.id;
      else continue;
      return true;
    }
    return false;
  }

  function readPerson(
    cell: (use: SheetField) => string,
    doubt: (code: LineDoubt, value: string) => void,
  ): SheetPerson | undefined {
    const [whole, givenName, familyName] = [cell('name'), cell('givenName'), cell('familyName')];
    if (whole === '' && familyName === '' && givenName === '') return undefined;
    const name =
      whole === '' ? { familyName: familyName || givenName, ...(familyName && givenName && { givenName }) } : whole;
    const birthText = cell('birthDate');
    const birth = birthText === '' ? undefined : dates.read(birthText);
    if (birth === 'unsure') doubt('unsureDate', birthText);
    else if (birthText !== '' && !birth) doubt('birthDate', birthText);
    const sex = cell('sex') === '' ? undefined : readSex(cell('sex'));
    if (cell('sex') !== '' && !sex) doubt('sex', cell('sex'));
    return {
      name,
      ...(birth !== undefined && birth !== 'unsure' && birth),
      ...(sex && { sex }),
      ...(cell('school') !== '' && { school: cell('school').slice(0, maxLetters) }),
      ...(cell('number') !== '' && { number: latinDigits(cell('number')).slice(0, 10) }),
    };
  }

  /** The events of a line, each with the best mark if the line has one; `isAsked`: another one waits for an answer. */
  function eventsOf(
    cells: readonly string[],
    sex: Sex | undefined,
    doubt: (code: LineDoubt, value: string) => void,
  ): { marks: Map<string, string>; isAsked: boolean } {
    const marks = new Map<string, string>();
    const [markIndex] = indexes('mark');
    const ofLine = markIndex === undefined ? '' : (cells[markIndex] ?? '').trim();
    let isAsked = false;
    for (const [index, use] of columns.entries()) {
      const text = (cells[index] ?? '').trim();
      if (text === '') continue;
      if (use.startsWith('event:')) {
        const event = use.slice('event:'.length);
        if (marked.test(text)) marks.set(event, ofLine);
        else if (!unmarked.test(text) && measured.test(latinDigits(text))) marks.set(event, text);
        else if (!unmarked.test(text)) doubt('eventCell', text);
      } else if (use === 'event') {
        const parts = 'id' in events.find(text, sex) ? [text] : splitList(text);
        for (const part of parts) {
          const id = resolve('event', part, events.find(part, sex));
          if (id === undefined) isAsked = true;
          else marks.set(id, ofLine);
        }
      }
    }
    if (marks.size === 0 && !isAsked && section.event !== undefined) marks.set(section.event, ofLine);
    return { marks, isAsked };
  }
}

const nameText = ({ name }: SheetPerson): string =>
  typeof name === 'string' ? name : [name.givenName, name.familyName].join(' ');
