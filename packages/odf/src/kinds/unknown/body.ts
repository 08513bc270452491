/** The body of all document types without their own kind. */
export interface UnknownBody {
  kind: 'unknown';
}
