/** Digest of an announced text. */
export interface AnnouncedText {
  text: string;
}

interface Published {
  /** The text, as far as changing it triggers a new announcement. */
  text: string;
  /** Epoch milliseconds. */
  from: number;
  until: number;
}

/** Returns whether to announce a publication: once while it is current, and again when its text changes. */
export function isPublicationDue(
  announced: AnnouncedText | undefined,
  { text, from, until }: Published,
  now: number,
): boolean {
  return from <= now && now < until && announced?.text !== text;
}
