export const WHOLE_TABLES = 'podium:whole-tables';

/** Makes tables that render only the rows near the window render all of them immediately. */
export function showWholeTables(): void {
  dispatchEvent(new Event(WHOLE_TABLES));
}
