import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('W11: a setting that is not a number is named with its value', () => {
  expect(() => readConfig({ PORT: 'abc', PAGES_MB: '1 GB' })).toThrow(
    'These settings cannot be used:\n  PORT: "abc" is not a number\n  PAGES_MB: "1 GB" is not a number\n',
  );
});
