import { expect, test, vi } from 'vitest';
import { offlineRoutes } from './offline-routes.ts';
import type { PackedPart } from '../read-model/offline/packed-part.ts';

const never = async (): Promise<never> => new Promise(() => undefined);
const askFor = async (name: string, part: () => Promise<PackedPart | undefined>): Promise<unknown> => {
  const [, partRoute] = offlineRoutes({ list: never, part }, 5);
  return partRoute!.handle({
    c: {},
    params: { part: name },
    query: { lang: 'en' },
  } as never);
};

test('a list or a part that is still being prepared is answered with 503 and a time to retry', async () => {
  const later = { code: 'unavailable', headers: { 'retry-after': '2' } };
  const [list] = offlineRoutes({ list: never, part: never }, 5);
  await expect(list!.handle({ c: {}, query: { lang: 'en' } } as never)).rejects.toMatchObject(later);
  await expect(askFor('day-2026-10-12', never)).rejects.toMatchObject(later);
});

test('a part that the Games do not have is answered with 404, and an impossible name prepares nothing', async () => {
  const part = vi.fn<() => Promise<undefined>>(async () => undefined);
  await expect(askFor('day-1999-01-01', part)).rejects.toMatchObject({
    code: 'notFound',
  });
  expect(part).toHaveBeenCalledTimes(1);
  for (const name of ['nothing', 'day-', 'day-2026-10-12x', '../games', '__proto__'])
    await expect(askFor(name, part)).rejects.toMatchObject({
      code: 'notFound',
    });
  expect(part).toHaveBeenCalledTimes(1);
});
