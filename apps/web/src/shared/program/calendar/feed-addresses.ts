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

/** @returns the path of the same calendar with the results of contests that are over */
export function withResults(path: string): string {
  const [file, query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('veil');
  parameters.set('results', 'on');
  return `${file}?${parameters.toString()}`;
}
