import { expect, it } from 'vitest';
import { helpPages } from './help-pages.ts';

it('the web build contains no help page of the native apps', () => {
  expect(helpPages('web')).toEqual(['/secure-sport']);
  expect(helpPages('android-pwa')).toEqual(['/secure-sport', '/secure']);
});
