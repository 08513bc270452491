import type { OdfMessage } from '@podium/odf';

/** Venues and fields that a weather message may speak of: it is addressed to one, or each measurement names its own. */
export function weatherPlaces({ envelope, body }: OdfMessage<'weather'>): string[] {
  const measured = body.weathers.flatMap(({ conditions }) => conditions.map(({ code }) => code));
  return [...new Set([envelope.documentCode, envelope.documentSubcode, ...measured])].filter(
    (code) => code !== undefined,
  );
}
