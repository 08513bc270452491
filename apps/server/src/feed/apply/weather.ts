import type { OdfMessage } from '@podium/odf';

/**
 * Venues and fields that a weather message may cover: the one it is addressed to, and those named by single
 * measurements.
 */
export function weatherPlaces({ envelope, body }: OdfMessage<'weather'>): string[] {
  const measured = body.weathers.flatMap(({ conditions }) => conditions.map(({ code }) => code));
  return [...new Set([envelope.documentCode, envelope.documentSubcode, ...measured])].filter(
    (code) => code !== undefined,
  );
}
