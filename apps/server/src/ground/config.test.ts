import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('the address of a street map server must be one of the web', () => {
  const { mapServer } = readConfig({ MAP_STYLE_URL: 'https://maps.example/style.json' });
  expect(mapServer).toEqual({ styleUrl: 'https://maps.example/style.json' });
  expect(() => readConfig({ MAP_PMTILES_URL: 'file:///streets.pmtiles' })).toThrow('  MAP_PMTILES_URL: Invalid URL');
});

it('W11: the error about a setting that is not a number contains its value', () => {
  expect(() => readConfig({ PORT: 'abc', PAGES_MB: '1 GB' })).toThrow(
    'These settings cannot be used:\n  PORT: "abc" is not a number\n  PAGES_MB: "1 GB" is not a number\n',
  );
});

it('C10: the settings of the apps are read from the environment', () => {
  expect(readConfig({}).runtime).toEqual({});
  expect(
    readConfig({
      S3_URL: 'https://s3.example/games/',
      LIVE_UPDATE_CHANNEL: 'production-2',
      DISABLE_LIVE_UPDATE: 'true',
    }).runtime,
  ).toEqual({ s3Url: 'https://s3.example/games', liveUpdateChannel: 'production-2', disableLiveUpdate: 'true' });
  expect(() => readConfig({ DISABLE_LIVE_UPDATE: 'yes' })).toThrow('DISABLE_LIVE_UPDATE');
});

it('the console may have its own host name', () => {
  const PUBLIC_URL = 'https://games.example.org';
  expect(readConfig({ PUBLIC_URL }).consoleUrl).toBeUndefined();
  expect(readConfig({ PUBLIC_URL, CONSOLE_URL: 'https://console.games.example.org/' }).consoleUrl).toBe(
    'https://console.games.example.org',
  );
  for (const [CONSOLE_URL, fault] of [
    ['https://games.example.org/console', 'it has no path'],
    ['https://games.example.org:8443', 'must differ from that of PUBLIC_URL'],
    ['http://console.games.example.org', 'must begin like PUBLIC_URL'],
    ['console.games.example.org', 'CONSOLE_URL: Invalid'],
  ])
    expect(() => readConfig({ PUBLIC_URL, CONSOLE_URL }), CONSOLE_URL).toThrow(fault);
});
