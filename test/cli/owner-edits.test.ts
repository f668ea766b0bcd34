/** An owner’s hour: everyday edits of the smallest site, and mistakes in them, with what the check says and where. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

type Edits = Readonly<Record<string, string>>;

/** Returns the findings after an edit: 'line:column rule: message → help'. */
const findingsAfter = (edits: Edits): Promise<readonly string[]> =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, edits);
    const { findings } = await checkFile(join(folder, 'site.config.ts'));
    return findings.map(
      ({ rule, message, help, location }) => `${location?.line}:${location?.column} ${rule}: ${message} → ${help}`,
    );
  });

const CUPPING_END = "        price: 'TBA',\n        duration: '30min',\n        image: 'dot',\n      },\n    },";
const SCRUB = `      scrub: {
        category: 'hands',
        name: 'Scrub',
        description: 'Salt and oil, by hand.',
        price: '£45',
        duration: '30min',
        book: 'visit',
        image: 'dot',
      },`;
const ROUTES_END = "      '/404': { title";
const PAGES_END = "    '/404': [placeholder";
const ABOUT_ROUTE = "      '/about': { title: 'About us', description: 'Who works here.', name: 'About' },";
const ABOUT_LINK = {
  "links: [{ label: 'Home', to: '/' }]": "links: [{ label: 'Home', to: '/' }, { label: 'About', to: '/about' }]",
};

const EDITS: readonly (readonly [string, Edits, readonly string[]])[] = [
  ['change a price', { "'£60 per session'": "'£62 per session'" }, []],
  ['write hours with a hyphen and a break', { "monday: '09:00–17:00'": "monday: '09:00-12:30, 13:30-17:00'" }, []],
  [
    'announce a closure',
    {
      "visitNote: 'Walk in or book',":
        "visitNote: 'Walk in or book',\n      closures: [{ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas' }],",
    },
    [],
  ],
  ['change the telephone number', { "'0113 496 0000'": "'0113 496 0123'" }, []],
  ['describe an image', { "alt: 'A dot'": "alt: 'A dark dot on white'" }, []],
  ['add a treatment', { [CUPPING_END]: CUPPING_END.replace(/ {4}},$/, `${SCRUB}\n    },`) }, []],
  [
    'add a course',
    {
      "packages: [{ label: 'Course of five'":
        "packages: [{ label: 'Course of three', sessions: 3, price: '£165' }, { label: 'Course of five'",
    },
    [],
  ],
  [
    'add a question',
    {
      "question('What if I cannot come?'":
        "question('What does it cost?', 'A massage is {catalogue.massage.price}.'),\n        question('What if I cannot come?'",
    },
    [],
  ],
  [
    'add a page with a link to it',
    {
      [ROUTES_END]: `${ABOUT_ROUTE}\n${ROUTES_END}`,
      [PAGES_END]: `    '/about': [placeholder({ title: 'About us', lines: ['Two rooms.'], actions: [] })],\n${PAGES_END}`,
      ...ABOUT_LINK,
    },
    [],
  ],
  ['remove an alias', { "aliases: { '/home': { page: '/' } }": 'aliases: {}' }, []],
  ['rename a treatment', { "name: 'Cupping'": "name: 'Cups'" }, []],
  [
    'add a page and forget its sections',
    { [ROUTES_END]: `${ABOUT_ROUTE}\n${ROUTES_END}`, ...ABOUT_LINK },
    [
      "126:17 content/empty-page: The page “/about” is empty: it has no sections. → List its sections in the second part of the config: '/about': [hero({ title: 'About', lead: '…' })],",
    ],
  ],
  [
    'copy a treatment and keep its name',
    { [CUPPING_END]: CUPPING_END.replace(/ {4}},$/, `${SCRUB.replace("'Scrub'", "'Cupping'")}\n    },`) },
    [
      '94:15 content/duplicate-treatment: “Cupping” is also the name of the treatment “cupping”. → Give each treatment a different name, or remove one of them.',
    ],
  ],
  [
    'add a person and forget to show them',
    {
      'people: {},':
        "people: { jo: { name: 'Jo Hale', title: 'Therapist', focus: 'Backs', department: 'main', qualifications: [], image: 'dot' } },",
    },
    [
      "66:15 content/unlisted-person: No page shows “Jo Hale”. → Add 'jo' to the list of a people() or profiles() section, or remove the person.",
    ],
  ],
];

