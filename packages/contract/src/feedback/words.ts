/** Values that forms need, without the schemas, which are large. */
export const sentiments = ['happy', 'neutral', 'sad'] as const;
export type Sentiment = (typeof sentiments)[number];

export const minSuggestionLength = 10;
export const maxSuggestionLength = 1000;
