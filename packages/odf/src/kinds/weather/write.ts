import type { Detail } from '../../elements/basics.ts';
import type { BodyWriter } from '../../kind.ts';
import { writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { WeatherBody, WeatherElement } from './body.ts';
import { conditionElements, conditionShape, conditionsShape, weatherShape } from './shapes.ts';

function writeCondition(condition: Detail): XmlElement {
  const name = conditionElements.find((element) => element === condition.type) ?? 'Condition';
  return writeRow(name, conditionShape, condition);
}

function writeWeatherElement(weather: WeatherElement): XmlElement {
  const conditions = weather.conditions.map((row) =>
    writeRow('Conditions', conditionsShape, row, (row.extensions ?? []).map(writeCondition)),
  );
  return writeRow('Weather', weatherShape, weather, conditions);
}

export const writeWeather: BodyWriter<WeatherBody> = (body) => body.weathers.map(writeWeatherElement);
