/**
 * The hash of a scorer's address: the secret of a link, and after a full stop the contest that was chosen
 * from the list of a court: `court-x7…`, `court-x7….JUDM66KG…`.
 */
const ofCourt = /^court-[\w-]{32}$/u;

/** Returns whether the link opens the list of a court, because no contest has been chosen yet. */
export const isCourtList = (link: string): boolean => ofCourt.test(link);

/** The secret and the chosen contest, as the server expects them. */
export function splitLink(link: string): { link: string; unit?: string } {
  const [secret = '', ...rest] = link.split('.');
  const unit = rest.length === 0 ? undefined : rest.join('.');
  return unit === undefined || !ofCourt.test(secret) ? { link } : { link: secret, unit: decodeURIComponent(unit) };
}

/** The link of a contest of a court. */
export const contestLink = (secret: string, unit: string): string => `${secret}.${encodeURIComponent(unit)}`;

/** The list that a contest was chosen from; undefined for a link of one contest. */
export function findCourtLink(link: string): string | undefined {
  const { link: secret, unit } = splitLink(link);
  return unit === undefined ? undefined : secret;
}
