/** What somebody has chosen for this device, as a class that the document has before its first paint. */
export type DeviceClass = 'hides-results' | 'saves-data';

export const isChosen = (name: DeviceClass): boolean => document.documentElement.classList.contains(name);
