import { PRIVATE_KEY } from '../../shared/reader/private-storage.ts';

const key = `${PRIVATE_KEY}asks-who-scored`;

/** The scorer's choice on this device; undefined if there is none. */
export function readAsksForScorer(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'yes';
  } catch {
    // Without storage, the choice lasts as long as the page.
    return undefined;
  }
}

export function storeAsksForScorer(asks: boolean): void {
  try {
    localStorage.setItem(key, asks ? 'yes' : 'no');
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
