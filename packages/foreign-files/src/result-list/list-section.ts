/** Titles above tables and between lines, which name the sport, event, sex, class, round, day or place of what follows. */
import { namedMeasure } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import type { SheetLine } from '@podium/games-folder/own-sheets';
import { readClock } from './list-dates.ts';
import type { ListDates } from './list-dates.ts';
import { readEventText } from './event-text.ts';
import type { EventText } from './event-text.ts';
import type { ListSport, ListSports } from './list-sports.ts';
import { swimOf } from './list-events-names.ts';
import { titledListField } from './list-titles.ts';
import type { RoundText } from './round-titles.ts';

export interface Section {
  sport?: ListSport;
  sex?: EventText['sex'];
  class?: string;
  event?: Pick<EventText, 'name' | 'sex' | 'class'>;
  round?: RoundText;
  date?: string;
  time?: string;
  venue?: string;
  delegation?: string;
}

/** Words of titles of the whole competition, and of those who hold it. */
const competitionWords: ReadonlySet<string> = new Set(
  wordsOf(
    'jogos juegos games jeux oyunları oyunlar دورة الألعاب olimpíada olimpíadas olimpiada olympics campeonato championship championships championnat copa cup coupe torneio torneo tournament tournoi ' +
      'festival interclasse interclasses intercolegial intermunicipal escolares escolar schools secretaria secretaría prefeitura municipal governo gobierno ministério ministerio ministry federação federación fédération federation ' +
      'comitê comité committee departamento edição edición edition çempionatı بطولة',
  ),
);

/** Returns whether a text names the competition as a whole: `XII Jogos Escolares de Itapeva`. */
export const isCompetitionTitle = (text: string): boolean => wordsOf(text).some((word) => competitionWords.has(word));

const isEventName = (name: string): boolean =>
  namedMeasure(name) !== undefined || swimOf(name) !== undefined || /(?:^|\s)[+−-]?\d+\s*kg\b/iu.test(name);

/**
 * Applies a title to the section of the lines below.
 *
 * @param isTitle the text is right above a table, so that it may name an event of any kind
 */
export function applyTitle(
  section: Section,
  text: string,
  { sports, dates, isTitle }: { sports: ListSports; dates: ListDates; isTitle: boolean },
): void {
  const [, label, value] = /^([^:]{2,30}):\s*(.+)$/su.exec(text) ?? [];
  const field = label === undefined ? undefined : titledListField(label)?.field;
  if (field !== undefined && value !== undefined && applyFact(section, field, value, sports, dates)) return;
  const date = /\d/u.test(text) ? dates.read(text) : undefined;
  if (date) {
    section.date = date.day;
    if (date.clock !== undefined) section.time = date.clock;
    return;
  }
  const read = readEventText(text, sports);
  const isCompetition = isCompetitionTitle(text);
  const hasMark =
    read.sport !== undefined || read.sex !== undefined || read.class !== undefined || read.round !== undefined;
  const isEvent = read.name !== '' && !isCompetition && (hasMark || isTitle || isEventName(read.name));
  if (!hasMark && !isEvent) return;
  if (read.sport && read.sport !== section.sport) {
    for (const key of ['event', 'round', 'class', 'sex'] as const) delete section[key];
    section.sport = read.sport;
  }
  if (isEvent) {
    section.event = {
      name: read.name,
      ...(read.sex && { sex: read.sex }),
      ...(read.class !== undefined && { class: read.class }),
    };
    delete section.round;
  } else {
    if (read.sex) section.sex = read.sex;
    if (read.class !== undefined) section.class = read.class;
    if (read.sex && section.event?.sex) section.event = { ...section.event, sex: read.sex };
    if (read.class !== undefined && section.event?.class !== undefined)
      section.event = { ...section.event, class: read.class };
    if (read.sex ?? read.class) delete section.round;
  }
  if (read.round) section.round = read.round;
}

/** Applies `Local: Ginásio Central`; returns false for a field that titles do not have. */
function applyFact(section: Section, field: string, value: string, sports: ListSports, dates: ListDates): boolean {
  const text = value.trim();
  const read = readEventText(text, sports);
  switch (field) {
    case 'venue':
      section.venue = text;
      return true;
    case 'date': {
      const date = dates.read(text);
      if (date) section.date = date.day;
      return true;
    }
    case 'time':
      section.time = readClock(text) ?? section.time;
      return true;
    case 'delegation':
    case 'school':
      section.delegation = text;
      return true;
    case 'sex':
      if (read.sex) section.sex = read.sex;
      if (section.event)
        section.event = {
          name: section.event.name,
          ...(section.event.class !== undefined && { class: section.event.class }),
        };
      return true;
    case 'class':
      section.class = text;
      return true;
    case 'round':
    case 'group':
    case 'matchday':
    case 'heat':
      section.round =
        readEventText(`${field === 'round' ? '' : `${field} `}${text}`, sports).round ?? read.round ?? section.round;
      return true;
    case 'sport':
    case 'event':
      if (read.sport) section.sport = read.sport;
      if (read.sex) section.sex = read.sex;
      if (read.round) section.round = read.round;
      else delete section.round;
      if (read.name !== '')
        section.event = {
          name: read.name,
          ...(read.sex && { sex: read.sex }),
          ...(read.class !== undefined && { class: read.class }),
        };
      return true;
    default:
      return false;
  }
}

/** The texts of a line that is no line of the list: titles, and facts beside each other. */
export function titlesOf({ cells }: SheetLine): string[] {
  const filled = cells.filter((cell, index) => cell !== '' && cell !== cells[index - 1]);
  const texts: string[] = [];
  for (let index = 0; index < filled.length; index += 1) {
    const cell = filled[index]!;
    if (/:\s*$/u.test(cell) && filled[index + 1] !== undefined) {
      texts.push(`${cell.trim()} ${filled[index + 1]}`);
      index += 1;
    } else texts.push(...cell.split(/\n|\s{3,}|\s[–—|]\s(?=[^:]{2,20}:)/u).filter((part) => part.trim() !== ''));
  }
  return texts;
}
