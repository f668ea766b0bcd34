/** The first ten common edits of docs/config.md, each by pointer alone and by keyboard alone. */
import type { FrameLocator, Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { editorSuite, saves } from '../support/editor-suite.ts';
import { HANDS, type Hand } from '../support/hands.ts';

interface Editing {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly hand: Hand;
}

interface CommonEdit {
  readonly title: string;
  readonly route?: string;
  readonly make: (editing: Editing) => Promise<void>;
  /** The new code, in the order of the file. */
  readonly written: readonly RegExp[];
  /** The text on the page after the edit. */
  readonly shown: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const part = (page: Page, key: string): Locator =>
  page
    .getByRole('button')
    .and(page.locator('.value'))
    .filter({ hasText: new RegExp(`^${key}`) })
    .first();

/** Opens a value from the list of the whole site: 'clinic', 'hours', 'monday'. */
async function open({ page, hand }: Editing, ...path: readonly string[]): Promise<void> {
  await hand.press(button(page, 'This page'));
  await hand.press(button(page, 'Everything else'));
  for (const key of path) {
    await hand.press(part(page, key));
    // The view before has an “Add” of its own.
    await part(page, key).waitFor({ state: 'hidden' });
  }
}

const valueField = (page: Page) => page.locator('#value-field');

async function set({ page, hand }: Editing, text: string): Promise<void> {
  await hand.type(valueField(page), text);
  await saves(page, () => page.keyboard.press('Enter'));
}

/** Adds an item to the open list or record, with these fields. */
async function add({ page, hand }: Editing, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('region', { name: /^Add to / });
  for (const [name, text] of Object.entries(fields)) {
    const field = form.getByLabel(new RegExp(`^${name}( optional)?$`));
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (!(await field.isVisible())) await hand.press(form.locator('summary'));
    await (isList ? hand.choose : hand.type)(field, text);
    if (name === 'Kind of section') await form.getByRole('button', { name: 'Add', exact: true }).waitFor();
  }
  await saves(page, () => hand.press(form.getByRole('button', { name: 'Add', exact: true })));
}

const EDITS: readonly CommonEdit[] = [
  {
    title: '1. a price is changed',
    route: '/treatments/massage',
    make: async (editing) => {
      await open(editing, 'catalogue', 'massage', 'price');
      await set(editing, '65');
    },
    written: [/price: '£65 per session'/],
    shown: '£65 per session',
  },
  {
    title: '2. the opening hours are changed',
    make: async (editing) => {
      await open(editing, 'clinic', 'hours', 'monday');
      await set(editing, '09:00–12:30, 13:30–17:30');
    },
    written: [/monday: '09:00–12:30, 13:30–17:30'/],
    shown: '17:30',
  },
  {
    title: '3. the clinic closes for a holiday',
    make: async (editing) => {
      await open(editing, 'clinic', 'closures');
      await editing.hand.press(button(editing.page, 'Add'));
      await add(editing, { from: '2026-12-28', to: '2026-12-31', reason: 'Christmas' });
    },
    written: [/closures: \[\s*\{ from: '2026-12-28', to: '2026-12-31', reason: 'Christmas' \}/],
    shown: 'Christmas',
  },
  {
    title: '4. a stand-in is replaced',
    make: async (editing) => {
      await open(editing, 'clinic', 'phone');
      await set(editing, '0113 496 0001');
    },
    written: [/phone: '0113 496 0001',/],
    shown: '0113 496 0001',
  },
  {
    title: '5. an image is replaced and described',
    route: '/treatments/massage',
    make: async (editing) => {
      const { page, hand } = editing;
      await open(editing, 'images', 'dot');
      const chooser = page.waitForEvent('filechooser');
      await hand.press(page.getByLabel('Another file'));
      const buffer = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path d="M0 0h9v9"/></svg>',
      );
      const file = { name: 'Green room.svg', mimeType: 'image/svg+xml', buffer };
      await saves(page, async () => (await chooser).setFiles(file));
      await open(editing, 'images', 'dot', 'alt');
      await set(editing, 'A green room');
    },
    written: [/dot: \{ file: 'green-room.svg', alt: 'A green room' \}/],
    shown: '',
  },
  {
    title: '6. a treatment is added',
    route: '/treatments',
    make: async (editing) => {
      await open(editing, 'catalogue');
      await editing.hand.press(button(editing.page, 'Add'));
      await add(editing, {
        'Name in the config, as in addresses': 'deep-massage',
        category: 'hands',
        name: 'Deep massage',
        price: '£70 per session',
        duration: '1h',
        description: 'Slow and firm.',
        book: 'visit',
        image: 'dot',
      });
    },
    written: [/'deep-massage': \{/, /category: 'hands'/, /price: '£70 per session'/, /book: 'visit'/],
    shown: 'Deep massage',
  },
  {
    title: '7. a course is added',
    route: '/treatments/massage',
    make: async (editing) => {
      await open(editing, 'catalogue', 'massage', 'packages');
      await editing.hand.press(button(editing.page, 'Add'));
      await add(editing, { label: 'Course of three', sessions: '3', price: '£160' });
    },
    written: [/label: 'Course of three'/, /sessions: 3/, /price: '£160'/],
    shown: 'Course of three',
  },
  {
    title: '8. a question is added, with a quoted fact',
    make: async (editing) => {
      await open(editing, 'pages', '/', '3', 'questions');
      await editing.hand.press(button(editing.page, 'Add'));
      await add(editing, { question: 'What does it cost?', answer: 'A session is {catalogue.massage.price}.' });
    },
    written: [/question\('What does it cost\?', 'A session is \{catalogue\.massage\.price\}\.'\)/],
    shown: 'A session is £60 per session.',
  },
  {
    title: '9. a section is added and moved',
    make: async (editing) => {
      const { page, hand } = editing;
      await open(editing, 'pages', '/');
      await hand.press(button(page, 'Add'));
      await add(editing, { 'Kind of section': 'quotation', quote: 'Look first.' });
      await hand.press(part(page, '4'));
      await saves(page, () => hand.press(button(page, 'Move up')));
    },
    written: [/'Look first\.'/, /faq\(/],
    shown: 'Look first.',
  },
  {
    title: '10. a person is added to the team',
    make: async (editing) => {
      const { page, hand } = editing;
      await open(editing, 'people');
      await hand.press(button(page, 'Add'));
      await add(editing, {
        'Name in the config, as in addresses': 'jo',
        name: 'Jo Surname',
        title: 'Massage therapist',
        focus: 'Backs and necks',
        department: 'main',
        qualifications: 'Diploma in massage, 2019',
        image: 'dot',
      });
      await open(editing, 'pages', '/');
      await hand.press(button(page, 'Add'));
      await add(editing, { 'Kind of section': 'profiles', title: 'Who you will meet', people: 'jo' });
    },
    written: [/jo: \{/, /profiles\(/],
    shown: 'Jo Surname',
  },
];

await editorSuite(
  'the common edits on the page',
  (test, editor) => {
    for (const { title, route = '/', make, written, shown } of EDITS)
      for (const hand of HANDS)
        test(`${title} ${hand.name}, and undone to the same bytes`, async ({ page }) => {
          const frame = await editor.open(page, route);
          const before = await editor.text();
          await make({ page, frame, hand });
          const after = await editor.text();
          let at = 0;
          for (const code of written) {
            const found = after.slice(at).search(code);
            assert.ok(found >= 0, `${code} is not in:\n${after}`);
            at += found;
          }
          if (shown) await frame.getByText(shown).first().waitFor({ state: 'attached' });
          await editor.undoTo(before, page);
        });
  },
  {
    'import { defineSite, ': 'import { standIn, visit, defineSite, ',
    "'/': [\n      hero": "'/': [\n      visit({ title: 'Visit us', mapImage: 'dot' }),\n      hero",
    "phone: '0113 496 0000'": "phone: standIn('0113 496 0000', 'the number of the practice')",
  },
);
