/** S17, N06: feedback in Arabic on a phone, by a guest who signs in for it, at the limit, and while offline. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';
import { queuedIn } from '../harness/queued.ts';

const browser = useBrowser();
const demo = useWritableDemo();

const width = 360;

/** Fills in both steps, up to sending. */
async function write(page: Page, labels: { face: string; next: string; send: string }, text: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: labels.face, exact: true }).check();
  await main.getByRole('button', { name: labels.next, exact: true }).click();
  await main.getByRole('textbox').fill(text);
  await main.getByRole('button', { name: labels.send, exact: true }).click();
}

const english = { face: 'Happy', next: 'Next', send: 'Send' };

describe('in Arabic', () => {
  const arabic = { face: 'جيد', next: 'التالي', send: 'إرسال' };

  test('a guest looks around, signs in to give feedback, sends it, and is shown the limit', async () => {
    const page = await browser.open(demo.url, { width });
    await onPlatform(page, 'android');
    await visit(page, '/ara/login');
    await page.getByRole('button', { name: 'الدخول كزائر/ة' }).click();
    await page.waitForURL('**/ara/schedule/grid');
    await visit(page, '/ara/medals/all');
    expect(new URL(page.url()).pathname).toBe('/ara/medals/all');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');

    await visit(page, '/ara/feedback');
    await page.waitForURL((url) => url.pathname + url.search === '/ara/login?redirect=%2Fara%2Ffeedback');
    const { username, password } = await demo.newUser();
    await page.getByLabel('اسم المستخدم', { exact: true }).fill(username);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/ara/feedback' && url.search === '');

    const main = page.getByRole('main');
    await main.getByRole('button', { name: arabic.next }).click();
    await main.getByRole('alert').filter({ hasText: 'يرجى اختيار رأيك في التطبيق' }).waitFor();
    for (let count = 1; count <= 3; count++) {
      await write(page, arabic, `اقتراح رقم ${count}: صور أكثر من فضلكم`);
      await main.getByText('شكرًا لك على رأيك!').waitFor();
      await main.getByRole('button', { name: 'إرسال اقتراح آخر' }).click();
    }
    await write(page, arabic, 'اقتراح رابع بعد الحد الأقصى');
    const toast = page.getByRole('listitem').filter({ hasText: 'بلغت الحد الأقصى لعدد الاقتراحات' });
    await toast.waitFor();
    // The written text is kept for sending later.
    expect(await main.getByRole('textbox').inputValue()).toBe('اقتراح رابع بعد الحد الأقصى');
    expectNoErrors(page, [/429/u]);
  });
});

describe('without a network', () => {
  const text = 'A night mode for the grid, please';

  async function writeOffline(page: Page): Promise<void> {
    await onPlatform(page, 'android');
    await visit(page, '/feedback');
    await page.getByRole('radio', { name: english.face, exact: true }).waitFor();
    await page.context().setOffline(true);
    await write(page, english, text);
    await page.getByRole('main').getByText('Saved on this device').waitFor();
    expect(await queuedIn(page)).toContain(text);
  }

  test('feedback is stored on the device, and sent automatically once there is one', async () => {
    const page = await browser.open(demo.url, { width });
    await signInAs(page, demo.url, demo.accounts['coach']!);
    await writeOffline(page);
    await page.context().setOffline(false);
    await page.getByText('Sent: Feedback').waitFor();
    expect(await queuedIn(page)).toBe('[]');
    const data = await page.request.get('/api/v1/feedback');
    expect(data.status()).toBe(403);
    expectNoErrors(page, [/ERR_INTERNET_DISCONNECTED/u]);
    const manager = await browser.open(demo.url, { width });
    await signInAs(manager, demo.url, demo.accounts['manager']!);
    const { items } = (await (await manager.request.get('/api/v1/feedback')).json()) as {
      items: { suggestion: string; userType: string }[];
    };
    expect(items.filter(({ suggestion }) => suggestion === text)).toMatchObject([{ userType: 'coach' }]);
  });

  test('waiting feedback is deleted when its author signs out, and never sent for another user', async () => {
    const page = await browser.open(demo.url, { width });
    await signInAs(page, demo.url, await demo.newUser());
    await writeOffline(page);
    // The network returns after the reader has left the page.
    await page.getByRole('main').getByRole('button', { name: 'Send another suggestion' }).click();
    await page.route('**/api/v1/feedback', (route) => route.abort());
    await page.context().setOffline(false);
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.waitForURL('**/auth');
    await expect.poll(async () => queuedIn(page)).toBe('[]');
    expectNoErrors(page, [/ERR_INTERNET_DISCONNECTED/u, /ERR_FAILED/u]);
  });
});
