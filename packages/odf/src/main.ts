export type * from './messages.ts';
export { documentTypes } from './document-types.ts';
export type { DocumentTypeInfo } from './document-types.ts';
export { OdfError } from './odf-error.ts';
export type { OdfErrorCode } from './odf-error.ts';
export { odfLimits } from './odf-limits.ts';
export { readEnvelope } from './read/read-envelope.ts';
export { readMessage } from './read/read-message.ts';
export { writeMessage } from './write/write-message.ts';
