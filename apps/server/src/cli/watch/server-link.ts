/** Requests of a watcher to its server, with what they may meet on the way. */
import { timedRacesAnswer, watchedFileAnswer } from '@podium/contract';
import type { TimedRace, WatchedFileAnswer } from '@podium/contract';
import type { Waiting } from './spool.ts';
import type { WatchOptions } from './watch-options.ts';

/** The server cannot take a request now; it may later. */
export class ServerAway extends Error {
  /** The server failed while it worked on the request, which may be the request's fault. */
  readonly isItsFault: boolean;

  constructor(reason: string, isItsFault = false) {
    super(reason);
    this.isItsFault = isItsFault;
  }
}
/** The server does not accept requests of this computer, whatever they contain. */
export class ServerRefuses extends Error {}
/** The server never accepts this file. */
export class FileTooLarge extends Error {}

/** An import of a large meet takes longer than a race. */
const sendMs = 15 * 60_000;
const askMs = 15_000;

export class ServerLink {
  readonly #options: WatchOptions;
  readonly #id: string;

  constructor(options: WatchOptions, id: string) {
    this.#options = options;
    this.#id = id;
  }

  /** @throws ServerAway, ServerRefuses */
  async sendSign(waiting: number): Promise<void> {
    const { name, format } = this.#options;
    await this.#ask(this.#id, askMs, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, format, waiting }),
    });
  }

  /**
   * @param waiting number of contents that come after this one
   * @throws ServerAway, ServerRefuses
   */
  async sendFile(content: Waiting, contest: string | undefined, waiting: number): Promise<WatchedFileAnswer> {
    const { name, format } = this.#options;
    const query = new URLSearchParams({
      name,
      format,
      file: content.file.slice(0, 200),
      number: String(content.number),
      waiting: String(waiting),
      ...(contest !== undefined && { contest }),
    });
    const answer = await this.#ask(`${this.#id}/files?${query.toString()}`, sendMs, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content.bytes),
    });
    return watchedFileAnswer.parse(answer);
  }

  /** @throws ServerAway, ServerRefuses */
  async readStartLists(): Promise<TimedRace[]> {
    const query = new URLSearchParams({ discipline: this.#options.discipline });
    return timedRacesAnswer.parse(await this.#ask(`start-lists?${query.toString()}`, askMs)).items;
  }

  async #ask(path: string, limitMs: number, request: RequestInit = {}): Promise<unknown> {
    const { server, key } = this.#options;
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${server}/api/v1/feed/timing/${path}`, {
        ...request,
        headers: { ...(request.headers as Record<string, string>), 'x-api-key': key },
        signal: AbortSignal.timeout(limitMs),
      });
      text = await response.text();
    } catch (error) {
      throw new ServerAway(reasonOf(error));
    }
    if (response.ok) return JSON.parse(text) as unknown;
    const reason = `${response.status} ${messageOf(text) ?? response.statusText}`;
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      throw new ServerAway(reason, response.status === 500);
    if (response.status === 413) throw new FileTooLarge(reason);
    throw new ServerRefuses(reason);
  }
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
};

function messageOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message;
  } catch {
    return undefined;
  }
}
