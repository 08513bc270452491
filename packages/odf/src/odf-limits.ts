/** What one message may be. The parser itself knows no bound but memory. */
export const odfLimits = {
  messageBytes: 8 * 1024 * 1024,
  /** Within so many bytes the start tag of OdfBody must end: the door looks no further. */
  headBytes: 64 * 1024,
  depth: 32,
  elements: 200_000,
  attributesPerElement: 64,
  /** Characters of one name, attribute value or text. */
  textLength: 64 * 1024,
} as const;

/** Elements whose text is a file in base64: bounded by the message alone. */
export const largeTextElements: ReadonlySet<string> = new Set(['PDFData', 'ImageData', 'Picture']);
