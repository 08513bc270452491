/** Epoch milliseconds of the machine, for alarms, logs and limits. The sport uses `GamesClock`. */
export const machineNow = (): number => Date.now();
