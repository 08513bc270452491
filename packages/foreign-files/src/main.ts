export { detectFormat, foreignEndings, readFormats, writableFormats } from './detect-format.ts';
export { ForeignFileError } from './foreign-error.ts';
export type { ForeignFault } from './foreign-error.ts';
export type { ForeignFormat, ForeignReading, LostValues } from './foreign-format.ts';
export { startBytes } from './file-start.ts';
