import type { BodyOf } from '../../messages.ts';
import { configShape } from '../../shapes/notice-shapes.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { detailReader } from '../../read/details.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';

type Config = BodyOf<'config'>['configs'][number];

const configChildren = childReaders<Config>({ ExtendedConfig: detailReader });

const children = childReaders<BodyOf<'config'>>({
  Configs: inside<BodyOf<'config'>>({
    Config: (child, body, tally) => {
      const config: Config = { ...readRow(child, configShape, tally), details: [] };
      readChildren(child, config, configChildren, tally);
      body.configs.push(config);
    },
  }),
});

export const readConfig: BodyReader<'config'> = (competition, { tally }) => {
  const body: BodyOf<'config'> = { kind: 'config', configs: [] };
  readChildren(competition, body, children, tally);
  return body;
};
