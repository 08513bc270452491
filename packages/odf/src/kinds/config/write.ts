import { configShape } from '../../shapes/notice-shapes.ts';
import { wrapped } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeDetails } from '../../write/details.ts';
import { writeRow } from '../../write/write-row.ts';

export const writeConfig: BodyWriter<'config'> = (body) =>
  wrapped(
    'Configs',
    body.configs.map((config) =>
      writeRow('Config', configShape, config, writeDetails('ExtendedConfig', config.details)),
    ),
  );
