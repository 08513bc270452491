/** Distance between the sides and the text. */
export const margin = 72;
/** Vertical range of the text, below the header and above the footer. */
export const [bodyTop, bodyBottom] = [156, 548];
