import type { OpenDataFormat } from '@podium/contract';
import { LRUCache } from 'lru-cache';
import { csvLine } from '../csv.ts';
import type { Row } from './rows.ts';

interface DataFile {
  /** Identifies the rows: table, filter and language. */
  key: string;
  columns: readonly string[];
  format: OpenDataFormat;
  /** Starts with a byte order mark. */
  hasMark: boolean;
  parts: readonly { name: string; rows: () => Promise<readonly Row[]> }[];
}

interface PartText {
  text: string;
  rows: number;
}

/** Downloads within this time (ms) share their parts. */
const retentionMs = 30_000;
/** Maximum total length of the cached parts (characters). */
const maxCharacters = 16_000_000;

/** Writes tables part by part, as fast as the client reads. Concurrent downloads share each part. */
export class DataFiles {
  readonly #parts = new LRUCache<string, PartText>({
    ttl: retentionMs,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  readonly #making = new Map<string, Promise<PartText>>();

  stream(file: DataFile): ReadableStream<string> {
    const chunks = this.#chunks(file);
    return new ReadableStream<string>({
      pull: async (controller) => {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    });
  }

  async *#chunks(file: DataFile): AsyncGenerator<string, undefined> {
    const { format, columns, hasMark, parts } = file;
    let total = 0;
    yield format === 'csv' ? `${hasMark ? '\uFEFF' : ''}${csvLine(columns)}` : '{"items":[';
    for (const part of parts) {
      const { text, rows } = await this.#part(file, part);
      if (rows === 0) continue;
      yield format === 'json' && total > 0 ? `,${text}` : text;
      total += rows;
    }
    if (format === 'json') yield `],"total":${total}}`;
    return undefined;
  }

  async #part({ key, format, columns }: DataFile, part: DataFile['parts'][number]): Promise<PartText> {
    const name = JSON.stringify([key, format, part.name]);
    const cached = this.#parts.get(name);
    if (cached) return cached;
    const under = this.#making.get(name);
    if (under) return under;
    const making = part.rows().then((rows) => ({ text: formatRows(rows, columns, format), rows: rows.length }));
    this.#making.set(name, making);
    try {
      const made = await making;
      this.#parts.set(name, made);
      return made;
    } finally {
      this.#making.delete(name);
    }
  }
}

function formatRows(rows: readonly Row[], columns: readonly string[], format: OpenDataFormat): string {
  if (format === 'json') return rows.map((row) => JSON.stringify(row)).join(',');
  return rows
    .map((row) => {
      const cells = columns.map((column) => row[column] ?? null);
      return csvLine(cells.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell)));
    })
    .join('');
}
