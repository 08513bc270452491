/** The session library requires an address of each account. Invited accounts have none, and get a name that never resolves. */
const host = '@invited.invalid';

export const invitedAddress = (userId: string): string => userId + host;
export const isInvitedAddress = (email: string): boolean => email.endsWith(host);
