import type { BodyOf, Detail } from '@podium/odf';
import { zonedText } from '../clock.ts';
import type { Random } from '../random.ts';

/** Measurements at a venue, taken in the morning and in the afternoon. */
export interface Weather {
  at: number;
  temperature: number;
  humidity: number;
  windSpeed: number;
  water?: number;
}

/** Spring in the southern hemisphere: warmer and windier after noon. */
export function drawWeather(at: number, isAfternoon: boolean, hasWater: boolean, random: Random): Weather {
  return {
    at,
    temperature: Math.round((isAfternoon ? 27 : 20) + random.gauss() * 2.5),
    humidity: Math.round((isAfternoon ? 52 : 74) + random.gauss() * 8),
    windSpeed: Math.round((isAfternoon ? 3.4 : 1.6) * 10 * random.between(0.5, 1.5)) / 10,
    water: hasWater ? Math.round(230 + random.gauss() * 5) / 10 : undefined,
  };
}

export function weatherBody({ at, temperature, humidity, windSpeed, water }: Weather): BodyOf<'weather'> {
  const measuredDetail = (type: string, code: string, value: number, unit: string): Detail => ({
    type,
    code,
    value: String(value),
    attributes: { Unit: unit },
  });
  return {
    kind: 'weather',
    weathers: [
      {
        date: zonedText(at).slice(0, 10),
        conditions: [
          {
            code: 'WEATHER',
            extensions: [
              measuredDetail('Temperature', 'AIR_TEMPERATURE', temperature, 'C'),
              ...(water === undefined ? [] : [measuredDetail('Temperature', 'WATER_TEMPERATURE', water, 'C')]),
              measuredDetail('Condition', 'HUM', humidity, '%'),
              measuredDetail('Wind', 'WIND_SPEED', windSpeed, 'm/s'),
            ],
          },
        ],
      },
    ],
  };
}
