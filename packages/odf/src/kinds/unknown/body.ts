/** The body of every document type that no other kind has. */
export interface UnknownBody {
  kind: 'unknown';
}
