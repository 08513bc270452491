import { isOurs } from '@podium/contract/served-by';
import { serverAddress, withServerAddresses } from './origin.ts';
import { ReadError, readErrorFrom } from './read-error.ts';
import { saveSession, sessionHeaders } from './session.ts';

/** Error of one field of the request: a code that the form translates. */
export interface FieldFault {
  field: string;
  message: string;
}

/** A private read or a write that was refused or could not be sent. */
export class RequestError extends ReadError {
  readonly fields: readonly FieldFault[];

  constructor({ status, code, id, retryAfterMs }: ReadError, fields: readonly FieldFault[]) {
    super(status, code, id, retryAfterMs);
    this.name = 'AskError';
    this.fields = fields;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a picture is sent unchanged. */
  body?: object;
  signal?: AbortSignal;
}

/**
 * Sends a request for personal data to our server as the signed-in user. The response is kept in memory only, never in
 * a shared page.
 */
export async function request<T = unknown>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await sendRequest(path, options);
  return withServerAddresses((await response.json().catch(() => null)) as T);
}

/** Fetches a file, such as the export of a user's data. */
export async function requestFile(path: string): Promise<Blob> {
  const response = await sendRequest(path, {});
  return response.blob();
}

async function sendRequest(path: string, options: RequestOptions): Promise<Response> {
  const response = await send(path, options);
  // A proxy or portal that answers in our place has neither received the request nor ended the session.
  if (!isOurs(response)) throw unreachable();
  await saveSession(response);
  if (response.ok) return response;
  const json: unknown = await response.json().catch(() => null);
  throw toRequestError(response.status, json, Number(response.headers.get('retry-after')));
}

/** @param retryAfterSeconds 0 if the response does not include Retry-After */
export function toRequestError(status: number, json: unknown, retryAfterSeconds = 0): RequestError {
  const retryAfterMs = retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : undefined;
  return new RequestError(readErrorFrom(status, json, retryAfterMs), readFieldFaults(json));
}

async function send(path: string, { method = 'GET', body, signal }: RequestOptions): Promise<Response> {
  const isPicture = body instanceof Blob;
  const headers: Record<string, string> = { accept: 'application/json', ...(await sessionHeaders()) };
  if (body) headers['content-type'] = isPicture ? body.type : 'application/json';
  try {
    return await fetch(serverAddress(path), {
      method,
      signal,
      headers,
      body: !body || isPicture ? body : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

const unreachable = (): RequestError => new RequestError(new ReadError(0, 'offline', ''), []);

function readFieldFaults(json: unknown): FieldFault[] {
  const fields = (json as { error?: { fields?: unknown } } | null)?.error?.fields;
  if (!Array.isArray(fields)) return [];
  return (fields as Partial<FieldFault | undefined>[]).filter(
    (field): field is FieldFault => typeof field?.field === 'string' && typeof field.message === 'string',
  );
}
