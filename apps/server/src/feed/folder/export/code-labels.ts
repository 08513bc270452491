import type { Language, Texts } from '@podium/games';
import { languages } from '@podium/games';
import type { DbRow } from './table-rows.ts';

export interface Label {
  code: string;
  name: Texts;
  longName: Texts;
  attributes: Record<string, string>;
}

/** Rows of the feed's code sets in all their languages, by set and code, in the order of the sets. */
export class CodeLabels {
  readonly #sets = new Map<string, Map<string, Label>>();

  constructor(rows: readonly DbRow<'codeLabels'>[]) {
    for (const row of rows) {
      const set = this.#sets.get(row.set) ?? new Map<string, Label>();
      this.#sets.set(row.set, set);
      const label = set.get(row.code) ?? { code: row.code, name: {}, longName: {}, attributes: row.attributes };
      set.set(row.code, label);
      if (!(languages as readonly string[]).includes(row.language)) continue;
      const language = row.language as Language;
      if (row.description) label.name[language] = row.description;
      if (row.longDescription) label.longName[language] = row.longDescription;
    }
  }

  list(...sets: string[]): Label[] {
    return sets.flatMap((set) => Array.from(this.#sets.get(set)?.values() ?? []));
  }

  get(set: string, code: string): Label | undefined {
    return this.#sets.get(set)?.get(code);
  }
}
