import { deviceClasses } from '@podium/contract';
import { deviceClass } from './device-class.ts';

const slots = 2048;

/**
 * Knows the devices of browsers again, by what they say of themselves, without a hash over all of it: it is long and read
 * anew for each request, and to hash it would cost more than all else that counting does. A few of its letters say where it
 * is looked for; whoever has the same place drives the other out.
 */
export class DeviceMemory {
  readonly #texts: (string | undefined)[] = Array.from({ length: slots });
  readonly #devices = new Uint8Array(slots);

  /** @returns the place in the list of classes */
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
