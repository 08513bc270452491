/** From the sides to what is written. */
export const margin = 72;
/** Where the words of a picture begin and end, below its head and above its foot. */
export const [bodyTop, bodyBottom] = [156, 548];
