/** The console's trivia: a quiz from its title to a player's points, and two users who edit the same quiz. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeskQuiz } from '@podium/contract';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { onPlatform, visit } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { useWritableDemo } from '../harness/own-demo.ts';
import { signInAs } from '../harness/people.ts';

const browser = useBrowser();
const demo = useWritableDemo();

async function openAs(type: string): Promise<Page> {
  const page = await browser.open(demo.url);
  await signInAs(page, demo.url, demo.accounts[type]!);
  return page;
}

async function createQuiz(page: Page, title: string): Promise<void> {
  await page.goto('/console/trivia');
  await page.getByRole('button', { name: 'New quiz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title (English)').fill(title);
  await dialog.getByRole('button', { name: 'Create quiz' }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

const saveIt = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Quiz saved').first().waitFor();
};

/** Disables color transitions, because the check would measure intermediate colors. */
async function expectAccessible(page: Page, widths = [360]): Promise<void> {
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await findViolations(page, widths)).toEqual([]);
}

test('a manager writes a quiz with two kinds of questions and publishes it; a player answers it and gets the points', async () => {
  const page = await openAs('manager');
  await createQuiz(page, 'Water and lanes');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('The quiz is incomplete.').waitFor();
  await page.getByText('Add at least one question.').first().waitFor();

  await page.getByLabel('Description (English)').fill('Two questions about pools.');
  await page.getByLabel('Points', { exact: false }).fill('200');
  await page.getByRole('button', { name: 'Add question' }).click();
  const first = page.getByRole('region', { name: 'Question 1' });
  await first.getByLabel('Question text (English)').fill('How long is an Olympic pool?');
  await first.getByLabel('Option 1 (English)').fill('25 m');
  await first.getByLabel('Option 2 (English)').fill('50 m');
  await first.getByRole('button', { name: 'Remove Option 3' }).click();
  await first.getByLabel('Option 2 is right').check();
  await first.getByLabel('Explanation (English)').fill('Long course is 50 m.');
  await page.getByRole('button', { name: 'Add question' }).click();
  const second = page.getByRole('region', { name: 'Question 2' });
  await second.getByLabel('Type of question').click();
  await page.getByRole('option', { name: 'A number' }).click();
  await second.getByLabel('Question text (English)').fill('How many lanes has it?');
  await second.getByLabel('Right number').fill('10');
  await second.getByLabel('Unit (English)').fill('lanes');
  // By keyboard: the second question moves up, and the focus stays on it.
  await page.getByRole('button', { name: 'Move up: Question 2' }).press('Enter');
  await expect
    .poll(async () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move down: Question 1');
  await page.getByRole('button', { name: 'Move down: Question 1' }).press('Enter');
  await page.getByRole('tab', { name: /Português/u }).click();
  await page.getByLabel('Title (Português)').fill('Água e raias');
  await saveIt(page);
  await expectAccessible(page, [360, 1280]);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Português' }).click();
  await dialog.getByText('Água e raias').waitFor();
  // English text replaces the missing Portuguese one.
  await dialog.getByText('How many lanes has it?').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Quiz published').first().waitFor();
  const now = (await (await page.request.get('/api/v1/desk/trivia/water-and-lanes')).json()) as DeskQuiz;
  expect(now).toMatchObject({ state: 'published', quiz: { points: 200, questions: [{ right: 1 }, { number: 10 }] } });
  // The demo's clock is stopped, so the quiz opens at a past time of its Games.
  const opened = { ...now.quiz, opensAt: '2020-01-01T00:00:00Z' };
  const headers = { origin: demo.url, 'if-match': `"${now.version}"` };
  expect((await page.request.put('/api/v1/desk/trivia/water-and-lanes', { headers, data: opened })).status()).toBe(200);

  const player = await openAs('athlete');
  await onPlatform(player, 'ios');
  await visit(player, '/trivia/water-and-lanes');
  await player.getByRole('button', { name: 'Start' }).click();
  await player.getByLabel('50 m').check();
  await player.getByRole('button', { name: 'Next' }).click();
  await player.getByLabel('How many lanes has it?').fill('10');
  await player.getByRole('button', { name: 'Check answers' }).click();
  await player.getByRole('button', { name: 'Send answers' }).click();
  await player.getByText('200 points earned').waitFor();
  await player.getByText('Long course is 50 m.').waitFor();

  await page.goto('/console/trivia/water-and-lanes');
  await page.getByText('1 player has started this quiz.').waitFor();
  expect(await page.getByLabel('Points', { exact: false }).first().isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Add question' }).isDisabled()).toBe(true);
  await page.getByLabel('Title (English)').fill('Water, lanes');
  await saveIt(page);
  await page.getByRole('button', { name: 'Withdraw quiz' }).click();
  await dialog.getByLabel('Reason').fill('Lanes were counted twice');
  await dialog.getByRole('button', { name: 'Withdraw quiz' }).click();
  await page.getByText('Quiz withdrawn').first().waitFor();
  await page.getByRole('link', { name: 'Trivia' }).first().click();
  const row = page.getByRole('row', { name: /Water, lanes/u });
  await row.getByText('1 of 1').waitFor();
  expect(await row.textContent()).toContain('Withdrawn');
  expectNoErrors(page);
});

test('unsaved changes survive leaving the page, and a faster colleague is not overwritten', async () => {
  const page = await openAs('manager');
  await createQuiz(page, 'Rules of judo');
  await page.getByLabel('Description (English)').fill('About mats.');
  await page.getByLabel('Points', { exact: false }).fill('150');
  await page.getByRole('link', { name: 'Trivia' }).first().click();
  await page.getByRole('link', { name: 'Rules of judo' }).click();
  await page.getByText('Text from your last visit').waitFor();
  expect(await page.getByLabel('Points', { exact: false }).first().inputValue()).toBe('150');

  const other = await openAs('admin');
  const path = '/api/v1/desk/trivia/rules-of-judo';
  const saved = (await (await other.request.get(path)).json()) as DeskQuiz;
  const theirs = { ...saved.quiz, minutes: 9, points: 300 };
  const headers = { origin: demo.url, 'if-match': `"${saved.version}"` };
  expect((await other.request.put(path, { headers, data: theirs })).status()).toBe(200);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('demo.admin').waitFor();
  await expectAccessible(page);
  await dialog
    .getByRole('group', { name: /Points/u })
    .getByLabel('Theirs')
    .check();
  await dialog.getByRole('button', { name: 'Keep this choice' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => ((await (await other.request.get(path)).json()) as DeskQuiz).quiz)
    .toMatchObject({ minutes: 9, points: 300, description: { en: 'About mats.' } });

  await page.getByRole('button', { name: 'Delete draft' }).click();
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByText('Draft deleted').waitFor();
  expect((await other.request.get(path)).status()).toBe(404);
  expectNoErrors(page, [/409/u]);
});