const MISTAKES: readonly (readonly [string, Edits, string])[] = [
  [
    'a bracket that is not closed',
    {
      "evidence: { lasts: 'Notes of the practice, 2025' },\n      },\n":
        "evidence: { lasts: 'Notes of the practice, 2025' },\n",
    },
    '72:16 config/syntax: “massage” is not closed: its “{” has no “}”. → Add “},” after line 82, the last line that belongs to it.',
  ],
  [
    'curly quotation marks',
    { "name: 'Cupping'": 'name: ‘Cupping’' },
    '86:15 config/syntax: ‘ is a curly quotation mark: code needs straight ones. → Type \' or " at both ends of the text. Inside the text, curly quotation marks are fine.',
  ],
  [
    'a hyphen in the name of a booking link',
    {
      "visit: 'https://book.example/visit' }":
        "visit: 'https://book.example/visit', led-light: 'https://book.example/led' }",
    },
    '63:53 config/syntax: “led-light” cannot be the name of a booking link. → Write led_light:',
  ],
  [
    'hours that end before they begin',
    { "monday: '09:00–17:00'": "monday: '18:00–13:00'" },
    '23:17 config/hours: “18:00–13:00” is not a time range: 18:00–13:00 ends before it begins. → Write the opening time first: “13:00–18:00”.',
  ],
  [
    'a date in words',
    { "'2027-06-30'": "'5 April 2027'" },
    '101:64 config/date: “5 April 2027” is not a valid date. → Write 5 April 2027 as 2027-04-05.',
  ],
  [
    'a space in the name of a file',
    { "file: 'dot.svg'": "file: 'new room.svg'" },
    '64:28 config/file: “new room.svg” is not a file name that can be used here: file names cannot contain spaces. → Rename the file to new-room.svg, and write that name here.',
  ],
  [
    'a price in words',
    { "'£60 per session'": "'60 pounds'" },
    '76:17 price/format: “60 pounds” is not a price. → Write “£60”.',
  ],
  [
    'a name that is not declared',
    { "image: 'dot',\n        packages": "image: 'room',\n        packages" },
    '79:16 config/reference: There is no image “room”. → Known names: dot.',
  ],
  [
    'a misspelt address',
    { "to: '/treatments' }": "to: '/treatment' }" },
    '105:48 config/reference: There is no route “/treatment”. → Did you mean “/treatments”?',
  ],
  [
    'a duration in words',
    { "duration: '1h'": "duration: '60 minutes'" },
    '77:20 config/duration: “60 minutes” is not a duration. → Write “1h”.',
  ],
  [
    'a misspelt field',
    { "description: 'Cups, warm and still.'": "descripton: 'Cups, warm and still.'" },
    '87:9 config/unknown-key: Unknown field “descripton”. → Did you mean “description”?',
  ],
  [
    'a quoted fact that does not exist',
    { '{catalogue.massage.figures.lasts}': '{catalogue.massage.figures.last}' },
    '134:31 content/prose: The config has no fact “catalogue.massage.figures.last”. → Did you mean “catalogue.massage.figures.lasts”?',
  ],
];

suite('an everyday edit', (test) => {
  for (const [title, edits, expected] of EDITS)
    test(`${title}: ${expected.length === 0 ? 'no finding' : 'what is left to do'}`, async () => {
      assert.equal(await findingsAfter(edits), expected);
    });
});

suite('a mistake in an edit', (test) => {
  for (const [title, edits, expected] of MISTAKES)
    test(title, async () => {
      assert.equal(await findingsAfter(edits), [expected]);
    });
});
