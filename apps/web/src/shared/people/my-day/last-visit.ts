import { PRIVATE_KEY } from '../../reader/private-storage.ts';
import type { Visit } from './since-visit.ts';

/** The last known state of followed competitors stays on the device, like the follows. */
const STORAGE_KEY = `${PRIVATE_KEY}visit`;
/** A user who returns within half an hour continues the same visit. */
const VISIT_MS = 30 * 60_000;

interface Stored {
  /** The latest state seen in this visit. */
  last: Visit;
  /** The end of the previous visit, compared with this one. */
  before: Visit | undefined;
}

/** The end of the previous visit; undefined during the first one. */
export function previousVisit(now: Date): Visit | undefined {
  const stored = read();
  if (!stored) return undefined;
  return now.getTime() - stored.last.at > VISIT_MS ? stored.last : stored.before;
}

export function saveVisit(last: Visit, before: Visit | undefined): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ last, before } satisfies Stored));
  } catch {
    // Without storage every visit is the first.
  }
}

function read(): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    if (!isVisit(stored?.last)) return undefined;
    return { last: stored.last, before: isVisit(stored.before) ? stored.before : undefined };
  } catch {
    return undefined;
  }
}

const isVisit = (visit: Partial<Visit> | undefined): visit is Visit =>
  typeof visit?.at === 'number' && typeof visit.ahead === 'object' && visit.ahead !== null;
