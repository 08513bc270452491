import type { Kind } from '../../kind.ts';
import type { WeatherBody } from './body.ts';
import { readWeather } from './read.ts';
import { writeWeather } from './write.ts';

export const kind: Kind<WeatherBody> = {
  snapshots: ['DT_WEATHER'],
  read: readWeather,
  write: writeWeather,
};
