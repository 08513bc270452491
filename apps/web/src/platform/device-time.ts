/** Epoch milliseconds of the device, for durations and stored data. Anything about the Games uses `serverNow()`. */
export const deviceNow = (): number => Date.now();
