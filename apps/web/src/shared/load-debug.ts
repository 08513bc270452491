/** Shows or takes away what those who look for a fault are asked about. */
export const toggleDebug = async (): Promise<void> => (await import('./debug/toggle-debug.ts')).toggleDebug();
