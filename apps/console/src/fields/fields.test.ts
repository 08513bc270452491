import { describe, expect, it, test } from 'vitest';
import { parseCoordinates } from './coordinates.ts';
import { toInstant, localTime } from './local-time.ts';
import { storedPath } from './upload.ts';

describe('the time of the Games', () => {
  const bahia = () => -180;
  // Clocks are set back from +2 to +1 at 01:00 UTC.
  const madrid = (epochMs: number) => (epochMs < Date.parse('2026-10-25T01:00:00Z') ? 120 : 60);

  it('is written with its offset, and shown without', () => {
    expect(toInstant('2026-10-12T18:04', bahia)).toBe('2026-10-12T18:04:00-03:00');
    expect(localTime('2026-10-12T21:04:00Z', bahia)).toBe('2026-10-12T18:04');
  });

  it('has the offset of its own day when the clocks change', () => {
    expect(toInstant('2026-10-24T12:00', madrid)).toBe('2026-10-24T12:00:00+02:00');
    expect(toInstant('2026-10-25T12:00', madrid)).toBe('2026-10-25T12:00:00+01:00');
  });

  it('is empty while it is incomplete', () => {
    expect(toInstant('', bahia)).toBe('');
    expect(localTime('', bahia)).toBe('');
  });
});

test.each([
  ['-12.9714, -38.5014', ['-12.9714', '-38.5014']],
  ['−12.9714 −38.5014', ['-12.9714', '-38.5014']],
  ['https://maps.example/place/@-12.97,-38.50,17z', ['-12.97', '-38.50']],
  ['40.4° N, 49.8° E', ['40.4', '49.8']],
  ['91, 10', undefined],
  ['Salvador', undefined],
])('coordinates are read from %s', (text, expected) => {
  const coordinates = parseCoordinates(text);
  expect(coordinates && [coordinates.latitude, coordinates.longitude]).toEqual(expected);
});

test.each([
  ['Plano de calor (versão 2).PDF', 'bulletin/plano-de-calor-versao-2-0123abcd.pdf'],
  ['../../etc/passwd', 'bulletin/etc-passwd-0123abcd'],
  ['شعار.png', 'bulletin/file-0123abcd.png'],
])('an uploaded file named %s gets the path %s', (name, path) => {
  expect(storedPath('bulletin', name, '0123abcd'.repeat(8))).toBe(path);
});
