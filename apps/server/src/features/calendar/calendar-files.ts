import { createHash } from 'node:crypto';
import type { CalendarFilter, LanguageCode } from '@podium/contract';
import { compressGzip } from '../../read-model/compress.ts';
import type { Reference } from '../../read-model/snapshot/reference.ts';
import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';
import { presentCalendar } from './present.ts';
import { selectUnits } from './select.ts';

export interface CalendarFile {
  hash: string;
  bytes: { identity: Buffer; gzip: Buffer };
}

interface Kept {
  /** Items and their stamps: what the file was made from, together with the names of its time. */
  signature: string;
  reference: Reference;
  file: CalendarFile;
}

const mostKept = 500;

/** Calendar files, made again only when one of their own items changes: those who subscribe ask all day long. */
export class CalendarFiles {
  readonly #kept = new Map<string, Kept>();
  readonly #publicUrl: string;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** undefined: there is no such thing. */
  async file(snapshot: Snapshot, language: LanguageCode, filter: CalendarFilter): Promise<CalendarFile | undefined> {
    const key = `${language} ${filter}`;
    const selection = selectUnits(snapshot, language, filter);
    if (!selection) return undefined;
    const { reference } = snapshot;
    const signature = [selection.what, ...selection.units.map((unit) => `${unit.id} ${unit.stamp}`)].join('\n');
    const kept = this.#kept.get(key);
    if (kept?.reference === reference && kept.signature === signature) return kept.file;
    const identity = Buffer.from(presentCalendar(snapshot, language, selection, this.#publicUrl));
    const file = {
      hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bytes: { identity, gzip: await compressGzip(identity) },
    };
    this.#kept.delete(key);
    this.#kept.set(key, { signature, reference, file });
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value!);
    return file;
  }
}
