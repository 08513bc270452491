import type { ErrorCode } from '@podium/contract/error-codes';
import { isOurs } from '@podium/contract/served-by';

interface FieldFault {
  field: string;
  message: string;
}

/** A request that the server refused or that did not reach it (`status` 0, code `offline`). */
export class RequestError extends Error {
  override readonly name = 'AskError';
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly id: string;
  readonly fields: readonly FieldFault[];

  constructor(
    status: number,
    {
      code,
      message,
      id = '',
      fields = [],
    }: { code: ErrorCode | 'offline'; message: string; id?: string; fields?: readonly FieldFault[] },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.id = id;
    this.fields = fields;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a file is sent unchanged. */
  body?: object;
  /** Version that the caller has seen: the request fails with `conflict` if there is a newer one. */
  version?: number;
  query?: Readonly<Record<string, string | number | undefined>>;
  signal?: AbortSignal;
}

/** Calls our own API as the signed-in user, for a file. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  return afterLogin(async () => (await fetchAnswer(path, options)).blob());
}

export type SessionTrouble = 'unauthorized' | 'signInAgain';
/** Asks the user to log in again. @returns whether the user did */
type LogInAgain = (reason: SessionTrouble) => Promise<boolean>;
let logInAgain: LogInAgain | undefined;

/**
 * Sets what happens when the session has ended or is too old for an action. While it is set, such a request waits for
 * the login and is then sent again, so that whatever the user was doing continues.
 *
 * @returns a function that ends this
 */
export function onSessionTrouble(ask: LogInAgain): () => void {
  logInAgain = ask;
  return () => {
    if (logInAgain === ask) logInAgain = undefined;
  };
}

export function withQuery(path: string, query: RequestOptions['query'] = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`;
}

/** Calls our own API as the signed-in user, if need be after another login. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  return afterLogin(async () => {
    const response = await fetchAnswer(path, options);
    // A damaged answer counts as one without a body: its status is sufficient.
    return (await response.json().catch(() => null)) as Answer;
  });
}

/** Repeats a call that the session no longer allows, once the user has logged in again. */
async function afterLogin<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const reason = error instanceof RequestError ? error.code : undefined;
    if (reason !== 'unauthorized' && reason !== 'signInAgain') throw error;
    if (!(await logInAgain?.(reason))) throw error;
    return call();
  }
}

/** @throws RequestError unless the server has done it */
async function fetchAnswer(path: string, options: RequestOptions): Promise<Response> {
  const response = await send(withQuery(path, options.query), options);
  // A network's sign-in page or a proxy answers without the server: the session continues, and nothing was stored.
  const isAnswered = isOurs(response);
  if (response.ok && !isAnswered) throw unreachable();
  if (response.ok) return response;
  const json: unknown = isAnswered ? await response.json().catch(() => null) : null;
  // The status of a proxy's error page is sufficient.
  const error = (json as { error?: ConstructorParameters<typeof RequestError>[1] } | null)?.error;
  throw new RequestError(response.status, error ?? { code: 'unexpected', message: `Status ${response.status}` });
}

async function send(path: string, { method = 'GET', body, version, signal }: RequestOptions): Promise<Response> {
  const isFile = body instanceof Blob;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body) headers['content-type'] = isFile ? body.type || 'application/octet-stream' : 'application/json';
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  try {
    return await fetch(path, {
      method,
      headers,
      signal,
      body: !body || isFile ? body : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

const unreachable = (): RequestError =>
  new RequestError(0, {
    code: 'offline',
    message: 'The server cannot be reached.',
  });
