/** Epoch milliseconds of the device, for durations and for what is kept on it. The sport uses `serverNow()`. */
export const deviceNow = (): number => Date.now();
