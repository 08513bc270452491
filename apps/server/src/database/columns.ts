import { customType } from 'drizzle-orm/pg-core';
import { toEpochMs } from './instant.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Epoch milliseconds for all readers, through the pool or through Drizzle, which requests text from the driver. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: toEpochMs,
  toDriver: (epochMs) => new Date(epochMs).toISOString(),
});
