/** Whether this device has come back often enough to be offered the app, and has not said no. */

const VISITS = 'podium-visits';
const DECLINED = 'podium-install-declined';
/** The first visit is for looking around. */
const minVisits = 2;

/** Counts a visit: one per window, however many pages it opens. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISITS) !== null) return;
    sessionStorage.setItem(VISITS, '1');
    localStorage.setItem(VISITS, String(Math.min(minVisits, Number(localStorage.getItem(VISITS)) + 1)));
  } catch {
    // Without storage nothing is offered.
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
    // Asked again on the next visit.
  }
}
