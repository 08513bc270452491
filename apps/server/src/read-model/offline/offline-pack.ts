/**
 * The offline pack: documents that a phone keeps for times without a network, as a list of parts with their hashes. A
 * part is built when the list is requested, from the documents as readers get them; only changed documents are rebuilt.
 * Parts are kept compressed and their documents are not cached, because six languages would fill the memory.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { veiledPath } from '@podium/contract';
import type { LanguageCode, OfflineAnswer } from '@podium/contract';
import { liveKeys, touchedKeys } from '@podium/contract/live-keys';
import { toLogicalDay } from '@podium/games';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import type { GamesClock } from '../../ground/games-clock.ts';
import type { ReadModel } from '../read-model.ts';
import { planPack } from './pack-contents.ts';
import type { OfflinePlan, PartPlan } from './plan.ts';
import { PackedPart } from './packed-part.ts';
import type { PassingDocument } from './packed-part.ts';

/** The pack in one language, with or without results. */
class Variant {
  readonly parts = new Map<string, { part: PackedPart; hasPeople: boolean }>();
  list: OfflineAnswer | undefined;
  /** Build time of the list, by `performance.now()`. */
  listedAt = 0;
  refreshing: Promise<OfflineAnswer> | undefined;
  /** Keys changed since the last build of the documents; undefined: all of them. */
  changed: Set<string> | undefined;
}

/** While results arrive every second, a list is valid for as long as a cached document. */
const fresherMs = 5000;

/**
 * Returns whether names may have been withdrawn, which must be in the next list immediately.
 * @param changed undefined: everything
 */
const isAboutPeople = (changed: ReadonlySet<string> | undefined): boolean =>
  changed === undefined || [liveKeys.participants, liveKeys.games, 'content'].some((key) => changed.has(key));

export class OfflinePack {
  readonly #readModel: ReadModel;
  readonly #clock: GamesClock;
  readonly #plans: readonly OfflinePlan[];
  readonly #variants = new Map<string, Variant>();

  /** @param plans of the features */
  constructor(readModel: ReadModel, clock: GamesClock, plans: readonly OfflinePlan[]) {
    this.#readModel = readModel;
    this.#clock = clock;
    this.#plans = plans;
  }

  /**
   * Records changed keys.
   * @param keys undefined: everything
   */
  invalidate(keys?: readonly string[]): void {
    for (const variant of this.#variants.values()) {
      if (!keys) variant.changed = undefined;
      else for (const key of touchedKeys(keys)) variant.changed?.add(key);
    }
  }

  async list(language: LanguageCode, isVeiled: boolean): Promise<OfflineAnswer> {
    const variant = this.#variant(language, isVeiled);
    if (variant.list && performance.now() - variant.listedAt < fresherMs && !isAboutPeople(variant.changed))
      return variant.list;
    variant.refreshing ??= this.#refresh(variant, language, isVeiled).finally(() => (variant.refreshing = undefined));
    return variant.refreshing;
  }

  /** One part; undefined if there is no part of this name. */
  async part(name: string, language: LanguageCode, isVeiled: boolean): Promise<PackedPart | undefined> {
    const variant = this.#variant(language, isVeiled);
    // The list of another process may be newer than the parts here.
    if (!variant.list || variant.changed?.size !== 0) await this.list(language, isVeiled);
    const isEmpty = variant.parts.get(name)?.part.hash === '';
    // A new part, named by the list of another process, is being built.
    if (isEmpty) await variant.refreshing;
    return variant.parts.get(name)?.part;
  }

  #variant(language: LanguageCode, isVeiled: boolean): Variant {
    const name = `${language}${isVeiled ? ' veil' : ''}`;
    const variant = this.#variants.get(name) ?? new Variant();
    this.#variants.set(name, variant);
    return variant;
  }

  async #refresh(variant: Variant, language: LanguageCode, isVeiled: boolean): Promise<OfflineAnswer> {
    const { zone, dayEndsAt } = this.#readModel.games().reference.games;
    const today = toLogicalDay(this.#clock.now(), zone, dayEndsAt);
    const planned = await planPack(this.#readModel, this.#plans, { language, now: today });
    const { parts } = planned;
    const files = planned.files
      .filter(({ mayTellResults }) => !(isVeiled && mayTellResults))
      .map(({ href, bytes }) => ({ href, bytes }));
    // Changes during the build are left for the next one.
    const { changed } = variant;
    variant.changed = new Set();
    try {
      for (const name of variant.parts.keys())
        if (!parts.some((plan) => plan.name === name)) variant.parts.delete(name);
      for (const plan of parts) await this.#refreshPart(variant, plan, changed, isVeiled);
    } catch (error) {
      // After a failure it is unknown which parts are current.
      variant.changed = undefined;
      throw error;
    }
    const visibleParts = parts.flatMap(({ name, hasPeople }) => {
      const part = variant.parts.get(name)?.part;
      return part && part.addresses.size > 0 ? [{ name, hash: part.hash, bytes: part.packed.length, hasPeople }] : [];
    });
    const bytes = [...visibleParts, ...files].reduce((sum, part) => sum + part.bytes, 0);
    variant.listedAt = performance.now();
    return (variant.list = { parts: visibleParts, files, bytes });
  }

  async #refreshPart(
    variant: Variant,
    { name, hasPeople, addresses }: PartPlan,
    changed: ReadonlySet<string> | undefined,
    isVeiled: boolean,
  ): Promise<void> {
    const { part } = variant.parts.get(name) ?? { part: new PackedPart() };
    variant.parts.set(name, { part, hasPeople });
    const order = isVeiled ? addresses.map(veiledPath) : addresses;
    const changes = new Map<string, PassingDocument | undefined>();
    const isChanged = (address: string): boolean => {
      const keys = part.addresses.get(address);
      return (
        changed === undefined ||
        (keys === undefined ? !part.missing.has(address) : keys.some((key) => changed.has(key)))
      );
    };
    const build = async (address: string): Promise<void> => {
      changes.set(address, await this.#document(address, variant));
      // Thousands of documents: yield to other requests between them.
      await nextTurn();
    };
    for (const address of order) if (isChanged(address)) await build(address);
    // A change may have created a document that did not exist before.
    if (changes.size > 0) for (const address of part.missing) if (!changes.has(address)) await build(address);
    for (const address of part.addresses.keys()) if (!order.includes(address)) changes.set(address, undefined);
    if (changes.size > 0) await part.change(changes, order);
  }

  /** A document that cannot be built is left out until the next build, like one that does not exist. */
  async #document(address: string, variant: Variant): Promise<PassingDocument | undefined> {
    try {
      return await this.#readModel.passing(address);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      variant.changed = undefined;
      return undefined;
    }
  }
}
