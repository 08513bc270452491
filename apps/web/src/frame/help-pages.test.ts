import { expect, it } from 'vitest';
import { helpPages } from './help-pages.ts';

it('the web build has no help page of the apps', () => {
  expect(helpPages('web')).toEqual(['/secure-sport']);
  expect(helpPages('android-pwa')).toEqual(['/secure-sport', '/secure']);
});
