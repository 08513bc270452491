import { describe, expect, test } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { actionPhrase, actionType } from './read-actions.ts';

const baseAction = { changesScore: false };
const generic = disciplineFor('');

describe('S08: the thirteen types of live actions', () => {
  test.each([
    ['a shot that is a goal', { action: 'SHOT', result: 'GOAL', changesScore: true }, 'goal'],
    ['a shot that is saved', { action: 'SHOT', result: 'SAVE' }, 'shot-missed'],
    ['an own goal', { action: 'OG', changesScore: true }, 'goal'],
    ['a yellow card', { action: 'YC' }, 'yellow-card'],
    ['a second yellow card', { action: 'YRC' }, 'red-card'],
    ['a card by its color', { action: 'CARD', add: 'RC' }, 'red-card'],
    ['a card without one', { action: 'CARD' }, 'warning'],
    ['a change of players', { action: 'SUBST' }, 'substitution'],
    ['a suspension', { action: 'TMS' }, 'warning'],
    ['the start of the match', { action: 'STARTP', isMatchStart: true }, 'match-start'],
    ['a later start of a period', { action: 'STARTP' }, 'others'],
    ['the end of the match', { action: 'ENDP', isMatchEnd: true }, 'match-end'],
    ['the end of a period', { action: 'ENDP' }, 'others'],
    ['anything else that changes the score', { action: 'SPK', changesScore: true }, 'point'],
    ['a code that nobody knows', { action: 'ZZZ' }, 'others'],
    ['a code that is a word of the language', { action: 'constructor', result: 'toString' }, 'others'],
  ] as const)('%s', (_name, action, type) => {
    expect(actionType(generic, { ...baseAction, ...action })).toBe(type);
  });

  test('a code of one sport has no meaning in another', () => {
    expect(actionType(generic, { ...baseAction, action: 'S' })).toBe('others');
    expect(actionPhrase(generic, { action: 'S' })).toBeUndefined();
  });

  test('an outcome with its own type uses its own phrase', () => {
    expect(actionPhrase(generic, { action: 'SHOT', result: 'GOAL' })).toBeUndefined();
    expect(actionPhrase(generic, { action: 'SHOT', result: 'SAVE' })).toBe('shotSaved');
  });
});
