import { expect, it } from 'vitest';
import { formatStack } from './log.ts';

it('security 8: an entry about a database error has neither its statement nor its parameters', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), {
    severity: 'ERROR',
    code: '22P02',
    routine: 'string_to_uuid',
  });
  const wrapped = new Error('Failed query: insert into accounts.sessions values ($1)\nparams: canary', { cause });
  for (const error of [cause, wrapped]) {
    expect(formatStack(error)).toMatch(/^database error 22P02 string_to_uuid\n\s+at /u);
    expect(formatStack(error)).not.toMatch(/canary|insert into|params/u);
  }
});

it('any other error is reported with its message and stack', () => {
  expect(formatStack(new RangeError('too far'))).toMatch(/^RangeError: too far\n\s+at /u);
  expect(formatStack('odd')).toBe('odd');
});
