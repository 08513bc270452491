import { ApiError } from '../../ground/api-error.ts';
import type pg from 'pg';
import type { JournalWriter } from '../journal-writer.ts';
import { appendToJournal, findInJournal } from '../journal.ts';
import type { JournalEntry, JournalReceipt } from '../journal.ts';
import { deskEntry, decisionIdentity } from './desk-entry.ts';
import type { Decision } from './desk-entry.ts';
import type { EntryType } from './entry-type.ts';

/** Writes organizers' decisions to the journal. A feature can change public data in no other way. */
export class DeskJournal {
  readonly #writer: JournalWriter;
  readonly #types: readonly EntryType[];
  readonly #gamesCode: () => string | undefined;

  /** @param gamesCode returns the competition code of the public Games */
  constructor(writer: JournalWriter, types: readonly EntryType[], gamesCode: () => string | undefined) {
    this.#writer = writer;
    this.#types = types;
    this.#gamesCode = gamesCode;
  }

  /** Types of decisions that are made one after another. */
  get typesInTurn(): string[] {
    return this.#types.filter(({ inTurn }) => inTurn).map(({ type }) => type);
  }

  /**
   * Resolves when the decision is on disk; it is applied shortly after.
   *
   * @returns `isDuplicate` if the same user already sent this nonce
   * @throws ApiError 422 if the data does not match the entry type, 503 while there are no Games
   * @throws Error if no feature declares the type
   */
  async append(decision: Decision): Promise<JournalReceipt> {
    return this.#writer.append(this.#entryOf(decision));
  }

  /**
   * Writes the decision in the caller's transaction, so that it takes effect only if that commits.
   *
   * Returns and throws like `append`.
   */
  async appendWith(client: pg.ClientBase, decision: Decision): Promise<JournalReceipt> {
    const [receipt] = await appendToJournal(client, [this.#entryOf(decision)]);
    return receipt!;
  }

  /** @returns the journal id of an earlier decision with the same user, type and nonce */
  async find(
    client: pg.Pool | pg.ClientBase,
    decision: Pick<Decision, 'by' | 'type' | 'nonce'>,
  ): Promise<number | undefined> {
    return findInJournal(client, decisionIdentity(decision));
  }

  #entryOf(decision: Decision): JournalEntry {
    const type = this.#types.find((type) => type.type === decision.type);
    if (!type) throw new Error(`No feature declares entries of type "${decision.type}".`);
    const data = type.data.safeParse(decision.data);
    if (!data.success)
      throw new ApiError('unprocessable', 'Invalid field.', {
        fields: data.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      });
    const competitionCode = this.#gamesCode();
    if (competitionCode === undefined)
      throw new ApiError('unavailable', 'There are no Games yet.', { headers: { 'retry-after': '2' } });
    return deskEntry(decision, competitionCode, Date.now());
  }
}
