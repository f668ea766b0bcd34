import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from 'playwright';
import { type BrowserTest, browserSuite } from './browser.ts';
import { shareCache } from './command-run.ts';
import { withEditor } from './page-editor.ts';
import { configOf } from './practices.ts';
import { siteCopy } from './site-copy.ts';
import { inFolder } from './sites.ts';

/** A running editor for a copy of the smallest site. */
export interface RunningEditor {
  /** Opens the editor at a page of the site, and returns the page in its frame. */
  readonly open: (page: Page, route: string) => Promise<FrameLocator>;
  /** Returns the text of the config. */
  readonly text: () => Promise<string>;
  readonly write: (text: string) => Promise<void>;
  /** Undoes what a test has changed, until the config has its bytes again. */
  readonly undoTo: (before: string, page: Page) => Promise<void>;
}

/** Creates a suite of tests that share an editor; each must leave the config as it was. */
export const editorSuite = (
  name: string,
  define: (test: BrowserTest, editor: RunningEditor) => void,
  edits: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const state = { folder: '', address: '' };
  const file = () => join(state.folder, 'site.config.ts');
  const text = () => readFile(file(), 'utf8');
  const editor: RunningEditor = {
    text,
    open: (page, route) => openAt(page, state.address, route),
    write: (to) => writeFile(file(), to),
    undoTo: async (before, page) => {
      for (let now = await text(); now !== before; now = await changedFrom(now, text))
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
    },
  };
  return browserSuite(
    name,
    (test) => define(test, editor),
    {},
    {
      config: configOf('minimal'),
      serve: async (_, run) =>
        inFolder(async (folder) => {
          await siteCopy('minimal', folder, edits);
          await shareCache(folder);
          return withEditor(folder, async (address) => {
            Object.assign(state, { folder, address });
            return run(new URL(address).origin);
          });
        }),
    },
  );
};

async function openAt(page: Page, address: string, route: string): Promise<FrameLocator> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Everything else' }).waitFor();
  if (route !== '/') {
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(route);
    await page.locator(`iframe[title="The page ${route}"]`).waitFor();
  }
  return page.frameLocator('iframe.page');
}

async function changedFrom(was: string, text: () => Promise<string>): Promise<string> {
  for (let waited = 0; waited <= 600; waited += 1) {
    const now = await text();
    if (now !== was) return now;
    await wait(100);
  }
  throw new Error('Undo has not changed the file.');
}

const CLICKS = 3;
const MAX_OPENING_MS = 10_000;

/** Clicks an element of the site until the editor opens it: a click is lost while the frame loads the page again. */
export async function chooses(element: Locator, opened: Locator): Promise<void> {
  for (let click = 1; click <= CLICKS; click += 1) {
    // An element that a link covers is clicked where it is seen.
    await element.click({ force: true });
    const isOpen = opened.waitFor({ timeout: MAX_OPENING_MS }).then(
      () => true,
      () => false,
    );
    if (await isOpen) return;
  }
  throw new Error(`A click on ${element} does not open ${opened}.`);
}

/** Makes an edit, and waits until the editor confirms that it is saved. */
export async function saves(page: Page, edit: () => Promise<void>): Promise<void> {
  const status = page.getByRole('status');
  // Ignores its message about the previous edit.
  await status.evaluate((element) => element.replaceChildren());
  await edit();
  await status
    .filter({ hasText: /^Saved\./ })
    .waitFor()
    .catch(async () => {
      throw new Error(`The editor does not save the edit. It says: ${await page.locator('.panel').innerText()}`);
    });
}
