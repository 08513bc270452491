import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../../ground/log.ts';
import { makePage } from './broken-page.ts';
import { packPage } from './pack-page.ts';
import type { RenderedPage } from './pack-page.ts';
import { PageTooSlow } from './renderer.ts';

const answer = async (status: number, html: string): Promise<RenderedPage> =>
  packPage(html, { status, headers: [], scripts: [] });

const error = vi.fn<(facts: { request: string; error: string }, text: string) => void>();
const making = (path: string, isReported = false) => ({
  path,
  log: { error } as unknown as Log,
  isReported: () => isReported,
});

beforeEach(() => error.mockClear());

test.each([
  ['throws', async () => Promise.reject(new Error('no such word'))],
  ['answers 500', async () => answer(500, 'half a page')],
])('if the rendering %s the reader sees the number of its log entry', async (_how, make) => {
  const page = await makePage(make, making('/ara/medals'));
  const text = gunzipSync(page.gzip).toString();
  expect(page.status).toBe(500);
  expect(error).toHaveBeenCalledTimes(1);
  expect(text).toContain(error.mock.calls[0]![0].request);
  expect(text).toContain('<html lang="ar-AE" dir="rtl">');
  expect(text).not.toContain('half a page');
  expect(text).not.toContain('no such word');
});

test('the cause is in the log, whole', async () => {
  await makePage(async () => Promise.reject(new Error('no such word')), making('/'));
  expect(error.mock.calls[0]![0].error).toContain('no such word');
});

test('a page that shows the number of a failed read is not changed, nor is any other page', async () => {
  const traced = await answer(500, 'with a number');
  expect(await makePage(async () => traced, making('/', true))).toBe(traced);
  const missing = await answer(404, '');
  expect(await makePage(async () => missing, making('/constructor'))).toBe(missing);
  expect(error).not.toHaveBeenCalled();
});

test('security 20: a page that is not ready in time is postponed, not reported as broken', async () => {
  const slow = async (): Promise<RenderedPage> => Promise.reject(new PageTooSlow('the page took more than 10000 ms'));
  await expect(makePage(slow, making('/'))).rejects.toBeInstanceOf(PageTooSlow);
  expect(error).not.toHaveBeenCalled();
});
