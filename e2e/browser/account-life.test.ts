/** S19, D04: an account from its first email to its deletion, on a phone, in Portuguese and without a mouse. */
import { servedBy } from '@podium/contract/served-by';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { go, tabTo, typeInto } from '../harness/keys.ts';
import { watchPolicy } from '../harness/health.ts';
import { emailTo, linkIn } from '../harness/emails.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs, openAccount } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

const width = 360;
const lia = { username: 'lia.prado', password: 'chuva na ponte azul', email: 'lia.prado@example.org' };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await typeInto(page, field(page, 'Nome de usuário'), username);
  await typeInto(page, field(page, 'Senha'), password);
  await page.keyboard.press('Enter');
}

/** All storage of the browser for our pages, as one text. */
async function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    const databases = await indexedDB.databases();
    return [...texts, ...databases.map(({ name }) => name ?? '')].join('\n');
  });
}

describe('in Portuguese, by the keyboard alone', () => {
  test('faults are listed above the form, and each one links to its field', async () => {
    const page = await browser.open(demo.url, { width });
    await watchPolicy(page);
    await visit(page, '/por/signup');
    await typeInto(page, field(page, 'Nome de usuário'), 'li');
    await typeInto(page, field(page, 'E-mail'), 'lia.example.org');
    await typeInto(page, field(page, 'Senha'), 'curta');
    await typeInto(page, field(page, 'Repita a senha'), 'outra');
    await typeInto(page, field(page, 'CPF ou outro documento'), '529.982.247-24');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Verifique' });
    await expect.poll(async () => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'O nome de usuário deve ter pelo menos 3 caracteres',
      'E-mail inválido',
      'A senha deve ter pelo menos 8 caracteres',
      'As senhas não coincidem',
      'Há um erro no CPF: os dígitos verificadores não conferem',
      'Informe o ano de nascimento',
      'Aceite os termos',
    ]);
    for (const [line, label] of [
      ['As senhas não coincidem', 'Repita a senha'],
      ['Há um erro no CPF: os dígitos verificadores não conferem', 'CPF ou outro documento'],
      ['Aceite os termos', 'Li e aceito os termos'],
    ] as const) {
      await go(page, summary.getByRole('link', { name: line }));
      const reached = field(page, label);
      expect(await reached.evaluate((element) => element === document.activeElement), line).toBe(true);
      expect(await reached.getAttribute('aria-invalid')).toBe('true');
      await summary.focus();
    }
    // The validation schemas did not even attempt anything that the page's policy forbids.
    expect(await page.evaluate(() => (globalThis as { breaches?: string[] }).breaches)).toEqual([]);
    expectNoErrors(page);
  });

  test('a user signs up, confirms, signs in, changes a setting and signs out, which leaves no data on the device', async () => {
    const page = await browser.open(demo.url, { width });
    await visit(page, '/por/signup');
    await typeInto(page, field(page, 'Nome de usuário'), lia.username);
    await typeInto(page, field(page, 'E-mail'), lia.email);
    await typeInto(page, field(page, 'Senha'), lia.password);
    await typeInto(page, field(page, 'Repita a senha'), lia.password);
    await typeInto(page, field(page, 'CPF ou outro documento'), '529.982.247-25');
    await typeInto(page, field(page, 'Ano de nascimento'), '1990');
    await tabTo(page, field(page, 'Li e aceito os termos'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const done = page.getByRole('heading', { name: 'Confira seu e-mail' });
    await expect.poll(async () => done.evaluate((heading) => heading === document.activeElement)).toBe(true);

    const email = await emailTo(demo.dataDir, lia.email);
    expect(email.subject).toBe('Confirme seu e-mail');
    const confirm = linkIn(email);
    expect(confirm).toMatch(/^\/por\/auth\/confirm#token=.{16,}$/u);
    await visit(page, confirm);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await go(page, button(page, 'Confirmar e-mail'));
    await page.getByText('Seu e-mail está confirmado. Você já pode entrar.').waitFor();
    await go(page, link(page, 'Entrar'));
    await page.waitForURL('**/por/login');
    await logIn(page, lia);
    await page.waitForURL('**/por/schedule/grid');

    await visit(page, '/por/account');
    const profile = page.getByRole('region', { name: 'Perfil' });
    await profile.getByText(lia.email).waitFor();
    expect(await profile.innerText()).not.toContain('52998224725');
    const spoilers = field(page, 'Ocultar resultados até eu pedir');
    await tabTo(page, spoilers);
    await page.keyboard.press('Space');
    await page.getByText('Salvo', { exact: true }).waitFor();
    await page.reload();
    await spoilers.waitFor();
    expect(await spoilers.isChecked()).toBe(true);
    await button(page, 'Mostrar resultados').waitFor();

    await go(page, button(page, 'Sair').first());
    await page.waitForURL('**/por/auth');
    await hydrated(page);
    // The device still hides results; logging out must not reveal one.
    await button(page, 'Mostrar resultados').waitFor();
    const storedText = await readStorage(page);
    expect(storedText).toContain('podium-user');
    for (const mine of [lia.username, lia.email, 'podium-private']) expect(storedText).not.toContain(mine);
    const session = await page.request.get('/api/v1/session');
    expect(await session.json()).toEqual({ user: null });
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== '/por/auth');
    expect(await page.getByText(lia.email).count()).toBe(0);
    expectNoErrors(page);
  });

  test('a user scans a code, downloads the data, and erases the account', async () => {
    const page = await browser.open(demo.url, { width });
    await page.context().addCookies([{ name: 'i18n_redirected', value: 'por', url: demo.url }]);
    const address = new URL((await demo.makeCode(['discipline', 'swm'], 40)).toLowerCase());
    const printed = address.pathname.replace('/q/', '/Q/').toUpperCase();

    await visit(page, printed);
    expect(new URL(page.url()).pathname).toBe('/por/q');
    await go(page, link(page, 'Entrar'));
    await page.waitForURL('**/por/login?redirect=*');
    await logIn(page, lia);
    // The link back still contains the code.
    await page.waitForURL((url) => url.pathname === '/por/q');
    await page.getByText('O QR code é válido').waitFor();
    await page.getByText('+40 pontos').waitFor();
    await page.waitForURL('**/por/discipline/swm');
    await visit(page, printed);
    await page.getByText('Você já ganhou estes pontos.').waitFor();
    await go(page, link(page, 'Continuar'));
    await page.waitForURL('**/por/discipline/swm');

    await visit(page, '/por/account');
    const download = page.waitForEvent('download');
    await go(page, button(page, 'Baixar meus dados'));
    const file = await download;
    expect(file.suggestedFilename()).toBe('podium-account.zip');
    const chunks = await file.createReadStream();
    const [first] = (await chunks.toArray()) as Buffer[];
    expect(first!.subarray(0, 2).toString()).toBe('PK');

    const erasing = page.getByRole('region', { name: 'Apagar minha conta' });
    await typeInto(page, erasing.getByLabel('Senha atual', { exact: true }), 'não é esta');
    await page.keyboard.press('Enter');
    await erasing.getByRole('alert').waitFor();
    await typeInto(page, erasing.getByLabel('Senha atual', { exact: true }), lia.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/por/schedule/grid');
    await page.getByText('Sua conta foi apagada').waitFor();
    expect(await readStorage(page)).not.toContain(lia.username);

    await visit(page, '/por/login');
    await logIn(page, lia);
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/por/login');
    expectNoErrors(page, [/401/u, /422/u]);
  });
});

describe('returning to an account', () => {
  const rui = { username: 'rui.lago', password: 'lua sobre o mar', email: 'rui@example.org', document: 'RL123456' };

  test('needs the link in an email after a forgotten password, and signing out everywhere ends other sessions', async () => {
    await openAccount(demo, rui);
    const phone = await browser.open(demo.url, { width });
    const desk = await browser.open(demo.url);
    await visit(phone, '/login');
    await phone.getByRole('link', { name: 'Forgot your password?' }).click();
    await phone.waitForURL('**/auth/forgot');
    await field(phone, 'Email').fill(rui.email);
    await button(phone, 'Send link').click();
    await phone.getByText('If this email belongs to an account').waitFor();
    await visit(phone, linkIn(await emailTo(demo.dataDir, rui.email, 'password')));
    await expect.poll(() => new URL(phone.url()).hash).toBe('');
    const password = 'three boats in the fog';
    await field(phone, 'New password').fill(password);
    await field(phone, 'Repeat password').fill(password);
    await button(phone, 'Save password').click();
    await phone.getByText('Your new password').waitFor();

    for (const page of [phone, desk]) {
      await visit(page, '/login?redirect=%2Faccount');
      await field(page, 'Username').fill(rui.username);
      await field(page, 'Password').fill(password);
      await button(page, 'Log in').click();
      await page.waitForURL('**/account');
      await page.getByText(rui.email).waitFor();
    }
    await button(phone, 'Log out everywhere').click();
    await phone.waitForURL('**/auth');
    // Triggers the next private request of the other device.
    await desk.getByRole('checkbox').first().click();
    await desk.waitForURL('**/login?redirect=%2Faccount');
    expect(await readStorage(desk)).not.toContain(rui.username);
    expect(await desk.getByText(rui.email).count()).toBe(0);
    expectNoErrors(phone);
    expectNoErrors(desk, [/401/u]);
  });

  test('needs the link in an email after a change of address, and the old address is notified', async () => {
    const ida = {
      username: 'ida.rocha',
      password: 'neve no alto monte',
      email: 'ida@example.org',
      document: 'IR123456',
    };
    await openAccount(demo, ida);
    const page = await browser.open(demo.url, { width });
    await signInAs(page, demo.url, ida);
    await visit(page, '/account');
    const profile = page.getByRole('region', { name: 'Profile' });
    await go(page, profile.locator('summary'));
    await typeInto(page, profile.getByLabel('New email', { exact: true }), ida.email);
    await typeInto(page, profile.getByLabel('Current password', { exact: true }), ida.password);
    await page.keyboard.press('Enter');
    await profile.getByRole('link', { name: 'This is already your email' }).waitFor();
    await typeInto(page, profile.getByLabel('New email', { exact: true }), 'ida.new@example.org');
    await page.keyboard.press('Enter');
    await profile.getByText('A link is on its way').waitFor();
    await profile.getByText(ida.email).waitFor();
    await emailTo(demo.dataDir, ida.email, 'A new email address');

    await visit(page, linkIn(await emailTo(demo.dataDir, 'ida.new@example.org')));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await go(page, button(page, 'Confirm email'));
    await page.getByText('Your new email is confirmed.').waitFor();
    await go(page, link(page, 'My account'));
    await page.waitForURL('**/account');
    await profile.getByText('ida.new@example.org').waitFor();
    expectNoErrors(page, [/422/u]);
  });

  test('applies the choices of the account on a new device', async () => {
    const ana = {
      username: 'ana.serra',
      password: 'vento sobre a serra',
      email: 'ana@example.org',
      document: 'AS123456',
    };
    await openAccount(demo, ana);
    const phone = await browser.open(demo.url, { width });
    await signInAs(phone, demo.url, ana);
    await visit(phone, '/account');
    await phone.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
    await phone.getByRole('combobox', { name: 'Time zone' }).selectOption('mine');
    await phone.getByRole('checkbox', { name: 'Hide results' }).click();
    await phone.getByRole('checkbox', { name: 'Save data' }).click();
    await phone.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Português' });
    await phone.waitForURL('**/por/account');
    await expect
      .poll(async () => (await phone.request.get('/api/v1/me')).json())
      .toMatchObject({
        preferences: { theme: 'dark', timeZone: 'mine', language: 'pt', hasSpoilerMode: true, hasDataSaver: true },
      });

    const desk = await browser.open(demo.url, { width, context: { timezoneId: 'Asia/Baku' } });
    await visit(desk, '/login?redirect=%2Fschedule%2Fday');
    await field(desk, 'Username').fill(ana.username);
    await field(desk, 'Password').fill(ana.password);
    await button(desk, 'Log in').click();
    await desk.waitForURL('**/por/schedule/day/*');
    expect(await desk.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await desk.locator('.saves-data').waitFor();
    await button(desk, 'Mostrar resultados').waitFor();
    const clock = desk.locator('.clock-line');
    await clock.getByText('no seu fuso').waitFor();
    // Switches to the other clock, which applies on all pages, and back.
    await clock.getByRole('button').click();
    await clock.getByText('no fuso dos Jogos').waitFor();
    await visit(desk, '/por/discipline/swm/schedule/days');
    await clock.getByText('no fuso dos Jogos').waitFor();
    await clock.getByRole('button').click();
    await clock.getByText('no seu fuso').waitFor();

    // A link in another language opens its page in that language.
    await desk.context().clearCookies();
    await visit(desk, '/ara/login');
    await field(desk, 'اسم المستخدم').fill(ana.username);
    await field(desk, 'كلمة المرور').fill(ana.password);
    await desk.getByRole('main').getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await desk.waitForURL('**/ara/schedule/grid');
    expectNoErrors(phone);
    expectNoErrors(desk);
  });

  test('asks for a login before an action that needs a recent one, and then continues', async () => {
    const { volunteer } = demo.accounts;
    const page = await browser.open(demo.url, { width });
    await signInAs(page, demo.url, volunteer!);
    await visit(page, '/account');
    await page.route('**/api/v1/me/erase', (route) =>
      route.fulfill({
        status: 403,
        headers: servedBy,
        json: {
          error: {
            code: 'signInAgain',
            message: 'Sign in again for this.',
            id: 'x',
          },
        },
      }),
    );
    const erasing = page.getByRole('region', { name: 'Delete my account' });
    await erasing.getByLabel('Current password').fill(volunteer!.password);
    await erasing.getByRole('button').last().click();
    await erasing.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount');
    await field(page, 'Username').fill(volunteer!.username);
    // F25: a pasted space is reported and kept.
    await field(page, 'Password').fill(`${volunteer!.password} `);
    await page.getByText('begins or ends with a space').waitFor();
    await field(page, 'Password').fill(volunteer!.password);
    await button(page, 'Log in').click();
    await page.waitForURL('**/account');

    // A choice made by a single press has no form that could show the error.
    await page.route('**/api/v1/me', async (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 403,
            headers: servedBy,
            json: {
              error: { code: 'signInAgain', message: 'Again.', id: 'x' },
            },
          })
        : route.continue(),
    );
    await page.getByRole('checkbox', { name: 'Show me in the ranking' }).click();
    await page.getByRole('listitem').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount');
    expectNoErrors(page, [/403/u]);
  });
});

describe('in Arabic, by the keyboard alone', () => {
  test('a coach follows her team, and her day shows its contests on her other device too', async () => {
    const { coach } = demo.accounts;
    const phone = await browser.open(demo.url, { width });
    await signInAs(phone, demo.url, coach!);
    await visit(phone, '/ara/participants/teams');
    const list = await phone.getByRole('heading', { level: 1 }).innerText();
    await go(phone, phone.getByRole('main').locator('a[href*="/participants/profile/"]').first());
    await phone.waitForURL('**/ara/participants/profile/*');
    const heading = phone.getByRole('heading', { level: 1 });
    await expect.poll(async () => heading.innerText()).not.toBe(list);
    const team = await heading.innerText();
    const star = phone.getByRole('main').getByRole('button', { name: `متابعة ${team}` });
    await tabTo(phone, star);
    await phone.keyboard.press('Space');
    await expect
      .poll(async () => (await phone.request.get('/api/v1/me/follows')).json())
      .toMatchObject({ items: [{ kind: 'team' }] });

    const desk = await browser.open(demo.url);
    await signInAs(desk, demo.url, coach!);
    await visit(desk, new URL(phone.url()).pathname);
    await desk
      .getByRole('main')
      .getByRole('button', { name: new RegExp(team, 'u'), pressed: true })
      .waitFor();
    for (const page of [phone, desk]) {
      await visit(page, '/ara/schedule/grid');
      // The next contest depends on the hour, but the heading of a personal day does not.
      await page.getByRole('region', { name: 'يومي' }).locator('a[href*="show=mine"]').waitFor();
      expectNoErrors(page);
    }
  });
});
