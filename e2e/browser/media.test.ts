/** R11, S15: official photos and videos on a phone, in Arabic, by keyboard. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { go, hasFocus } from '../harness/keys.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useDemo();

test('R11: an album can be viewed by keyboard', async () => {
  const { url, accounts } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  await visit(page, '/ara/official-photos');
  const album = page.locator('.album a').first();
  await album.waitFor();
  await go(page, album);
  await page.waitForURL('**/ara/official-photos/swimming-finals');

  const photos = page.locator('.photo');
  await photos.first().waitFor();
  expect(await photos.count()).toBe(3);
  const lightbox = page.getByRole('dialog');
  const waitForPhoto = (number: number) => page.waitForURL(`**/swimming-finals#swimming-finals-${number}`);
  await go(page, photos.first());
  await waitForPhoto(1);
  await lightbox.waitFor();
  // Right to left: the next photo is to the left.
  await page.keyboard.press('ArrowLeft');
  await waitForPhoto(2);
  await page.keyboard.press('End');
  await waitForPhoto(3);
  await page.keyboard.press('ArrowRight');
  await waitForPhoto(2);
  expect(await findViolations(page, [360], { within: 'dialog[open]', areColorsJudged: false })).toEqual([]);
  const file = await lightbox.locator('a[download]').getAttribute('href');
  const response = await page.request.get(file!);
  expect([response.status(), response.headers()['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="\w+\.webp"/u),
  ]);
  await page.keyboard.press('Escape');
  await lightbox.waitFor({ state: 'hidden' });
  await page.waitForURL('**/ara/official-photos/swimming-finals');
  await expect.poll(async () => hasFocus(photos.nth(1))).toBe(true);
  expectNoErrors(page);
});

const playSilently = async (player: Locator): Promise<void> =>
  player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
const secondsPlayed = async (player: Locator): Promise<number> =>
  player.evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.end(0) - played.start(0) : 0));

test('S15: live videos come first, and play from the stream for longer than one of its segments', async () => {
  const { url, accounts } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  await visit(page, '/ara/videos');
  const videos = page.locator('.video a');
  await videos.first().waitFor();
  expect(await page.locator('.video').evaluateAll((items) => items.map(({ id }) => id.split('-')[0]))).toEqual([
    'live',
    'upcoming',
    'recorded',
  ]);
  await go(page, videos.first());
  await page.waitForURL('**/ara/videos/live-swimming');
  const player = page.locator('video');
  await player.waitFor();
  await playSilently(player);
  await expect.poll(async () => secondsPlayed(player)).toBeGreaterThan(2.5);
  expectNoErrors(page);
});

test('S15: a live video that is started before its player has loaded plays', async () => {
  const { url, accounts } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  const isPlaybackStarted = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('MEDIA-SEQUENCE')) {
      held++;
      await isPlaybackStarted.promise;
    }
    await route.fulfill({ response });
  });
  // The page counts as loaded only after the script that is held.
  const visiting = visit(page, '/ara/videos/live-swimming');
  const player = page.locator('video');
  await player.waitFor();
  await expect.poll(() => held).toBe(1);
  const playing = playSilently(player);
  await expect.poll(async () => player.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
  isPlaybackStarted.resolve();
  await Promise.all([visiting, playing]);
  await expect.poll(async () => secondsPlayed(player)).toBeGreaterThan(0.5);
  expectNoErrors(page);
});

test('S15: a recorded video waits to be played, with captions in the language of the page', async () => {
  const { url, accounts } = demo.current;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await signInAs(page, url, accounts['volunteer']!);
  await visit(page, '/ara/videos/recorded-athletics');
  const player = page.locator('video');
  await player.waitFor();
  const state = async () =>
    player.evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      seconds: Math.round(video.duration),
      captions: [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    }));
  await expect.poll(state).toEqual({ isPaused: true, seconds: 4, captions: ['ar'] });
  await playSilently(player);
  await expect.poll(async () => secondsPlayed(player)).toBeGreaterThan(0.5);
  expectNoErrors(page);
});
