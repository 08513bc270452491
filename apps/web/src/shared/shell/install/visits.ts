/** Storage keys: the number of visits, and whether the offer was declined. */

const VISITS = 'podium-visits';
const DECLINED = 'podium-install-declined';
/** The first visit is for looking around. */
const minVisits = 2;

/** Counts a visit: one per window, regardless of the number of pages. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISITS) !== null) return;
    sessionStorage.setItem(VISITS, '1');
    localStorage.setItem(VISITS, String(Math.min(minVisits, Number(localStorage.getItem(VISITS)) + 1)));
  } catch {
    // Without storage the app is not offered.
  }
}

export function mayOfferInstall(): boolean {
  try {
    return Number(localStorage.getItem(VISITS)) >= minVisits && localStorage.getItem(DECLINED) === null;
  } catch {
    return false;
  }
}

export function declineInstall(): void {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    // Not stored: the next visit asks again.
  }
}
