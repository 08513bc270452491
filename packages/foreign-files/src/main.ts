export { detectFormat, writableFormats } from './detect-format.ts';
export { ForeignFileError } from './foreign-error.ts';
export type { ForeignFault } from './foreign-error.ts';
export { madeFacts } from './foreign-format.ts';
export type { ForeignFormat, ForeignReading, LostReason, LostValues, MadeFact, MadeValue } from './foreign-format.ts';
export { startBytes } from './file-start.ts';
