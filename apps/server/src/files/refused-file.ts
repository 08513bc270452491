import { ApiError } from '../api-error.ts';

interface Place {
  line: number;
  column?: number;
}

/** The error for a file whose content cannot be accepted. @param place where in the file, if it is text */
export function refusedFile(message: string, place?: Place): ApiError {
  return new ApiError('unprocessable', message, place ? { fields: [{ field: 'file', message, ...place }] } : {});
}
