/** Reads the lines of all sheets: who, in which event and round, with which result. */
import { wordsOf } from '@podium/games-folder/own-sheets';
import type { OwnSheet, SheetLine } from '@podium/games-folder/own-sheets';
import { BlockCells } from './block-cells.ts';
import type { BlockContext } from './block-cells.ts';
import { readCompetitor, readSide } from './line-competitor.ts';
import { readFacts } from './line-facts.ts';
import { isDefaultSheetName, listBlocks, onlyText } from './list-blocks.ts';
import type { ListBlock } from './list-blocks.ts';
import { isMatchList } from './list-columns.ts';
import { ListDates } from './list-dates.ts';
import type { ReadRecordsOptions, RecordReading } from './list-record.ts';
import { readMatch, readParts, readScore } from './list-scores.ts';
import type { MatchScore } from './list-scores.ts';
import { applyTitle, isCompetitionTitle, titlesOf } from './list-section.ts';
import type { Section } from './list-section.ts';
import type { ListField } from './list-titles.ts';

export function readRecords(sheets: readonly OwnSheet[], options: ReadRecordsOptions): RecordReading {
  const reading: RecordReading = { records: [], sheets: [], unread: new Map() };
  for (const sheet of sheets) new SheetReader(sheet, options, reading).read();
  return reading;
}

const totals = new Set(wordsOf('total totais totales totaux totals subtotal cəmi yekun المجموع الإجمالي'));

class SheetReader {
  readonly #sheet: OwnSheet;
  readonly #options: ReadRecordsOptions;
  readonly #reading: RecordReading;
  readonly #section: Section = {};

  constructor(sheet: OwnSheet, options: ReadRecordsOptions, reading: RecordReading) {
    this.#sheet = sheet;
    this.#options = options;
    this.#reading = reading;
  }

  read(): void {
    const { doubts, chosen, sports, timeZone, year } = this.#options;
    const { name, unread, isTooLong } = this.#sheet;
    for (const line of unread) doubts.add({ code: 'unread', sheet: name, line, value: '' });
    if (isTooLong) doubts.add({ code: 'long', sheet: name, line: 0, value: name });
    const blocks = listBlocks(this.#sheet, chosen);
    if (blocks.length === 0) return doubts.add({ code: 'noHeader', sheet: name, line: 0, value: name });
    const dates = new ListDates(this.#cellsOf(blocks, 'date'), { timeZone, year });
    if (!isDefaultSheetName(name)) applyTitle(this.#section, name, { sports, dates, isTitle: false });
    for (const block of blocks) {
      this.#reading.sheets.push({ name, columns: block.columns });
      this.#readTitles(block.above, dates);
      new BlockReader(block, {
        sheet: name,
        section: this.#section,
        dates,
        options: this.#options,
        reading: this.#reading,
      }).read();
    }
  }

  #cellsOf(blocks: readonly ListBlock[], use: ListField): string[] {
    return blocks.flatMap(({ columns, body }) => {
      const index = columns.findIndex((column) => column.use === use);
      return index < 0 ? [] : body.map(({ cells }) => cells[index] ?? '');
    });
  }

  #readTitles(lines: readonly SheetLine[], dates: ListDates): void {
    for (const [index, line] of lines.entries())
      for (const text of titlesOf(line)) {
        if (isCompetitionTitle(text)) this.#reading.title ??= text.replaceAll(/\s+/gu, ' ').trim();
        const isTitle =
          index === lines.length - 1 &&
          lines.length > 0 &&
          !isCompetitionTitle(text) &&
          this.#section.sport !== undefined;
        applyTitle(this.#section, text, { sports: this.#options.sports, dates, isTitle });
      }
  }
}

class BlockReader {
  readonly #block: ListBlock;
  readonly #cells: BlockCells;
  readonly #context: BlockContext;
  readonly #isMatch: boolean;

  constructor(block: ListBlock, context: BlockContext) {
    this.#block = block;
    this.#context = context;
    this.#cells = new BlockCells(block, context);
    this.#isMatch = isMatchList(block.columns);
  }

  read(): void {
    const { section, dates, options } = this.#context;
    for (const line of this.#block.body) {
      const only = onlyText(line);
      if (only !== undefined && !this.#isValue(line)) {
        for (const text of titlesOf(line))
          applyTitle(section, text, { sports: options.sports, dates, isTitle: section.sport !== undefined });
        continue;
      }
      if (totals.has(wordsOf(line.cells.find((cell) => cell !== '') ?? '')[0] ?? '')) continue;
      if (this.#isMatch) this.#readMatch(line);
      else this.#readLine(line);
      this.#countUnread(line);
    }
  }

  /** A line with one cell is an entry of the list if that is the only column. */
  #isValue({ cells }: SheetLine): boolean {
    const index = cells.findIndex((cell) => cell !== '');
    const filled = cells.filter((cell) => cell !== '').length;
    return (
      filled === 1 &&
      this.#isMatch &&
      this.#block.columns[index]?.use === 'match' &&
      readMatch(cells[index] ?? '') !== undefined
    );
  }

  #countUnread({ cells }: SheetLine): void {
    for (const [index, cell] of cells.entries()) {
      const column = this.#block.columns[index];
      if (
        cell === '' ||
        !column ||
        column.use !== '' ||
        column.title === '' ||
        column.examples.every((one, at) => one === String(at + 1) || /^(?:x|×|vs?)$/iu.test(one))
      )
        continue;
      const { unread } = this.#context.reading;
      unread.set(column.title, (unread.get(column.title) ?? 0) + 1);
    }
  }

  #readLine(line: SheetLine): void {
    const competitor = readCompetitor(this.#cells, line);
    if (!competitor) {
      const filled = line.cells.filter((cell) => cell !== '');
      if (filled.length > 1 && filled.some((cell) => /\p{L}{2}/u.test(cell)))
        this.#cells.doubt(line, 'noName', filled.join(' · '));
      return;
    }
    const facts = readFacts(this.#cells, line, competitor.sex);
    if (!facts) return;
    const optional = (use: ListField): string | undefined => this.#cells.filled(line, use);
    this.#context.reading.records.push({
      kind: 'line',
      ...facts,
      competitor,
      lane: optional('lane'),
      mark: optional('mark'),
      markColumn: this.#cells.titleOf('mark'),
      status: optional('status'),
      place: optional('place'),
      placeColumn: this.#cells.titleOf('place'),
      medal: optional('medal'),
      points: optional('points'),
      wind: optional('wind'),
    });
  }

