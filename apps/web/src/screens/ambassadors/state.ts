/** The displayed day: the requested one, today, the next with an available ambassador, or the last. */
export function shownDay(
  days: readonly { day: string }[],
  { requestedDay, today }: { requestedDay: string | undefined; today: string },
): string | undefined {
  const daysWithEvents = days.map(({ day }) => day);
  if (requestedDay !== undefined) return requestedDay;
  return daysWithEvents.find((day) => day >= today) ?? daysWithEvents.at(-1);
}

/** The next day on which an ambassador is available. */
export const nextDay = (days: readonly { day: string }[], after: string): string | undefined =>
  days.find(({ day }) => day > after)?.day;
