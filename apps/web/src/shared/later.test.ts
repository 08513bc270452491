import { expect, it, vi } from 'vitest';
import { later } from './later.ts';

it('a part is asked for once, and is there at once when it has come', async () => {
  const bring = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  const load = later(bring);
  expect(load()).toBe(load());
  await load();
  expect(bring).toHaveBeenCalledTimes(1);
  expect(load()).toMatchObject({ status: 'fulfilled', value: 'part' });
});

it('one that did not come is asked for again', async () => {
  const load = later(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part'),
  );
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe('part');
});
