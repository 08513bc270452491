import { kinds } from './kinds.gen.ts';
import type { OdfBodyKind } from './messages.ts';

export interface DocumentTypeInfo {
  kind: OdfBodyKind;
  /** The message patches single entities; all other messages are complete snapshots of their key. */
  isUpdate: boolean;
}

/** The kind of each document type. Other document types are of kind `unknown`. */
export const documentTypes: ReadonlyMap<string, DocumentTypeInfo> = new Map(
  (Object.keys(kinds) as OdfBodyKind[]).flatMap((kind) => {
    const { snapshots, updates = [] } = kinds[kind];
    return [...documentTypeEntries(kind, snapshots, false), ...documentTypeEntries(kind, updates, true)];
  }),
);

function documentTypeEntries(
  kind: OdfBodyKind,
  types: readonly string[],
  isUpdate: boolean,
): [string, DocumentTypeInfo][] {
  return types.map((type) => [type, { kind, isUpdate }]);
}

export const unknownDocumentType: DocumentTypeInfo = { kind: 'unknown', isUpdate: false };
