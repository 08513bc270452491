/** What somebody has chosen for this device, as classes that the document has before its first paint. */
export const deviceClasses = ['hides-results', 'saves-data'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

export const isChosen = (name: DeviceClass): boolean => document.documentElement.classList.contains(name);
