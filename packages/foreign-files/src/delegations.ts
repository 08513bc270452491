import { languages } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { ForeignOptions } from './foreign-format.ts';
import { own, six } from './six-texts.ts';
import { hashParts, slug, stableId } from './stable-id.ts';

const noClub = six('Unattached', 'Sin club', 'Sem clube', 'Klubsuz', 'بلا نادٍ', 'Sans club');

/** Collects the delegations of a file: countries, and clubs that have a name but no code. */
export class Delegations {
  readonly #rows = new Map<string, FolderRow>();
  readonly #nameCountry: ForeignOptions['nameCountry'];
  /** Number of delegations whose code was made up. */
  made = 0;

  constructor({ nameCountry }: Pick<ForeignOptions, 'nameCountry'>) {
    this.#nameCountry = nameCountry;
  }

  list(): FolderRow[] {
    return [...this.#rows.values()];
  }

  /** The delegation of a country by its three letters. */
  country(code: string): string {
    if (this.#rows.has(code)) return code;
    const nameIn = this.#nameCountry;
    const name = nameIn
      ? Object.fromEntries(languages.map((language) => [language, nameIn(code, language)]))
      : own(code);
    this.#rows.set(code, row({ id: code, code, ...texts('name', name), type: 'noc', flag: code }));
    return code;
  }

  /** The id is that of the club in files of other formats; the code depends on the name alone, too. */
  club(name: string | undefined, country: string | undefined, type: 'club' | 'school' = 'club'): string {
    const key = [country, name].join(' ');
    const id = stableId('CLUB', hashParts([key], 8));
    if (this.#rows.has(id)) return id;
    this.made += 1;
    this.#rows.set(
      id,
      row({ id, code: clubCode(name ?? 'Club', key), ...texts('name', name === undefined ? noClub : own(name)), type }),
    );
    return id;
  }
}

/**
 * Two letters of a name and two of its hash: files of the same Games are read one by one, so no code can depend on those
 * that are taken.
 */
function clubCode(name: string, key: string): string {
  const words = slug(name).split('-').filter(Boolean);
  const start = words.length > 1 ? words.map((word) => word[0]).join('') : words.join('');
  return `${start.slice(0, 2)}${hashParts([key], 2)}`;
}
