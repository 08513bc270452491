import { ApiError } from '../ground/api-error.ts';

interface Place {
  line: number;
  column?: number;
}

/**
 * The error for a file with unacceptable content.
 * @param place position in a text file
 */
export function refusedFile(message: string, place?: Place): ApiError {
  return new ApiError('unprocessable', message, place ? { fields: [{ field: 'file', message, ...place }] } : {});
}
