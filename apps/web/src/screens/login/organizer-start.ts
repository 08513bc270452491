import type { AccountAnswer } from '@podium/contract';

/**
 * Returns the first page of an organizer while there are no Games: in the console, or on the account page to set up the
 * authenticator that the console requires. Undefined for visitors, and for organizers who asked for a page or have
 * Games to look at.
 */
export function organizerStart(
  { grants, needsTwoFactor }: Pick<AccountAnswer, 'grants' | 'needsTwoFactor'>,
  { hasGames, isPageAsked }: { hasGames: boolean; isPageAsked: boolean },
): '/console' | '/account' | undefined {
  if (hasGames || isPageAsked || grants.length === 0) return undefined;
  return needsTwoFactor ? '/account' : '/console';
}
