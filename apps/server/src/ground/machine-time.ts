/** Epoch milliseconds of the machine, for alarms, logs and limits. Sport data uses `GamesClock`. */
export const machineNow = (): number => Date.now();
