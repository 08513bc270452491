/** Epoch milliseconds of the device, for durations and stored data. The sport uses `serverNow()`. */
export const deviceNow = (): number => Date.now();
