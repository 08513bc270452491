import { deviceClasses, platforms } from '@podium/contract';
import { DeviceMemory } from './device-memory.ts';
import { unknown } from './route-table.ts';
import type { Place, RouteTable } from './route-table.ts';

export interface Counted extends Place {
  status: number;
  device: string;
  platform: string;
  count: number;
}

/** Statuses counted separately; any other status is counted as the first of its hundred. */
const statuses = [
  200, 201, 202, 204, 206, 300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 412,
  413, 414, 415, 416, 417, 422, 425, 426, 428, 429, 431, 499, 500, 501, 502, 503, 504, 507,
];
const cells = statuses.length * deviceClasses.length * platforms.length;
const placeOfStatus = Uint8Array.from({ length: 600 }, (_, status) => {
  const index = statuses.indexOf(status);
  return index === -1 ? Math.max(0, statuses.indexOf(Math.floor(status / 100) * 100)) : index;
});

/**
 * Maximum number of combinations of template, language and discipline counted separately in one interval. No real
 * Games have as many.
 */
const maxKinds = 4000;
/**
 * Maximum number of addresses recognized within one interval, and of their characters in total: a single address may
 * have 16,000.
 */
const maxKnown = 8000;
const MAX_CHARACTERS = 1_000_000;

interface Kind extends Place {
  /** Indexed by status, device and platform. */
  counts: Uint32Array;
}

/**
 * Counts responses in memory. A request needs one lookup by address and one by user agent; both caches are cleared
 * every interval and are bounded, whatever clients request.
 */
export class AnswerCounter {
  readonly #table: RouteTable;
  readonly #kinds = new Map<string, Kind>();
  /** Keyed by address as requested; null for addresses that are never counted. */
  readonly #known = new Map<string, Kind | null>();
  #characters = 0;
  readonly #devices = new DeviceMemory();

  constructor(table: RouteTable) {
    this.#table = table;
  }

  count(method: string, url: string, status: number, userAgent: string, platform: string): void {
    // Nearly all requests are reads; the rest take the slower path.
    const key = method === 'GET' ? url : `${method} ${url}`;
    let kind = this.#known.get(key);
    if (kind === undefined) {
      kind = this.#kindOf(this.#table.placeOf(method, url));
      if (this.#known.size < maxKnown && this.#characters + key.length <= MAX_CHARACTERS) {
        this.#known.set(key, kind);
        this.#characters += key.length;
      }
    }
    if (kind === null) return;
    const place = platform === 'web' ? 0 : Math.max(0, platforms.indexOf(platform as 'web'));
    const row = (placeOfStatus[status] ?? 0) * deviceClasses.length + this.#devices.deviceOf(userAgent);
    kind.counts[row * platforms.length + place]!++;
  }

  /** Characters of the addresses that are cached until the next turn. */
  get characters(): number {
    return this.#characters;
  }

  /** Returns the counts since the last turn and resets them to zero. */
  turn(): Counted[] {
    const counted: Counted[] = [];
    for (const { route, language, discipline, counts } of this.#kinds.values()) {
      for (let cell = 0; cell < cells; cell++) {
        const count = counts[cell]!;
        if (count === 0) continue;
        const row = Math.floor(cell / platforms.length);
        counted.push({
          route,
          language,
          discipline,
          status: statuses[Math.floor(row / deviceClasses.length)]!,
          device: deviceClasses[row % deviceClasses.length]!,
          platform: platforms[cell % platforms.length]!,
          count,
        });
      }
    }
    this.#kinds.clear();
    this.#known.clear();
    this.#characters = 0;
    this.#devices.forget();
    return counted;
  }

  #kindOf(place: Place | undefined): Kind | null {
    if (!place) return null;
    const key = `${place.language} ${place.discipline} ${place.route}`;
    const known = this.#kinds.get(key);
    if (known) return known;
    // One extra slot for combinations beyond the maximum.
    if (this.#kinds.size >= maxKinds && place !== unknown) return this.#kindOf(unknown);
    const kind = { ...place, counts: new Uint32Array(cells) };
    this.#kinds.set(key, kind);
    return kind;
  }
}
