/** S18: codes are read from a camera, here a video, or from a picture; without either, the page explains the reason. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { codePicture, codeVideo } from '../harness/code-video.ts';
import type { CodeVideo } from '../harness/code-video.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const demo = useWritableDemo();
let video: CodeVideo | undefined;
let code = '';
const browser = useBrowser(async () => {
  code = await demo.makeCode(['discipline', 'swm'], 0);
  video = await codeVideo(code);
  return video.file;
});
afterAll(async () => video?.remove());

async function openScreen(): Promise<Page> {
  const page = await browser.open(demo.url, { width: 360 });
  await onPlatform(page, 'android');
  await signInAs(page, demo.url, demo.accounts['athlete']!);
  await visit(page, '/qr-scan');
  return page;
}

const openCamera = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Open camera' }).click();
const choose = async (page: Page, buffer: Buffer): Promise<void> =>
  page.getByLabel('Choose a picture').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });

describe('the camera', () => {
  test('finds the code with our own decoder, reports it as valid and opens its target', async () => {
    const page = await openScreen();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openCamera(page);
    await page.getByText('The QR code is valid').waitFor();
    expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([
      expect.stringMatching(new RegExp(`^${demo.url}/assets/zxing_reader-[\\w-]+\\.wasm$`, 'u')),
    ]);
    await page.waitForURL('**/discipline/swm');
    expectNoErrors(page);
  });

  test.each([
    ['NotAllowedError', 'Camera permission not granted.'],
    ['NotFoundError', 'Scanning is not available on this device.'],
    ['NotSupportedError', 'Scanning is not available on this device.'],
    ['NotReadableError', 'The code could not be scanned. Please try again.'],
  ])('that a browser refuses by %s is explained in words', async (name, text) => {
    const page = await openScreen();
    // A headless browser grants camera access without asking.
    await page.evaluate((fault) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', fault);
      };
    }, name);
    await openCamera(page);
    await page.getByText(text).waitFor();
    await page.getByRole('button', { name: 'Open camera' }).waitFor();
    expectNoErrors(page);
  });

  test('is released when scanning is canceled, and requested by this page only', async () => {
    const page = await openScreen();
    await page.route('**/*.wasm', () => undefined);
    await openCamera(page);
    await page.getByText('Point the camera at the code').waitFor();
    const video = page.locator('video');
    const isLive = async (): Promise<boolean> =>
      video.evaluate((element: HTMLVideoElement) =>
        (element.srcObject as MediaStream).getTracks().some(({ readyState }) => readyState === 'live'),
      );
    expect(await isLive()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Scan canceled').waitFor();
    expect(await isLive()).toBe(false);
    expectNoErrors(page);
    for (const [path, isAllowed] of [
      ['/qr-scan', true],
      ['/medals/all', false],
    ] as const) {
      const { headers } = await fetch(demo.url + path, {
        headers: { cookie: 'podium_platform=android; podium_sid=a' },
      });
      expect(headers.get('permissions-policy')?.includes('camera=(self)'), path).toBe(isAllowed);
      expect(headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'"), path).toBe(isAllowed);
    }
  });
});

describe('a check at the door', () => {
  test('reads codes with the camera of a phone until it is stopped, and refuses other codes', async () => {
    const page = await browser.open(demo.url, { width: 360 });
    await signInAs(page, demo.url, demo.accounts['admin']!);
    await page.goto('/console/prints/doors');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByRole('alert').getByText(/card/iu).waitFor();
    // The next card can be held up at once.
    const stop = page.getByRole('button', { name: 'Stop the camera' });
    await stop.waitFor();
    expect(await findViolations(page, [360, 1280])).toEqual([]);
    await stop.click();
    await page.getByRole('button', { name: 'Scan with the camera' }).waitFor();
    expectNoErrors(page);
  });
});

describe('a picture', () => {
  test('without a code shows a message; one with a code works like the camera; a foreign code does not count', async () => {
    const page = await openScreen();
    await choose(page, codePicture(undefined));
    await page.getByText('There is no QR code in this picture').waitFor();
    await choose(page, codePicture('https://example.org/another-code'));
    await page.getByText('This is not one of our codes, or it has been withdrawn.').waitFor();
    await page.getByRole('button', { name: 'Scan again' }).click();
    await choose(page, codePicture(code));
    await page.getByText('The QR code is valid').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/discipline/swm');
    expectNoErrors(page, [/422/u]);
  });
});
