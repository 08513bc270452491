import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

test('a part that a loader has loaded is in the first render', async () => {
  const bring = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const { load, Part } = lazyPart(bring);
  await load();
  await load();
  expect(renderToString(<Part name="Ana" />)).toContain('<p>Ana</p>');
  expect(bring).toHaveBeenCalledOnce();
});

test('a part that failed to load rejects the loader, and is requested again', async () => {
  const bring = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Greeting);
  const { load, Part } = lazyPart(bring);
  await expect(load()).rejects.toThrow('no network');
  await load();
  expect(renderToString(<Part name="Ana" />)).toContain('<p>Ana</p>');
});
