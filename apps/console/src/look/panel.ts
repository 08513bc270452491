/** The look of a card, for elements that are not cards. */
export const panel = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.5 } as const;
