/**
 * S15: a course from its first lesson to the certificate, which anyone can verify. Uses its own server, which asks
 * nobody to sign in.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useOwnDemo();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-courses-'));
  await writeFile(
    join(folder, 'courses.csv'),
    'id,title_en,provider,summary_en,pass_percent,certificate\nfair,Fair course,Academy,What is fair.,100,true\n',
  );
  await writeFile(
    join(folder, 'lessons.csv'),
    'id,order,course,title_en,text_en,minutes\none,1,fair,Respect,Respect all.,20\ntwo,2,fair,Losing,Lose well.,30\n',
  );
  await demo.publish(folder);
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test('S15: lessons finished as a visitor without a network count in the account, and lead to a certificate', async () => {
  const { url, accounts } = demo;
  const page = await browser.open(url, { width: 360 });
  await onPlatform(page, 'android-pwa');
  await visit(page, '/courses');
  await page.getByRole('link', { name: 'Fair course' }).click();
  await page.getByRole('button', { name: 'Mark as done: Respect' }).click();
  await page.getByText('1 of 2 lessons done').waitFor();
  await page.getByText('Your progress is kept on this device.').waitFor();

  await signInAs(page, url, accounts['athlete']!);
  await page.reload();
  await hydrated(page);
  await page.getByText('1 of 2 lessons done').waitFor();
  await expect
    .poll(async () => (await page.request.get('/api/v1/me/courses')).json())
    .toMatchObject({ items: [{ course: 'fair', done: ['one'] }] });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mark as done: Losing' }).click();
  await page.getByText('Your progress is kept on this device and will be sent').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Your progress is kept on this device and will be sent').waitFor({ state: 'hidden' });

  await page.getByLabel('My own name').check();
  await page.getByLabel('Your name').fill('Inês d’Ávila');
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByRole('button', { name: 'Get certificate' }).click();
  await page.getByRole('link', { name: 'Verification page' }).click();
  await page.getByText('This certificate is genuine').waitFor();
  await page.getByText('Inês d’Ávila').waitFor();
  expect(await findViolations(page, [360])).toEqual([]);
  expectNoErrors(page, [/ERR_INTERNET_DISCONNECTED/u]);
});

test('a certificate revoked in the console is revoked on its verification page and its holder’s page', async () => {
  const { url, accounts } = demo;
  const holder = await browser.open(url, { width: 360 });
  await onPlatform(holder, 'android');
  await signInAs(holder, url, accounts['coach']!);
  const headers = { origin: url };
  for (const lesson of ['one', 'two'])
    await holder.request.put(`/api/v1/me/courses/fair/lessons/${lesson}`, { headers });
  const issued = await holder.request.post('/api/v1/me/courses/fair/certificate', {
    headers,
    data: { name: 'Ana Exampel' },
  });
  const { code } = (await issued.json()) as { code: string };

  const page = await browser.open(url);
  await signInAs(page, url, accounts['admin']!);
  await page.goto('/console/courses');
  await page.getByRole('link', { name: 'Fair course' }).waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.getByRole('link', { name: 'Fair course' }).click();
  await page.getByLabel('Username, name on the certificate or code').fill(code);
  await page.getByText('1 participant', { exact: true }).waitFor();
  // The search is part of the address.
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === code);
  await page.reload();
  await page.getByText('1 participant', { exact: true }).waitFor();
  expect(await page.getByLabel('Username, name on the certificate or code').inputValue()).toBe(code);
  await page.getByRole('button', { name: /^Issue again:/u }).click();
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Ana Example');
  await page.getByLabel('Reason').fill('misspelled');
  await page.getByRole('dialog').getByRole('button', { name: 'Issue again' }).click();
  await page.getByText('Ana Example', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(/misspelled/u).waitFor();
  await page.getByRole('button', { name: /^Revoke:/u }).click();
  await page.getByLabel('Reason').fill('finished by somebody else');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('button', { name: /^Restore:/u })
    .first()
    .waitFor();
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  expectNoErrors(page);

  await visit(holder, `/verify/${code}`);
  await holder.getByText('This certificate was revoked').waitFor();
  expect(await holder.getByText('Ana').count()).toBe(0);
  expect(await findViolations(holder, [360])).toEqual([]);
  await visit(holder, '/courses/fair');
  await holder.getByText(/^Your certificate was revoked on/u).waitFor();
  expect(await holder.getByRole('button', { name: 'Get certificate' }).count()).toBe(0);
  expect(await findViolations(holder, [360])).toEqual([]);
  expectNoErrors(holder);
});
