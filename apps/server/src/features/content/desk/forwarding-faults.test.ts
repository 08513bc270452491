import { expect, test } from 'vitest';
import { forwardingFaults } from './forwarding-faults.ts';

const settings = {
  publicUrl: 'https://games.example',
  redirectHosts: ['*.news.example'],
};
const others = [
  { from: '/a', to: '/b' },
  { from: '/c/*', to: '/d/*' },
];

test.each([
  [{ from: '/new', to: '/a' }, []],
  [{ from: '/new', to: 'https://www.news.example/x' }, []],
  [{ from: '/new', to: 'https://games.example/x' }, []],
  [{ from: '/new', to: 'https://evil.example/?x=.news.example' }, ['to foreignHost']],
  [{ from: '/new', to: 'https://evilnews.example/*' }, ['to foreignHost']],
  [{ from: '/A', to: '/venues' }, ['from taken']],
  [{ from: '/b', to: '/a' }, ['to circle']],
  [{ from: '/d/*', to: '/c/*' }, ['to circle']],
])('the redirect %j has the errors %j', (rule, expected) => {
  expect(forwardingFaults(rule, others, settings).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
