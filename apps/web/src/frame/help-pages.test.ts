import { expect, it } from 'vitest';
import { helpPages } from './help-pages.ts';

it('the web keeps no help page of the apps, which nobody asked for', () => {
  expect(helpPages('web')).toEqual(['/secure-sport']);
  expect(helpPages('android-pwa')).toEqual(['/secure-sport', '/secure']);
});
