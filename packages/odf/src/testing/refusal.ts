import { OdfError } from '../odf-error.ts';

/** Returns the OdfError that `read` must throw. */
export function refusal(read: () => unknown): OdfError {
  try {
    read();
  } catch (error) {
    if (error instanceof OdfError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
