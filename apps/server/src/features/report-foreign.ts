import type { ImportSummary } from '@podium/contract';

type Foreign = NonNullable<ImportSummary['foreign']>;

const madeText: Readonly<Record<Foreign['made'][number]['fact'], (value: string, count: number) => string>> = {
  code: (value) => `the Games code ${value} (--games sets another)`,
  timeZone: (value) => `the time zone ${value} (--time-zone sets another)`,
  codes: (_, count) => `codes of ${count} delegations`,
  times: (_, count) => `times of ${count} contests, which are those of their session or event`,
  heats: (_, count) => `${count} contests for results without a heat`,
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

/** Prints what a file of another program is, what was made up, and what has no place. */
export function reportForeign({ format, games, isAddition, made, lost }: Foreign, print: (line: string) => void): void {
  const place = isAddition ? `added to the Games ${games.code}` : `new Games ${games.code}`;
  print(`${format} file, ${place}, time zone ${games.timeZone}`);
  if (made.length > 0)
    print(`Made up: ${made.map(({ fact, value = '', count = 0 }) => madeText[fact](value, count)).join('; ')}.`);
  for (const line of lostLines(lost, lostText)) print(`Not imported, ${line}`);
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
