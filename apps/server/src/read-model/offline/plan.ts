/** The plan of the data that a phone keeps for offline use, requested by the owners of public reads. */
import type { OfflineFile, ReadName } from '@podium/contract';
import type { LogicalDay } from '@podium/games';
import type { ReadModel } from '../read-model.ts';

/** Plan of a part: addresses of its documents, without `veil`. */
export interface PartPlan {
  name: string;
  hasPeople: boolean;
  addresses: readonly string[];
}

/** Files that may report a result are left out of packs without results. */
export type KeptFile = OfflineFile & { mayTellResults: boolean };

export interface PlanContext {
  /** Address of a read in the language of the pack. */
  path: (name: ReadName, parameters?: Record<string, string>) => string;
  /** Reads a public document in the language of the pack. */
  read: <Name extends ReadName>(
    name: Name,
    parameters: Parameters<typeof ReadModel.prototype.read<Name>>[2],
  ) => ReturnType<typeof ReadModel.prototype.read<Name>>;
  /** Ids of the venues. */
  venues: readonly string[];
  /** The current day of the Games: before and after them, the first and the last one. */
  today: LogicalDay;
}

export type LeftOut = Partial<Record<ReadName, string>>;

interface KeptReads {
  /** Addresses that name no person. */
  places?: readonly string[];
  /** Addresses about the Games as a whole. */
  games?: readonly string[];
  /** Parts of their own, one per day: `transport-2026-11-20`. */
  parts?: readonly PartPlan[];
  files?: readonly KeptFile[];
  /** Reads that need no parameters and are not kept, with the reason. */
  leftOut?: LeftOut;
}

/** Contributions of a feature's public reads to the pack, from an `offline.ts` in its folder. */
export type OfflinePlan = (context: PlanContext) => KeptReads | Promise<KeptReads>;

/** Size limit of one file in the pack (bytes). */
export const maxFileBytes = 300_000;
