import { BirthDates, sexReader } from '@podium/games-folder/own-sheets';
import type { SheetLine } from '@podium/games-folder/own-sheets';
import type { ListBlock } from './list-blocks.ts';
import { zoneOfOrder } from './list-dates.ts';
import type { ListDates } from './list-dates.ts';
import type { DoubtCode } from './list-doubts.ts';
import type { ReadRecordsOptions, RecordReading } from './list-record.ts';
import type { Section } from './list-section.ts';
import type { ListField } from './list-titles.ts';

export interface BlockContext {
  sheet: string;
  section: Section;
  dates: ListDates;
  options: ReadRecordsOptions;
  reading: RecordReading;
}

/** The cells of a table by their contents. */
export class BlockCells {
  readonly block: ListBlock;
  readonly context: BlockContext;
  readonly births: BirthDates;
  readonly readSex: (cell: string) => 'M' | 'W' | undefined;
  readonly #indexes = new Map<ListField, number[]>();

  constructor(block: ListBlock, context: BlockContext) {
    this.block = block;
    this.context = context;
    for (const [index, { use }] of block.columns.entries())
      if (use !== '') this.#indexes.set(use, [...this.indexesOf(use), index]);
    const { timeZone, year } = context.options;
    this.births = new BirthDates(this.#column('birthDate'), { timeZone: zoneOfOrder(timeZone), year });
    this.readSex = sexReader(this.#column('sex'));
  }

  #column(use: ListField): string[] {
    const [index] = this.indexesOf(use);
    return index === undefined ? [] : this.block.body.map(({ cells }) => cells[index] ?? '');
  }

  indexesOf(use: ListField): readonly number[] {
    return this.#indexes.get(use) ?? [];
  }

  has(use: ListField): boolean {
    return this.#indexes.has(use);
  }

  cell({ cells }: SheetLine, use: ListField): string {
    const [index] = this.indexesOf(use);
    return index === undefined ? '' : (cells[index] ?? '').trim().replaceAll(/\s+/gu, ' ');
  }

  /** The cell; undefined if it is empty. */
  filled(line: SheetLine, use: ListField): string | undefined {
    return this.cell(line, use) || undefined;
  }

  titleOf(use: ListField): string | undefined {
    const [index] = this.indexesOf(use);
    return index === undefined ? undefined : this.block.columns[index]?.title;
  }

  doubt(line: SheetLine, code: DoubtCode, value: string, use?: ListField, once = false): void {
    const column = use === undefined ? undefined : this.titleOf(use);
    const { sheet, options } = this.context;
    options.doubts.add({ code, sheet, line: line.line, value, ...(column && { column }) }, once);
  }
}
