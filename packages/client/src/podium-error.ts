/** A request that was refused by the server or did not reach it. */
export class PodiumError extends Error {
  /** HTTP status; 0 if the server could not be reached. */
  readonly status: number;
  /** Error code of the API, such as `notFound`; `unreachable` if the server could not be reached. */
  readonly code: string;
  /** Identifies the error in the server's log. */
  readonly id: string | undefined;

  constructor(status: number, code: string, message: string, id?: string) {
    super(message);
    this.name = 'PodiumError';
    this.status = status;
    this.code = code;
    this.id = id;
  }
}

/** The error of an unsuccessful response. */
export async function toPodiumError(response: Response): Promise<PodiumError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message, id } =
    (body as { error?: { code?: string; message?: string; id?: string } } | null)?.error ?? {};
  return new PodiumError(response.status, code ?? 'unknown', message ?? `Status ${response.status}.`, id);
}

export const unreachable = (cause: unknown): PodiumError =>
  new PodiumError(
    0,
    'unreachable',
    `The server cannot be reached: ${cause instanceof Error ? cause.message : 'unknown error'}.`,
  );
