import type { BodyOf, OdfBodyKind, OdfMessage } from '@podium/odf';
import { placeKeys, parseCode, warnAboutCode } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { Place } from './codes.ts';
import type { ApplyContext, Projection } from './projection.ts';

/**
 * Messages stored as a whole, by kind and code: brackets, current state, statistics, configuration, weather, medal
 * table.
 */
export function projectBody<Kind extends OdfBodyKind>(
  message: OdfMessage<Kind>,
  context: ApplyContext,
  extraKeys: (place: Place, body: BodyOf<Kind>) => string[],
): Projection {
  const { envelope } = message;
  const projection = emptyProjection();
  const place = parseCode(envelope.documentCode);
  warnAboutCode(place, projection.warnings);
  const { kind, ...body } = message.body as { kind: string };
  return {
    ...projection,
    owned: {
      bodies: [
        {
          kind,
          ref: place.id,
          disciplineCode: place.disciplineCode,
          subtype: envelope.documentSubtype,
          subcode: envelope.documentSubcode,
          status: envelope.resultStatus,
          stamp: context.order.stamp,
          body,
        },
      ],
    },
    keys: [...extraKeys(place, message.body), ...placeKeys(place)],
  };
}
