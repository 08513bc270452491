/** Definitions of the offline pack shared by page and worker. */

export const packCacheName = 'pack';
export const packIndexPath = '/pack/index.json';

/** The contents requested by a device. */
export interface PackWish {
  /** URL of the list of parts: `/api/v1/offline?lang=en`. */
  list: string;
  /** URLs of public documents about followed competitors. */
  own: readonly string[];
  /** Files of the app beyond its screens: phrases. */
  files: readonly string[];
}

/** The server's list, a subset of the contract's `offlineAnswer`. */
export interface PackList {
  parts: readonly { name: string; hash: string; bytes: number; hasPeople: boolean }[];
  files: readonly { href: string; bytes: number }[];
  bytes: number;
}

export interface StoredPart {
  name: string;
  hash: string;
  /** Key in the cache. */
  key: string;
  hasPeople: boolean;
  /** Size on the device. */
  bytes: number;
  /** URLs of its documents. */
  addresses: readonly string[];
}

export interface PackIndex {
  wish: PackWish;
  /** Time of the last refresh by the server's clock, epoch milliseconds. */
  refreshedAt: number;
  /** Size on the device. */
  bytes: number;
  parts: readonly StoredPart[];
  files: readonly string[];
}

/** Messages of the worker to the page that requested the pack. */
export type PackAnswer =
  | { state: 'loading'; done: number; total: number }
  | { state: 'kept' }
  | { state: 'removed' }
  /** The device has no room: nothing was stored. */
  | { state: 'full' }
  /** The server is still preparing the pack: the previous one is unchanged. */
  | { state: 'busy' }
  /** No network, or the server failed: the previous pack is unchanged. */
  | { state: 'failed' };

/** Files of the server that a pack may contain. */
export const isPackFile = (path: string): boolean => path.startsWith('/files/');
