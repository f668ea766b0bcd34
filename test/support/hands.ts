import type { ElementHandle, Locator, Page } from 'playwright';

/** A way to use a page. */
export interface Hand {
  readonly name: string;
  readonly press: (control: Locator) => Promise<void>;
  /** Replaces the text of a field; a date is 'YYYY-MM-DD'. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses the option with a value. */
  readonly choose: (list: Locator, value: string) => Promise<void>;
}

/** Only clicks, and letters for fields. */
const pointer: Hand = {
  name: 'by pointer',
  press: (control) => control.click(),
  type: async (field, text) => {
    // A click at the left of a date begins with its first number.
    await field.click({ position: { x: 15, y: 15 } });
    await replace(field, text);
  },
  choose: async (list, value) => {
    await list.selectOption(value);
  },
};

/** Only keys: everything is reached with the Tab key. */
const keyboard: Hand = {
  name: 'by keyboard',
  press: async (control) => {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  type: async (field, text) => {
    await tabTo(field);
    await replace(field, text);
  },
  choose: async (list, value) => {
    await tabTo(list);
    await list.page().keyboard.type(await list.locator(`option[value="${value}"]`).innerText());
  },
};

export const HANDS = [pointer, keyboard];

/** The browser of the tests asks for the month first. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

async function replace(field: Locator, text: string): Promise<void> {
  const { keyboard: keys } = field.page();
  if ((await field.getAttribute('type')) === 'date') return keys.type(text.replace(DATE, '$2$3$1'));
  await keys.press('Control+a');
  await keys.type(text);
}

/** Enough to pass every control of an editor twice. */
const MAX_TABS = 500;

async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  let element = await elementOf(control);
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    const state = await element.evaluate(focusState);
    if (state === 'focused') return;
    if (state === 'removed') element = await elementOf(control);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${control}. It reaches ${await focused(page)}.`);
}

/** Finding a control takes five messages to the browser, so it is found again only if the editor has replaced it. */
async function elementOf(control: Locator): Promise<ElementHandle> {
  await control.waitFor();
  const element = await control.elementHandle();
  if (!element) throw new Error(`There is no ${control}.`);
  return element;
}

/** Runs in the page. */
function focusState(element: Node): 'focused' | 'removed' | 'elsewhere' {
  if (!element.isConnected) return 'removed';
  return element === element.ownerDocument?.activeElement ? 'focused' : 'elsewhere';
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML ?? 'nothing');
