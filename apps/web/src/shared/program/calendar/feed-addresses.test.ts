import { expect, test } from 'vitest';
import { feedAddresses, withResults } from './feed-addresses.ts';

test('a calendar of this server can be subscribed to on phones, in Google and by its address', () => {
  const path = '/calendar/participant-7.ics?lang=pt';
  expect(feedAddresses(path, { origin: 'https://games.example', host: 'games.example' })).toEqual({
    https: 'https://games.example/calendar/participant-7.ics?lang=pt',
    webcal: 'webcal://games.example/calendar/participant-7.ics?lang=pt',
    google:
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fgames.example%2Fcalendar%2Fparticipant-7.ics%3Flang%3Dpt',
  });
});

test('an address with results keeps the language, and no longer hides results', () => {
  expect(withResults('/calendar/medals.ics?lang=ar&veil=1')).toBe('/calendar/medals.ics?lang=ar&results=on');
  expect(withResults('/calendar/medals.ics?lang=ar')).toBe('/calendar/medals.ics?lang=ar&results=on');
});
