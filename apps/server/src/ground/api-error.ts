import type { ErrorAnswer, ErrorCode } from '@podium/contract';

type Fields = NonNullable<ErrorAnswer['error']['fields']>;

/** An error that is sent to the client. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Fields;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, options: { fields?: Fields; headers?: Record<string, string> } = {}) {
    super(message);
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}
