const storageKey = 'podium-volunteer';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
export function newVolunteerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id by which this device answers for its volunteer, on each of her links. */
export function volunteerId(): string {
  const made = newVolunteerId();
  try {
    const saved = localStorage.getItem(storageKey);
    if (saved && uuid.test(saved)) return saved;
    localStorage.setItem(storageKey, made);
  } catch {
    // Without storage the volunteer is known until she closes the page.
  }
  return made;
}
