import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { editorSuite, saves } from '../support/editor-suite.ts';

/** The control that has the focus: its key in the config, its label or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('data-path') ?? element?.id ?? '';
  });

const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens a part of the config from the list of everything, with the keyboard. */
async function openPart(page: Page, ...path: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Everything else' }).press('Enter');
  for (const [index] of path.entries())
    await page.locator(`[data-path='${JSON.stringify(path.slice(0, index + 1))}']`).press('Enter');
}

await editorSuite('editing with the keyboard', (test, { open, text, undoTo }) => {
  test('Tab leads from the bar to the panel, and not through the links of the page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: /^Changes/ }).focus();
    await press(page, 'Tab');
    assert.is(await page.evaluate(() => document.activeElement?.ariaLabel), 'Find a value on this page');
  });

  test('Escape leads back to the list from which a value was opened, and to its entry', async ({ page }) => {
    await open(page, '/');
    const lead = page
      .locator('.values')
      .getByRole('button', { name: /^The lead/ })
      .first();
    await lead.focus();
    const path = await focused(page);
    await press(page, 'Enter');
    await page.locator('#value-field:focus').waitFor();
    await press(page, 'Escape');
    await page.locator(`[data-path='${path}']:focus`).waitFor();
    await openPart(page, 'clinic', 'phone');
    await page.locator('#value-field:focus').waitFor();
    await press(page, 'Escape');
    await page.locator(`[data-path='["clinic","phone"]']:focus`).waitFor();
  });

  test('Escape leads back to the search with which a value was found', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('searchbox', { name: 'Find a value on this page' });
    await search.fill('the lead');
    const found = page.locator('.values li:not([hidden])');
    const count = await found.count();
    await found.first().getByRole('button').press('Enter');
    await page.locator('#value-field:focus').waitFor();
    await press(page, 'Escape');
    await search.waitFor();
    assert.is(await search.inputValue(), 'the lead');
    assert.is(await found.count(), count);
  });

  test('an item of a list of texts is added with Enter, moved several times, followed when a move is undone, and removed', async ({
    page,
  }) => {
    await open(page, '/');
    const before = await text();
    await openPart(page, 'navigation', 'legal');
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await add.press('Enter');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('By appointment.');
    await saves(page, () => press(page, 'Enter'));
    assert.match(await text(), "'By appointment.',\n");
    const items = page.locator('.values li');
    await items.nth(2).getByRole('button').press('Enter');
    await page.getByRole('button', { name: 'Move up' }).focus();
    const messages = new Set<string>();
    for (const position of [2, 1]) {
      await saves(page, () => press(page, 'Enter'));
      await page.getByText(`: ${position} of 3`).waitFor();
      messages.add(await page.getByRole('status').innerText());
    }
    // Screen readers read a status only if it has changed.
    assert.is(messages.size, 2);
    assert.is(await focusedText(page), 'Move down');
    assert.match(await text(), /legal: \[\s+'By appointment\.',/);
    await saves(page, () => press(page, 'Control+z'));
    await page.getByText(': 2 of 3').waitFor();
    await saves(page, () => press(page, 'Control+y'));
    await page.getByText(': 1 of 3').waitFor();
    assert.is(await page.locator('#value-field').inputValue(), 'By appointment.');
    await saves(page, () => page.getByRole('button', { name: 'Remove' }).press('Enter'));
    await page.locator('#value-label:focus').waitFor();
    assert.is(await items.count(), 2);
    await undoTo(before, page);
  });

  test('a form for a new item that was left by Escape or by a click keeps what was typed, until it is cancelled', async ({
    page,
  }) => {
    await open(page, '/');
    const before = await text();
    await openPart(page, 'figures');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await page.locator('#add-name:focus').waitFor();
    await page.keyboard.type('late');
    await press(page, 'Tab');
    await page.keyboard.type('ten minutes');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
    const drafts = page.locator('.drafts');
    await drafts.getByRole('button', { name: 'Add to figures' }).press('Enter');
    await page.locator('#add-name:focus').waitFor();
    assert.is(await page.locator('#add-0-field').inputValue(), 'ten minutes');
    assert.is(await drafts.isVisible(), false);
    await page.getByRole('button', { name: 'This page' }).click();
    await drafts.getByRole('button').click();
    await saves(page, () => page.getByRole('textbox', { name: 'Value' }).press('Enter'));
    assert.match(await text(), /figures: \{ notice: '24 hours', late: 'ten minutes' \}/);
    await undoTo(before, page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('#add-name').fill('early');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    assert.is(await page.locator('#add-name').inputValue(), '');
    assert.is(await drafts.isVisible(), false);
  });

  test('screen readers read what a value means with its field, and with those of a new item', async ({ page }) => {
    await open(page, '/');
    await openPart(page, 'clinic', 'closures');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    const first = page.locator('#add-0-field:focus');
    await first.waitFor();
    assert.match(await descriptionOf(first), 'The first closed day');
    await page.getByRole('button', { name: 'This page' }).press('Enter');
    await openPart(page, 'clinic', 'phone');
    const field = page.locator('#value-field:focus');
    await field.waitFor();
    assert.is(await descriptionOf(field), await page.locator('.meaning').innerText());
  });

  test('the value of the entry with the focus has an outline on the page, also after the page has scrolled', async ({
    page,
  }) => {
    const frame = await open(page, '/');
    const question = page
      .locator('.values')
      .getByRole('button', { name: /What if I cannot come/ })
      .first();
    await question.focus();
    const outline = page.locator('.outline:not(.selected)');
    await frame.locator('body').evaluate(
      (body) =>
        new Promise((scrolled) => {
          body.ownerDocument.addEventListener('scroll', scrolled, { once: true });
          body.ownerDocument.defaultView?.scrollBy({ top: -40, behavior: 'instant' });
        }),
    );
    assert.is(await outline.isVisible(), true);
  });
});
