import type { BodyReader } from '../../kind.ts';
import { detailReader } from '../../read/details.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { ConfigBody } from './body.ts';
import { configShape } from './shapes.ts';

type Config = ConfigBody['configs'][number];

const configChildren = childReaders<Config>({ ExtendedConfig: detailReader });

const children = childReaders<ConfigBody>({
  Configs: inside<ConfigBody>({
    Config: (child, body, tally) => {
      const config: Config = { ...readRow(child, configShape, tally), details: [] };
      readChildren(child, config, configChildren, tally);
      body.configs.push(config);
    },
  }),
});

export const readConfig: BodyReader<ConfigBody> = (competition, { tally }) => {
  const body: ConfigBody = { kind: 'config', configs: [] };
  readChildren(competition, body, children, tally);
  return body;
};
