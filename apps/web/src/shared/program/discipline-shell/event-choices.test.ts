import { describe, expect, it } from 'vitest';
import { eventChoices, gendersOf, knownEvent } from './event-choices.ts';
import type { EventRef } from '@podium/contract';

const event = (id: string, gender: EventRef['gender']): EventRef => ({
  id,
  name: `Event ${id}`,
  gender,
  division: null,
  isExhibition: false,
});
const events = [event('A', 'M'), event('B', 'W'), event('C', 'M')];

describe('the choices of a sport', () => {
  it('include the events of the chosen gender', () => {
    expect(eventChoices(events).map(({ value }) => value)).toEqual(['A', 'B', 'C']);
    expect(eventChoices(events, 'M')).toEqual([
      { value: 'A', label: 'Event A' },
      { value: 'C', label: 'Event C' },
    ]);
  });

  it('include only genders with events, in a fixed order', () => {
    expect(gendersOf(events)).toEqual(['W', 'M']);
    expect(gendersOf([])).toEqual([]);
  });

  it('drop an event of another sport', () => {
    expect(knownEvent(events, 'B')?.name).toBe('Event B');
    expect(knownEvent(events, 'Z')).toBeUndefined();
    expect(knownEvent(events, undefined)).toBeUndefined();
  });
});
