import type { CalendarFilter, FollowList, LanguageCode } from '@podium/contract';
import { LRUCache } from 'lru-cache';
import { prepareAnswer } from '../../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../../answers/prepared-answer.ts';
import type { Program, Reference } from '../../read-model/program/program.ts';
import { veiledSnapshot } from '../../read-model/program/veiled-snapshot.ts';
import { presentCalendar } from './present.ts';
import type { CalendarItem } from './build-items.ts';
import { selectFollowed, selectItems } from './select.ts';
import type { CalendarSelection } from './select.ts';

interface Kept {
  /** Items and their stamps: the data the file was built from, including the names of its time zone. */
  signature: string;
  reference: Reference;
  /** Names of competitors, in files with results. */
  people: Program['people'];
  /** The snapshot for which the signature was checked. */
  version: number;
  file: PreparedAnswer;
}

/** Results that a file may contain. */
export interface Telling {
  /** For readers who hide results: the file contains none. */
  isVeiled?: boolean;
  /** The items tell results. */
  hasResults?: boolean;
}

const maxCached = 500;

const itemSignature = ({ uid, unit, round, tentative }: CalendarItem): string =>
  [uid, unit.id, unit.stamp, tentative?.awaits, ...round.map(({ scheduleStamp }) => scheduleStamp)].join(' ');

/**
 * Caches calendar files. A file is rebuilt only when one of its items changes, because subscribed calendars poll all
 * day.
 */
export class CalendarFiles {
  readonly #kept = new LRUCache<string, Kept>({ max: maxCached });
  readonly #publicUrl: string;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Undefined if the calendar does not exist. */
  file(
    program: Program,
    language: LanguageCode,
    filter: CalendarFilter,
    telling: Telling = {},
  ): PreparedAnswer | undefined {
    return this.#fileOf(program, { language, what: filter, ...telling }, (snapshot) =>
      selectItems(snapshot, language, filter),
    );
  }

  followed(
    program: Program,
    language: LanguageCode,
    follows: FollowList['items'],
    telling: Telling = {},
  ): PreparedAnswer {
    const what = ['followed', ...follows.map(({ kind, id }) => `${kind}-${id}`)].join(' ');
    const select = (snapshot: Program): CalendarSelection => selectFollowed(snapshot, language, follows);
    return this.#fileOf(program, { language, what, ...telling }, select)!;
  }

  #fileOf(
    program: Program,
    { language, what, isVeiled = false, hasResults = false }: Telling & { language: LanguageCode; what: string },
    select: (snapshot: Program) => CalendarSelection | undefined,
  ): PreparedAnswer | undefined {
    const key = `${language} ${what}${isVeiled ? ' veil' : ''}${hasResults ? ' results' : ''}`;
    const snapshot = isVeiled ? veiledSnapshot(program) : program;
    const { reference, people, version } = snapshot;
    const cached = this.#kept.get(key);
    if (cached?.version === version) return cached.file;
    const selection = select(snapshot);
    if (!selection) return undefined;
    const signature = [selection.what, ...selection.items.map(itemSignature)].join('\n');
    if (
      cached?.reference === reference &&
      cached.signature === signature &&
      (!hasResults || cached.people === people)
    ) {
      cached.version = version;
      return cached.file;
    }
    const file = prepareAnswer(
      presentCalendar(snapshot, language, selection, { publicUrl: this.#publicUrl, hasResults }),
    );
    this.#kept.set(key, { signature, reference, people, version, file });
    return file;
  }
}
