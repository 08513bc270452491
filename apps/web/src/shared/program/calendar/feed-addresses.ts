/** Addresses of a calendar that updates itself. */
export interface FeedAddresses {
  https: string;
  /** Calendar apps on phones and desktops subscribe to this address. */
  webcal: string;
  google: string;
}

/** @param path of the calendar file on this server */
export function feedAddresses(path: string, { origin, host }: Pick<Location, 'origin' | 'host'>): FeedAddresses {
  const webcal = `webcal://${host}${path}`;
  return {
    https: `${origin}${path}`,
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
  };
}
