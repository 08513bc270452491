import type { SessionTrouble } from './request.ts';

/** One question for all requests that wait for a login, because a page sends several at once. */
export class LoginQuestion {
  #waiting: ((isLoggedIn: boolean) => void)[] = [];
  readonly #onAsked: (reason: SessionTrouble) => void;

  /** @param onAsked shows the question */
  constructor(onAsked: (reason: SessionTrouble) => void) {
    this.#onAsked = onAsked;
  }

  /** @returns whether the user has logged in again */
  readonly ask = async (reason: SessionTrouble): Promise<boolean> =>
    new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#onAsked(reason);
    });

  /** Answers all requests that wait. */
  answer(isLoggedIn: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(isLoggedIn);
  }
}
