import type { ImportSummary } from '@podium/contract';

type Foreign = NonNullable<ImportSummary['foreign']>;

const madeText: Readonly<Record<Foreign['made'][number]['fact'], (value: string, count: number) => string>> = {
  code: (value) => `the Games code ${value} (--games sets another)`,
  timeZone: (value) => `the time zone ${value} (--time-zone sets another)`,
  openZone: (value) => `the time zone ${value}, because nothing tells it`,
  codes: (_, count) => `codes of ${count} delegations`,
  times: (_, count) => `times of ${count} contests, which are those of their session or event`,
  heats: (_, count) => `${count} contests for results without a heat`,
  days: (value) => `the day ${value}`,
  ranks: (_, count) => `${count} ranks, which follow from the marks`,
};

const lostText: Readonly<Record<Foreign['lost'][number]['reason'], string>> = {
  noPlace: 'no place for',
  unmatched: 'about events that are not in the Games',
  repeated: 'said twice',
  private: 'contact details and money, left out',
  technical: 'settings of the program, left out',
};

/** Maximum number of names per reason. */
const maxNames = 12;
const maxDoubts = 40;

/** Prints what a file of another program is, what was made up, and what has no place. */
export function reportForeign(
  { format, games, isAddition, made, lost, list }: Foreign,
  print: (line: string) => void,
): void {
  const place = isAddition ? `added to the Games ${games.code}` : `new Games ${games.code}`;
  const kind = list ? format : `${format} file`;
  print(`${kind}, ${place}, time zone ${games.timeZone}`);
  if (list) reportColumns(list, print);
  if (made.length > 0)
    print(`Made up: ${made.map(({ fact, value = '', count = 0 }) => madeText[fact](value, count)).join('; ')}.`);
  for (const { fact, zones } of made) if (fact === 'openZone') print(openZoneText(zones));
  for (const line of lostLines(lost, lostText)) print(`Not imported, ${line}`);
  if (list) reportDoubts(list, print);
}

/** Asks for the zone: a file without one would be imported with wrong times. */
const openZoneText = (zones: readonly string[] = []): string =>
  zones.length === 0
    ? 'Please check the time zone: the file names none, so its times are taken as UTC; --time-zone sets that of the venue.'
    : `Please check the time zone: the file names none, and its country has several, so its times are taken as UTC; set that of the venue with --time-zone, one of ${zones.join(', ')}.`;

type List = NonNullable<Foreign['list']>;

/** Prints the contents of columns that an organizer should look at. */
function reportColumns({ sheets }: List, print: (line: string) => void): void {
  const unsure = sheets.flatMap(({ name, columns }) =>
    columns.filter(({ isUnsure }) => isUnsure).map(({ title, use }) => `${name}: ${title}=${use}`),
  );
  if (unsure.length > 0) print(`Columns to check (--columns "title=content" corrects them): ${unsure.join('; ')}.`);
}

const doubtText: Readonly<Record<string, string>> = {
  mark: 'cannot be read as a result',
  place: 'cannot be read as a place',
  score: 'cannot be read as a score',
  parts: 'has scores of sets or halves that do not fit the score of the match; these were left out',
  birth: 'cannot be read as a birth date',
  date: 'cannot be read as a date',
  noName: 'names no competitor; left out',
  noSport: 'shows no sport; left out',
  ownSport: 'is no sport that Podium knows; imported as a sport of these Games',
  guessedSport: 'names no sport; it follows from the event',
  similar: 'are almost the same; if they are one, correct the list',
  likely: 'taken as the delegation with almost this name',
  twice: 'is twice in the same contest; the first one counts',
  unread: 'a quotation mark too many; left out',
  noHeader: 'no titles of columns; left out',
  hidden: 'a hidden sheet; left out',
  long: 'more rows than are read',
};

/** Prints what is doubtful, with its place in the sheets. */
function reportDoubts({ doubts, omitted }: List, print: (line: string) => void): void {
  for (const { code, sheet, line, column, value } of doubts.slice(0, maxDoubts)) {
    const place = [sheet, ...(line > 0 ? [`row ${line}`] : []), ...(column === undefined ? [] : [column])].filter(
      Boolean,
    );
    print(`Please check ${place.join(', ')}: ${value === '' ? '' : `"${value}" `}${doubtText[code] ?? code}`);
  }
  const more = Math.max(0, doubts.length - maxDoubts) + omitted;
  if (more > 0) print(`Please check: ${more} more.`);
}

const unwrittenText: Readonly<Record<Foreign['lost'][number]['reason'], string>> = {
  ...lostText,
  unmatched: 'not of this format',
};

/** Prints what a file that was written does not contain. */
export function reportUnwritten(lost: Foreign['lost'], print: (line: string) => void): void {
  for (const line of lostLines(lost, unwrittenText)) print(`Not exported, ${line}`);
}

/** `no place for: MEET deadline (1), and 3 more.` for each reason. */
function lostLines(lost: Foreign['lost'], texts: typeof lostText): string[] {
  return [...Map.groupBy(lost, (each) => each.reason)].map(([reason, values]) => {
    const names = values.slice(0, maxNames).map(({ name, count }) => `${name} (${count})`);
    const more = values.length > maxNames ? [`and ${values.length - maxNames} more`] : [];
    return `${texts[reason]}: ${[...names, ...more].join(', ')}.`;
  });
}
