import { describe, expect, test } from 'vitest';
import { actionTypeOf } from './action-type.ts';

const sent = { changesScore: false, isOfFirstPeriod: false };

describe('S08: the thirteen types of live actions', () => {
  test.each([
    ['a shot that is a goal', { action: 'SHOT', result: 'GOAL', changesScore: true }, 'goal'],
    ['a shot that is saved', { action: 'SHOT', result: 'SAVE' }, 'shot-missed'],
    ['a basket', { action: 'P3', result: 'MADE', changesScore: true }, 'shot-made'],
    ['a yellow card', { action: 'YC' }, 'yellow-card'],
    ['a second yellow card', { action: 'YRC' }, 'red-card'],
    ['a card by its colour', { action: 'CARD', add: 'RC' }, 'red-card'],
    ['a change of players', { action: 'SUBST' }, 'substitution'],
    ['a suspension', { action: 'TMS' }, 'warning'],
    ['the start of the first period', { action: 'STARTP', isOfFirstPeriod: true }, 'match-start'],
    ['the start of a later period', { action: 'STARTP' }, 'others'],
    ['the end of the match', { action: 'ENDP', result: 'GAME' }, 'match-end'],
    ['anything else that changes the score', { action: 'SPK', changesScore: true }, 'point'],
    ['a code that nobody knows', { action: 'ZZZ' }, 'others'],
  ] as const)('%s', (_name, given, type) => {
    expect(actionTypeOf('HBL', { ...sent, ...given })).toBe(type);
  });
});
