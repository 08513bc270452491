import type { Detail } from '../../elements/basics.ts';
import type { BodyReader } from '../../kind.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import type { ChildReader } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { WeatherBody, WeatherElement } from './body.ts';
import { conditionElements, conditionShape, conditionsShape, weatherShape } from './shapes.ts';

const conditionReader: ChildReader<Detail> = (child, conditions, tally) => {
  (conditions.extensions ??= []).push({ type: child.name, ...readRow(child, conditionShape, tally) });
};

const conditionsChildren = childReaders<Detail>(
  Object.fromEntries(conditionElements.map((name) => [name, conditionReader])),
);

const weatherChildren = childReaders<WeatherElement>({
  Conditions: (child, weather, tally) => {
    const conditions: Detail = readRow(child, conditionsShape, tally);
    readChildren(child, conditions, conditionsChildren, tally);
    weather.conditions.push(conditions);
  },
});

const children = childReaders<WeatherBody>({
  Weather: (child, body, tally) => {
    const weather: WeatherElement = { ...readRow(child, weatherShape, tally), conditions: [] };
    readChildren(child, weather, weatherChildren, tally);
    body.weathers.push(weather);
  },
});

export const readWeather: BodyReader<WeatherBody> = (competition, { tally }) => {
  const body: WeatherBody = { kind: 'weather', weathers: [] };
  readChildren(competition, body, children, tally);
  return body;
};
