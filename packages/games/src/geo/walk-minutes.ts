/** Streets are longer than the straight line between two points. */
const detour = 1.3;
/** A pace that children and people with luggage keep, in meters per minute. */
const pace = 75;

/**
 * Minutes on foot for a distance as the crow flies, rounded up, so that the bus is not missed.
 *
 * @param meters straight-line distance
 */
export const walkMinutes = (meters: number): number => Math.max(1, Math.ceil((meters * detour) / pace));

/** Up to here a walk is an alternative to a ride (meters in a straight line). */
export const walkableMeters = 1500;
