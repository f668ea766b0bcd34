import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { faultsAt } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { chooses, editorSuite, saves } from '../support/editor-suite.ts';

/** The frame may be loading again, and other tests inspect the pages of a site. */
const editorFaults = (page: Page, where: string) => faultsAt(page, where, { iframes: false });

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="green" d="M0 0h800v600H0z"/></svg>';

const values = (page: Page) => page.getByRole('region', { name: 'Values on this page' });

await editorSuite('editing on the page', (test, { open, text, write, undoTo }) => {
  test('the list of pages is complete, even if the first check ended before the editor listened', async ({ page }) => {
    const at = (name: string) => (url: URL) => url.pathname === `/__edit/${name}`;
    // During the first check, the summary has no pages. The connection begins after that check.
    await page.route(
      at('summary'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), pages: [] } });
      },
      { times: 1 },
    );
    await page.route(at('events'), async (route) => {
      await page.frameLocator('iframe.page').getByRole('heading').first().waitFor();
      await route.continue();
    });
    await open(page, '/treatments/massage');
  });

  test('a click on a price opens it, and Enter changes exactly this value in the file and on the page', async ({
    page,
  }) => {
    const frame = await open(page, '/treatments/massage');
    const before = await text();
    const field = page.getByRole('textbox', { name: 'The price of Massage' });
    await chooses(frame.getByText('£60', { exact: false }).first(), field);
    assert.is(await field.inputValue(), '£60 per session');
    await field.fill('£65 per session');
    await saves(page, () => field.press('Enter'));
    await frame.getByText('£65', { exact: false }).first().waitFor();
    assert.is(await text(), before.replace("'£60 per session'", "'£65 per session'"));
    await undoTo(before, page);
    await frame.getByText('£60', { exact: false }).first().waitFor();
  });

  test('a click on a price or an image below the link of its card opens the price or the image', async ({ page }) => {
    const frame = await open(page, '/treatments');
    const card = frame
      .locator('article, li')
      .filter({ hasText: 'Massage' })
      .filter({ has: frame.locator('img') });
    const heading = page.locator('#value-label');
    for (const [shown, opened] of [
      [card.getByText('£60').first(), 'The price of Massage'],
      [card.locator('img').first(), 'The description of the image “dot”'],
      [card.getByRole('link', { name: 'Massage' }).first(), 'The name of Massage'],
    ] as const)
      await chooses(shown, heading.filter({ hasText: opened }));
  });

  test('an outline with the name of the value is around what the pointer is on, and around what is edited', async ({
    page,
  }) => {
    const frame = await open(page, '/treatments/massage');
    const price = frame.locator('dd', { hasText: '£60' }).first();
    const isAround = async (outline: string) => {
      const [inner, outer] = [await price.boundingBox(), await page.locator(outline).boundingBox()];
      if (!inner || !outer) return false;
      const near = (one: number, other: number) => Math.abs(one - other) <= 4;
      const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
      return [
        ...[near(outer.x, inner.x), near(outer.y, inner.y)],
        ...[near(right, inner.x + inner.width), near(bottom, inner.y + inner.height)],
      ].every(Boolean);
    };
    await price.hover();
    const pointed = page.locator('.outline:not(.selected)');
    await pointed.getByText('The price of Massage').waitFor();
    assert.ok(await isAround('.outline:not(.selected)'));
    await chooses(price, page.locator('#value-field'));
    await page.locator('.outline.selected').waitFor();
    assert.ok(await isAround('.outline.selected'));
  });

  test('the page changes in place: its scroll position, open questions and what scripts have added stay', async ({
    page,
  }) => {
    const frame = await open(page, '/');
    const before = await text();
    const site = frame.locator('body');
    const state = () =>
      site.evaluate((body) => ({
        isSamePage: body.hasAttribute('data-same-page'),
        hasAdded: body.querySelector('.added') !== null,
        isOpen: body.querySelector('details')?.open,
        scrolled: Math.round(body.ownerDocument.defaultView?.scrollY ?? 0),
      }));
    await site.evaluate((body) => {
      body.setAttribute('data-same-page', '');
      const added = body.ownerDocument.createElement('dialog');
      added.className = 'added';
      body.append(added);
      body.querySelector('details')?.setAttribute('open', '');
      body.ownerDocument.defaultView?.scrollTo({ top: 120, behavior: 'instant' });
    });
    await values(page).getByRole('button', { name: /lead/ }).first().click();
    await page.locator('#value-field').fill('Massage for an hour.');
    const was = await state();
    assert.equal(was, { isSamePage: true, hasAdded: true, isOpen: true, scrolled: was.scrolled });
    await saves(page, () => page.locator('#value-field').press('Enter'));
    await frame.getByText('Massage for an hour.').first().waitFor();
    assert.equal(await state(), was);
    await undoTo(before, page);
  });

  test('a field in which somebody types on after saving keeps its text', async ({ page }) => {
    await open(page, '/');
    const before = await text();
    await values(page).getByRole('button', { name: /lead/ }).first().click();
    const field = page.locator('#value-field');
    await field.fill('Massage for an hour.');
    await saves(page, async () => {
      await field.press('Enter');
      await field.pressSequentially(' Come in.');
    });
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved\./ })
      .waitFor();
    assert.match(await field.inputValue(), 'Massage for an hour. Come in.');
    await field.press('Escape');
    await undoTo(before, page);
  });

  test('a text that was typed and not saved is kept while another value is open, and saved later', async ({ page }) => {
    const frame = await open(page, '/');
    const before = await text();
    const field = page.locator('#value-field');
    const lead = values(page).getByRole('button', { name: /lead/ }).first();
    await lead.click();
    await field.fill('Massage for an hour.');
    await chooses(frame.getByRole('heading', { level: 1 }), page.getByText('Not saved yet:'));
    assert.is(await text(), before);
    assert.equal(await editorFaults(page, 'a draft'), []);
    await page.locator('.drafts').getByRole('button').click();
    await page.getByRole('textbox', { name: /^The lead/ }).waitFor();
    assert.is(await field.inputValue(), 'Massage for an hour.');
    await saves(page, () => field.press('Enter'));
    await page.getByRole('button', { name: 'This page' }).click();
    await lead.click();
    assert.is(await field.inputValue(), 'Massage for an hour.');
    assert.is(await page.locator('.drafts').isVisible(), false);
    await field.fill('Another text.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await lead.click();
    assert.is(await field.inputValue(), 'Massage for an hour.');
    await undoTo(before, page);
  });

  test('two browsers that change one value do not overwrite each other without a word', async ({ page, context }) => {
    const frame = await open(page, '/');
    const before = await text();
    const other = await context.newPage();
    const otherFrame = await open(other, '/');
    for (const [tab, site] of [
      [page, frame],
      [other, otherFrame],
    ] as const)
      await chooses(site.getByRole('heading', { level: 1 }), tab.locator('#value-field'));
    await other.locator('#value-field').fill('Second practice');
    await page.locator('#value-field').fill('First practice');
    await saves(page, () => page.locator('#value-field').press('Enter'));
    await other.locator('#value-field').press('Enter');
    await other.getByText('Not saved: It has been changed to “First practice” in the meantime.').waitFor();
    await saves(other, () => other.getByRole('button', { name: 'Save' }).click());
    assert.match(await text(), "title: 'Second practice'");
    await undoTo(before, page);
  });

  test('a text that was refused stays, and is saved, when the site has changed again', async ({ page }) => {
    const frame = await open(page, '/');
    const before = await text();
    await chooses(frame.getByRole('heading', { level: 1 }), page.locator('#value-field'));
    await page.locator('#value-field').fill('Second practice');
    await write(before.replace("title: 'Small Practice',\n        lead", "title: 'First practice',\n        lead"));
    await frame.getByRole('heading', { level: 1, name: 'First practice' }).waitFor();
    await page.locator('#value-field').press('Enter');
    await page.getByText('Not saved: It has been changed to “First practice” in the meantime.').waitFor();
    for (const words of ['Massage takes', 'Massage needs']) {
      await write((await text()).replace(/Massage (?:lasts|takes)/, words));
      await frame.getByText(words).first().waitFor();
    }
    await page.getByText('Not saved: It has been changed to “First practice” in the meantime.').waitFor();
    await saves(page, () => page.getByRole('button', { name: 'Save' }).click());
    assert.match(await text(), "title: 'Second practice'");
    await write(before);
    await frame.getByRole('heading', { level: 1, name: 'Small Practice' }).waitFor();
  });

  test('a value can be found, changed and undone with the keyboard alone', async ({ page }) => {
    await open(page, '/');
    const before = await text();
    await values(page).getByRole('searchbox', { name: 'Find a value on this page' }).focus();
    await page.keyboard.type('lead');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const field = page.locator('#value-field');
    await field.waitFor();
    assert.is(await field.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('By hand, for an hour.');
    await saves(page, () => page.keyboard.press('Enter'));
    assert.match(await text(), "lead: 'By hand, for an hour.'");
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('status').filter({ hasText: 'Undone' }).waitFor();
    assert.is(await text(), before);
  });

  test('Escape leaves a value as it is', async ({ page }) => {
    const frame = await open(page, '/');
    const before = await text();
    await chooses(frame.getByRole('heading', { level: 1 }), page.locator('#value-field'));
    await page.locator('#value-field').fill('Something else');
    await page.locator('#value-field').press('Escape');
    await page.getByRole('button', { name: 'Everything else' }).waitFor();
    assert.is(await text(), before);
  });

  test('a refused value is explained next to its field, and its fix is a button', async ({ page }) => {
    const frame = await open(page, '/');
    const before = await text();
    const field = page.locator('#value-field');
    await chooses(frame.getByText('Massage lasts').first(), field);
    await field.fill('An hour costs {catalogue.massage.prise}.');
    await field.press('Enter');
    await page.getByText('The config has no fact “catalogue.massage.prise”.').first().waitFor();
    assert.is(await field.getAttribute('aria-invalid'), 'true');
    assert.is(await text(), before);
    await field.press('Escape');
    await page.getByRole('status').filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
    await chooses(frame.getByText('Massage lasts').first(), field);
    await field.fill('An hour costs {catalogue.massage.prise}.');
    await field.press('Enter');
    await saves(page, () => page.getByRole('button', { name: 'Write “catalogue.massage.price”' }).click());
    assert.match(await text(), "lead: 'An hour costs {catalogue.massage.price}.'");
    await undoTo(before, page);
  });

  test('a question is added after another one, and a section is moved', async ({ page }) => {
    const frame = await open(page, '/');
    const before = await text();
    await values(page)
      .getByRole('button', { name: /What if I cannot come/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add after' }).first().click();
    const form = page.getByRole('region', { name: /^Add to / });
    await form.getByRole('textbox', { name: 'question' }).fill('Where is it?');
    await form.getByRole('textbox', { name: 'answer' }).fill('In Leeds.');
    await saves(page, () => form.getByRole('button', { name: 'Add', exact: true }).click());
    await frame.getByText('Where is it?').first().waitFor();
    assert.match(await text(), "question('Where is it?', 'In Leeds.')");
    await page.getByRole('button', { name: 'This page' }).click();
    await values(page).getByRole('button', { name: 'The section “faq” of the page /', exact: true }).click();
    await page.getByRole('button', { name: 'Move up' }).click();
    await page.getByRole('status').filter({ hasText: 'Moved' }).waitFor();
    assert.match(await text(), /'\/': \[\s+faq\(/);
    await undoTo(before, page);
  });

  test('an image gets another file by a drop, and its focus by a click and with the arrow keys', async ({ page }) => {
    const frame = await open(page, '/treatments/massage');
    const before = await text();
    const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    const image = page.getByRole('region', { name: 'The image “dot”', exact: true });
    await chooses(frame.getByRole('img', { name: 'A dot' }).first(), image);
    await image.getByLabel('Another file').setInputFiles({
      ...{ name: 'leaflet.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') },
    });
    await image.getByText('“leaflet.png” is not an image that the site can show.').waitFor();
    assert.is(await text(), before);

    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'Green room.svg', { type: 'image/svg+xml' }));
      return transfer;
    }, DRAWING);
    await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
    await said('“dot.svg” → “green-room.svg”');
    assert.is(await text(), before.replace("'dot.svg'", "'green-room.svg'"));
    const preview = page.locator('.preview img[src*="green-room"]');
    await preview.waitFor();
    await preview.click({ position: { x: 60, y: 6 } });
    await said('“top”');
    await image.getByRole('radio', { name: 'top' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.is(await image.getByRole('radio', { name: 'right' }).isChecked(), true);
    await page.keyboard.press('Enter');
    await said('“right”');
    assert.is(
      await text(),
      before.replace("{ file: 'dot.svg', alt: 'A dot' }", "{ file: 'green-room.svg', alt: 'A dot', focus: 'right' }"),
    );
    assert.equal(await editorFaults(page, 'an image'), []);
    await undoTo(before, page);
  });

  test('a second tab and an edit by hand are followed', async ({ page, context }) => {
    const frame = await open(page, '/');
    const before = await text();
    const other = await context.newPage();
    const otherFrame = await open(other, '/');
    await chooses(frame.getByRole('heading', { level: 1 }), page.locator('#value-field'));
    await page.locator('#value-field').fill('A small practice');
    await page.locator('#value-field').press('Enter');
    await otherFrame.getByRole('heading', { level: 1, name: 'A small practice' }).waitFor();
    await write(before.replace("title: 'Small Practice',\n        lead", "title: 'By hand',\n        lead"));
    await frame.getByRole('heading', { level: 1, name: 'By hand' }).waitFor();
    await write(before);
    await frame.getByRole('heading', { level: 1, name: 'Small Practice' }).waitFor();
  });

  test('a file that somebody else has broken is named until it is repaired', async ({ page }) => {
    await open(page, '/');
    const before = await text();
    await write(before.replace("name: 'Massage',", "name: 'Massage,"));
    const notice = page.locator('.notice');
    await notice.getByText('This text has no quotation mark at its end.').waitFor();
    assert.equal(await editorFaults(page, 'a broken file'), []);
    await write(before);
    await notice.waitFor({ state: 'hidden' });
  });

  test('after the editor has stopped, a message says that nothing can be saved', async ({ page }) => {
    await page.route(
      (url) => ['/__edit/edit', '/__edit/events'].includes(url.pathname),
      (route) => route.abort(),
    );
    await open(page, '/');
    await page.locator('.notice').getByText('The editor has stopped, so nothing can be saved.').waitFor();
    await values(page).getByRole('button', { name: /lead/ }).first().click();
    await page.locator('#value-field').fill('Massage for an hour.');
    await page.locator('#value-field').press('Enter');
    await page.getByText('Not saved: The editor has stopped.').waitFor();
    assert.is(await page.locator('#value-field').inputValue(), 'Massage for an hour.');
  });

  test('a search and the focus stay when an edit by hand draws the panel again', async ({ page }) => {
    await open(page, '/');
    const before = await text();
    const search = values(page).getByRole('searchbox', { name: 'Find a value on this page' });
    await search.fill('warm hands');
    await write(before.replace("title: 'Small Practice',\n        lead", "title: 'Warm hands',\n        lead"));
    await values(page).getByRole('button', { name: 'Warm hands' }).first().waitFor();
    assert.is(await search.inputValue(), 'warm hands');
    // The panel may be drawn once more when the page has loaded.
    await page.locator('input[type="search"]:focus').waitFor();
    await write(before);
    await page.frameLocator('iframe.page').getByRole('heading', { level: 1, name: 'Small Practice' }).waitFor();
  });

  for (const viewport of [undefined, PHONE])
    test(`axe finds nothing in the editor${viewport ? ' on a narrow window' : ''}`, async ({ page }) => {
      if (viewport) await page.setViewportSize(viewport);
      await open(page, '/');
      assert.equal(await editorFaults(page, 'the page'), []);
      await values(page).getByRole('button', { name: /lead/ }).first().click();
      await page.locator('#value-field').fill('Massage {cat');
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      await suggestions.waitFor();
      assert.match(await suggestions.getByRole('option', { selected: true }).innerText(), /^cat/);
      assert.equal(await editorFaults(page, 'a value'), []);
      await page.getByRole('button', { name: /^To do/ }).click();
      await page.getByRole('heading', { name: 'Stand-ins' }).waitFor();
      assert.equal(await editorFaults(page, 'to do'), []);
      await page.getByRole('button', { name: /^Changes/ }).click();
      await page.getByRole('heading', { name: 'Changes' }).waitFor();
      assert.equal(await editorFaults(page, 'changes'), []);
    });
});
