/**
 * Services that features offer to each other. A file beside this one declares a service; the feature that offers it and
 * those that use it import the declaration, and not each other.
 */
import { ApiError } from '../ground/api-error.ts';

export interface Service<Call> {
  /** For errors: `printing certificates`. */
  name: string;
  /** Only carries the type of the offered functions. */
  call?: Call;
}

export interface Offer {
  service: Service<unknown>;
  call: unknown;
}

export const defineService = <Call>(name: string): Service<Call> => ({ name });

export const offer = <Call>(service: Service<Call>, call: Call): Offer => ({ service, call });

/** The offers of all features of a server. */
export class Offers {
  readonly #offers: readonly Offer[];

  constructor(offers: readonly Offer[]) {
    this.#offers = offers;
  }

  /** @returns what each feature offers of a service, in the order of their names */
  all<Call>(service: Service<Call>): readonly Call[] {
    return this.#offers.filter((one) => one.service === service).map(({ call }) => call as Call);
  }

  /** @throws ApiError 503 if no feature of this server offers it */
  use<Call>(service: Service<Call>): Call {
    const [first] = this.all(service);
    if (first === undefined) throw new ApiError('unavailable', `This server has no service for ${service.name}.`);
    return first;
  }
}
