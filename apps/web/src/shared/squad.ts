/** Pairs and relays stand by name beside their team; a squad is named by its team alone, or opens below it. */
const MAX_BESIDE = 4;

export const isSquad = (members: readonly unknown[]) => members.length > MAX_BESIDE;
