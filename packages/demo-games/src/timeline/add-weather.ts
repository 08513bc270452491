import { dayCount } from '../clock.ts';
import { gamesRsc } from '../messages/envelope.ts';
import { drawWeather, weatherBody } from '../messages/weather.ts';
import { grounds } from '../places/grounds.ts';
import { addMessage } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Times of the measurements, in minutes of the day. */
const morning = 375;
const afternoon = 795;

/** The weather at each outdoor venue, twice a day. */
export function addWeather(timeline: Timeline): void {
  const { calendar, random } = timeline.world;
  for (const venue of grounds) {
    for (let day = 1; day <= dayCount; day += 1) {
      for (const minute of [morning, afternoon]) {
        const at = calendar.at(day, minute);
        const weatherRandom = random.fork(`weather ${venue.code} ${day} ${minute}`);
        const weather = drawWeather(at, minute === afternoon, venue.code === 'BCH', weatherRandom);
        addMessage<'weather'>(timeline, {
          at,
          head: { type: 'DT_WEATHER', code: gamesRsc, subcode: venue.code, subtype: `DAY${day}` },
          body: () => weatherBody(weather),
        });
      }
    }
  }
}
