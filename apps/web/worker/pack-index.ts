/** What page and worker both know of the offline pack. */

export const packCacheName = 'pack';
export const packIndexPath = '/pack/index.json';

/** What a device wants to keep. */
export interface PackWish {
  /** Address of the list of parts: `/api/v1/offline?lang=en`. */
  list: string;
  /** Addresses of public documents about whom the reader follows. */
  own: readonly string[];
  /** Files of the app beyond its screens: phrases. */
  files: readonly string[];
}

/** The server's list, as `offlineAnswer` of the contract. */
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
  /** Addresses of its documents. */
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

/** What the worker sends to the page that asked for the pack. */
export type PackAnswer =
  | { state: 'loading'; done: number; total: number }
  | { state: 'kept' }
  | { state: 'removed' }
  /** No room on the device: nothing was kept. */
  | { state: 'full' }
  /** No network, or the server failed: what was kept before is still there. */
  | { state: 'failed' };

/** Files of the server that a pack may contain. */
export const isPackFile = (path: string): boolean => path.startsWith('/files/');
