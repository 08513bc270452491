export { detectFormat, foreignEndings, readFormats } from './detect-format.ts';
export { ForeignFileError } from './foreign-error.ts';
export type { ForeignFault } from './foreign-error.ts';
export type { ForeignFormat, ForeignReading } from './foreign-format.ts';
export { startBytes } from './file-start.ts';
