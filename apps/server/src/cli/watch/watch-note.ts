import { formatWords } from './watch-options.ts';

/** Formats and settings, for the help of the command. */
export const watchNote = `Formats: ${formatWords.join(', ')}. By default lynx, which also gets start lists.
FEED_API_KEY is the key of the server, PUBLIC_URL or --server its address. See docs/timing.md.`;
