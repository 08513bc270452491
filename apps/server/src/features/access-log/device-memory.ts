import { deviceClasses } from '@podium/contract';
import { deviceClass } from './device-class.ts';

const slots = 2048;

/**
 * Caches device classes by user agent without hashing the whole text: it is long and read for each request, and
 * hashing would cost more than the rest of counting. A few of its characters select the slot; a user agent with the
 * same slot replaces the previous one.
 */
export class DeviceMemory {
  readonly #texts: (string | undefined)[] = Array.from({ length: slots });
  readonly #devices = new Uint8Array(slots);

  /** @returns the index in the list of classes */
  deviceOf(userAgent: string): number {
    const { length } = userAgent;
    const slot =
      (length +
        31 * userAgent.charCodeAt(length >> 3) +
        131 * userAgent.charCodeAt(length >> 1) +
        521 * userAgent.charCodeAt(length - 14)) &
      (slots - 1);
    if (this.#texts[slot] !== userAgent) {
      this.#texts[slot] = userAgent;
      this.#devices[slot] = deviceClasses.indexOf(deviceClass(userAgent));
    }
    return this.#devices[slot]!;
  }

  forget(): void {
    this.#texts.fill(undefined);
  }
}
