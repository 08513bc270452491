/** Limits of a message. Without them, only memory limits the parser. */
export const odfLimits = {
  messageBytes: 8 * 1024 * 1024,
  /** The start tag of OdfBody must end within this many bytes; the feed endpoint reads no further. */
  headBytes: 64 * 1024,
  depth: 32,
  elements: 200_000,
  attributesPerElement: 64,
  /** Maximum length of a name, attribute value or text (characters). */
  textLength: 64 * 1024,
} as const;

/** Elements that contain a base64 file: limited only by the size of the message. */
export const largeTextElements: ReadonlySet<string> = new Set(['PDFData', 'ImageData', 'Picture']);
