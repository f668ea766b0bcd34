import type { BuiltIn } from './built-in.ts';

/** Fields, names and references: what the schema asks of every config. */
export const shapes: readonly BuiltIn[] = [
  {
    name: 'config/missing',
    severity: 'error',
    checks:
      'Every field that a site needs is there, a home page and a page for what is not found among them, and every field that is there holds a value.',
    because: 'A page would show a gap in its place, or leave out what was meant to be read.',
    source: 'docs/config.md',
    examples: {
      bad: [
        { shows: 'a clinic without an e-mail address', values: { 'clinic.email': undefined } },
        { shows: 'a site without a page for what is not found', values: { 'routes./404': undefined } },
        { shows: 'a clinic without a department', values: { departments: {} } },
      ],
      good: [
        { shows: 'a treatment without courses, which few have', values: { 'catalogue.massage.packages': undefined } },
      ],
    },
  },
  {
    name: 'config/unknown-key',
    severity: 'error',
    checks: 'Every field is one that the config language knows.',
    because: 'A field with a slip in its name would be passed over in silence.',
    source: 'docs/config.md',
    examples: {
      bad: [{ shows: 'a slip in the name of a field', values: { 'clinic.fone': '0113 496 0001' } }],
      good: [{ shows: 'the field by its name', values: { 'clinic.phone': '0113 496 0001' } }],
    },
  },
  {
    name: 'config/type',
    severity: 'error',
    checks: 'Every value is of the kind that its field takes: a text, a number, a list, one of a few words.',
    because: 'What is of another kind cannot be shown.',
    source: 'docs/config.md',
    examples: {
      bad: [
        { shows: 'a number for a text', values: { 'clinic.tagline': 7 } },
        { shows: 'a word that is none of those known', values: { 'departments.main.palette': 'cold' } },
      ],
      good: [{ shows: 'one of the words that are known', values: { 'departments.main.palette': 'warm' } }],
    },
  },
  {
    name: 'config/reference',
    severity: 'error',
    checks: 'Every name that is used is declared: treatments, groups, booking links, pictures, people, routes.',
    because: 'A button without a destination, or a card without its treatment, is a promise that the page breaks.',
    source: 'docs/config.md, “Names”',
    examples: {
      bad: [
        { shows: 'a group that there is not', values: { 'catalogue.massage.category': 'hand' } },
        { shows: 'a booking link that there is not', values: { 'navigation.book.to': '/go/visits' } },
      ],
      good: [{ shows: 'a group that is declared', values: { 'catalogue.massage.category': 'hands' } }],
    },
  },
  {
    name: 'config/name',
    severity: 'error',
    checks: 'A name holds only what an address and a file name can hold.',
    because: 'Names become addresses, files and anchors, on every host and every system.',
    source: 'RFC 3986; https://learn.microsoft.com/windows/win32/fileio/naming-a-file',
    examples: {
      bad: [
        { shows: 'a capital letter in a name', values: { 'images.Dot': { file: 'dot.svg', alt: 'A dot' } } },
        {
          shows: 'a name that Windows keeps for a device',
          values: { 'images.aux': { file: 'dot.svg', alt: 'A dot' } },
        },
      ],
      good: [
        { shows: 'lower-case words with a hyphen', values: { 'images.second-dot': { file: 'dot.svg', alt: 'A dot' } } },
      ],
    },
  },
  {
    name: 'config/duplicate-name',
    severity: 'error',
    checks: 'No name is given twice in one group of the config, and none stands twice in a list of what is shown.',
    because:
      'Of two values under one name the first is lost without a word; what is shown twice was most often meant to be something else.',
    source: 'https://tc39.es/ecma262/#sec-runtime-semantics-propertydefinitionevaluation',
    examples: {
      bad: [
        {
          shows: 'a treatment that was copied, and not renamed',
          config: "export default { catalogue: { massage: { price: '£60' }, massage: { price: '£45' } } };\n",
        },
        {
          shows: 'a group whose card is shown twice',
          values: { 'pages./.2': { kind: 'categoryCards', title: 'Treatments', categories: ['hands', 'hands'] } },
        },
      ],
      good: [
        {
          shows: 'two treatments under two names',
          config: "export default { catalogue: { massage: { price: '£60' }, scrub: { price: '£45' } } };\n",
        },
      ],
    },
  },
  {
    name: 'config/duplicate-output',
    severity: 'error',
    checks: 'No two parts of the config make the same file.',
    because: 'One of the two would be lost, and nobody would see which.',
    source: 'docs/hosting.md, “What every host does”',
    examples: {
      bad: [{ shows: 'a second address that a booking link has', values: { 'aliases./go/visit': { of: '/' } } }],
      good: [{ shows: 'a second address of its own', values: { 'aliases./start': { of: '/' } } }],
    },
  },
];
