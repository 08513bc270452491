/** Names with a slash, and UTC: offsets such as +03:00 know no daylight saving time. */
export function isTimeZone(text: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    return timeZone !== '' && (text === 'UTC' || text.includes('/'));
  } catch {
    return false;
  }
}
