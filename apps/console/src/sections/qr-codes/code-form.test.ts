import { describe, expect, it } from 'vitest';
import { newDeskCode } from '@podium/contract';
import { parseCode, emptyForm, limits } from './code-form.ts';

const threeBehind = (): number => -180;
const filledForm = { ...emptyForm, title: ' Pool ', targetId: 'swm' };

describe('a new code', () => {
  it('is sent in the time of the Games, with its place only if it has one', () => {
    const placement = { isPlaced: true, coordinates: '-23.5505, -46.6333', radius: '50' };
    expect(parseCode({ ...filledForm, from: '2026-10-12T09:00', ...placement }, threeBehind)).toEqual({
      title: 'Pool',
      page: 'discipline',
      targetId: 'swm',
      points: 100,
      startsAt: '2026-10-12T09:00:00-03:00',
      endsAt: null,
      place: { latitude: -23.5505, longitude: -46.6333, radiusM: 50 },
      mostPerMinute: 120,
    });
    expect(parseCode({ ...filledForm, coordinates: 'anywhere' }, threeBehind)?.place).toBeNull();
    expect(parseCode({ ...filledForm, page: 'ranking' }, threeBehind)?.targetId).toBeNull();
  });

  it.each([
    { title: ' ' },
    { targetId: '' },
    { points: '1.5' },
    { points: '100001' },
    { mostPerMinute: '0' },
    { from: '2026-10-12T09:00', until: '2026-10-12T09:00' },
    { isPlaced: true, coordinates: 'anywhere' },
    { isPlaced: true, coordinates: '-23.5, -46.6', radius: '' },
  ])('cannot be sent with %j', (fields) => {
    expect(parseCode({ ...filledForm, ...fields }, threeBehind)).toBeUndefined();
  });

  it('has the limits of the server', () => {
    for (const { points, radius, mostPerMinute } of [
      { points: limits.points.from, radius: limits.radius.from, mostPerMinute: limits.mostPerMinute.from },
      { points: limits.points.to, radius: limits.radius.to, mostPerMinute: limits.mostPerMinute.to },
    ]) {
      const form = {
        ...filledForm,
        isPlaced: true,
        coordinates: '-23.5, -46.6',
        points: String(points),
        radius: String(radius),
        mostPerMinute: String(mostPerMinute),
      };
      expect(newDeskCode.safeParse(parseCode(form, threeBehind)).success).toBe(true);
    }
  });
});
