import type { BodyWriter } from '../../kind.ts';
import { writeDetails } from '../../write/details.ts';
import { writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { ConfigBody } from './body.ts';
import { configShape } from './shapes.ts';

export const writeConfig: BodyWriter<ConfigBody> = (body) =>
  wrapped(
    'Configs',
    body.configs.map((config) =>
      writeRow('Config', configShape, config, writeDetails('ExtendedConfig', config.details)),
    ),
  );
