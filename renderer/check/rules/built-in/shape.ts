import type { BuiltIn } from './built-in.ts';

/** Rules for fields, names and references, which the schema checks in every config. */
export const shapes: readonly BuiltIn[] = [
  {
    name: 'config/missing',
    severity: 'error',
    checks: 'Every required field, the home page and the 404 page exist, and every field has a value.',
    because: 'Otherwise the page has a gap, or omits text that the owner meant to publish.',
    source: 'docs/config.md',
    bad: {
      'a clinic without an e-mail address': { 'clinic.email': undefined },
      'a site without a 404 page': { 'routes./404': undefined },
      'a department without colours': { 'departments.main.palette': undefined },
    },
    good: {
      'a treatment without courses, which are optional': { 'catalogue.massage.packages': undefined },
      'a category of the only department, which need not be named': { 'categories.hands.department': undefined },
    },
  },
  {
    name: 'config/unknown-key',
    severity: 'error',
    checks: 'Every field of the config is part of the config language.',
    because: 'A misspelt field would be ignored without a warning.',
    source: 'docs/config.md',
    bad: { 'a typo in a field name': { 'clinic.fone': '0113 496 0001' } },
    good: { 'the correct field name': { 'clinic.phone': '0113 496 0001' } },
  },
  {
    name: 'config/type',
    severity: 'error',
    checks: 'Every value has the type of its field: text, a number, a list, or one of a few words.',
    because: 'A value of the wrong type cannot be displayed.',
    source: 'docs/config.md',
    bad: {
      'a number instead of text': { 'clinic.tagline': 7 },
      'a word that is not in the list of allowed words': { 'departments.main.palette': 'cold' },
    },
    good: { 'an allowed word': { 'departments.main.palette': 'warm' } },
  },
  {
    name: 'config/reference',
    severity: 'error',
    checks:
      'Every name that the config uses is declared: treatments, categories, booking links, images, people and routes.',
    because: 'Without the declaration, a button has no destination and a card has no treatment.',
    source: 'docs/config.md, “Names”',
    bad: {
      'a category that does not exist': { 'catalogue.massage.category': 'hand' },
      'a booking link that does not exist': { 'navigation.book.to': '/go/visits' },
    },
    good: { 'a declared category': { 'catalogue.massage.category': 'hands' } },
  },
  {
    name: 'config/name',
    severity: 'error',
    checks: 'Names contain only characters that are valid in URLs and file names.',
    because: 'Names become URLs, file names and anchors, and an invalid name breaks them on some hosts or systems.',
    source: 'RFC 3986; https://learn.microsoft.com/windows/win32/fileio/naming-a-file',
    bad: {
      'a capital letter in a name': { 'images.Dot': { file: 'dot.svg', alt: 'A dot' } },
      'a device name that Windows reserves': { 'images.aux': { file: 'dot.svg', alt: 'A dot' } },
    },
    good: { 'lower-case words with a hyphen': { 'images.second-dot': { file: 'dot.svg', alt: 'A dot' } } },
  },
  {
    name: 'config/duplicate-name',
    severity: 'error',
    checks: 'Every name appears once in its part of the config, and every item once in its list.',
    because: 'The first of two values with the same name is lost silently, and a repeated item is usually a mistake.',
    source: 'https://tc39.es/ecma262/#sec-runtime-semantics-propertydefinitionevaluation',
    bad: {
      'a copied treatment that was not renamed': {
        config: "export default { catalogue: { massage: { price: '£60' }, massage: { price: '£45' } } };\n",
      },
      'a category whose cards appear twice': {
        'pages./.2': { kind: 'categoryCards', title: 'Treatments', categories: ['hands', 'hands'] },
      },
    },
    good: {
      'two treatments under two names': {
        config: "export default { catalogue: { massage: { price: '£60' }, scrub: { price: '£45' } } };\n",
      },
    },
  },
  {
    name: 'config/duplicate-output',
    severity: 'error',
    checks: 'Every part of the config generates different files.',
    because: 'If two parts wrote the same file, one of them would be lost silently.',
    source: 'docs/hosting.md, “What every host does”',
    bad: { 'an address that a booking link already uses': { 'aliases./go/visit': { page: '/' } } },
    good: { 'an address that nothing else uses': { 'aliases./start': { page: '/' } } },
  },
];
