import { expect, test } from 'vitest';
import { readDemoOptions } from './serve-demo.ts';

test.each([
  [[], true, 1],
  [['--still'], true, 0],
  [['--live'], true, 1],
  [['--speed', '60'], true, 60],
  [[], false, 0],
  [['--live'], false, 1],
  [['--speed', '60'], false, 60],
])('podium start %j with DEMO %j plays the demo at speed %d', (args, isDemo, speed) => {
  expect(readDemoOptions(args, { isDemo })).toMatchObject({ speed });
});

test.each([['--still', '--live'], ['--still', '--speed=2'], ['--speed=0'], ['--speed=fast'], ['--speed=9999']])(
  'podium start %s %s is refused with an explanation',
  (...args) => {
    expect(readDemoOptions(args.filter(Boolean), { isDemo: true })).toMatch(/^--(still|speed) .+\.$/u);
  },
);