  #readMatch(line: SheetLine): void {
    const text = this.#cells.cell(line, 'match');
    const read = text === '' ? undefined : readMatch(text);
    const home = this.#cells.cell(line, 'home') || read?.home;
    const away = this.#cells.cell(line, 'away') || read?.away;
    if (home === undefined || away === undefined || home === away) {
      const filled = line.cells.filter((cell) => cell !== '');
      if (filled.length > 1) this.#cells.doubt(line, 'noName', filled.join(' · '));
      return;
    }
    const facts = readFacts(this.#cells, line, undefined);
    if (!facts) return;
    this.#context.reading.records.push({
      kind: 'match',
      ...facts,
      home: readSide(home, this.#cells.cell(line, 'homeDelegation')),
      away: readSide(away, this.#cells.cell(line, 'awayDelegation')),
      score: this.#withParts(line, this.#score(line) ?? read?.score),
      partsCell: this.#partsCell(line),
      winner: this.#cells.cell(line, 'winner') || undefined,
      number: /\d+/u.exec(this.#cells.cell(line, 'matchNumber'))?.[0],
    });
  }

  #score(line: SheetLine): MatchScore | undefined {
    const [one, other] = [this.#cells.cell(line, 'homeScore'), this.#cells.cell(line, 'awayScore')];
    const whole = this.#cells.cell(line, 'score');
    const text = whole || (one !== '' && other !== '' ? `${one} x ${other}` : '');
    if (text === '' || /^[\s\-–x×:]*$/iu.test(text)) return undefined;
    const score = readScore(text);
    if (!score) this.#cells.doubt(line, 'score', text, whole === '' ? 'homeScore' : 'score');
    return score;
  }

  #withParts(line: SheetLine, score: MatchScore | undefined): MatchScore | undefined {
    const parts = this.#cells.cell(line, 'parts');
    return score && parts !== '' && score.parts.length === 0 ? { ...score, ...readParts(parts) } : score;
  }

  #partsCell(line: SheetLine): { value: string; column: string | undefined } {
    const use = (['parts', 'score', 'match'] as const).find((one) => this.#cells.cell(line, one) !== '') ?? 'match';
    return { value: this.#cells.cell(line, use), column: this.#cells.titleOf(use) };
  }
}
