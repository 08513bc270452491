/**
 * Pairs and relays list their members next to the team; a larger squad shows only its team name, or expands below it.
 */
const MAX_BESIDE = 4;

export const isSquad = (members: readonly unknown[]) => members.length > MAX_BESIDE;
