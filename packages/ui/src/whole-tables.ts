export const WHOLE_TABLES = 'podium:whole-tables';

/** Has tables that are cut to the rows near the window render all of them, at once. */
export function showWholeTables(): void {
  dispatchEvent(new Event(WHOLE_TABLES));
}
