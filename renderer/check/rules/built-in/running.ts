import type { BuiltIn } from './built-in.ts';

const COMPONENT = 'components/sections/TreatmentSummary/TreatmentSummary.tsx';

/** Problems that prevent the config from running. */
export const running: readonly BuiltIn[] = [
  {
    name: 'config/not-found',
    severity: 'error',
    checks: 'The config file exists at the path that the command uses.',
    because: 'Without a config, there is nothing to check or build.',
    source: 'README.md, “Commands”',
    bad: { 'a typo in the file name': { command: 'site check --config sit.config.ts' } },
    good: { 'the correct file name': { command: 'site check --config site.config.ts' } },
  },
  {
    name: 'config/syntax',
    severity: 'error',
    checks:
      'The config and its imports are valid TypeScript in UTF-8, without the marks of a merge, and every imported file exists.',
    because: 'A syntax error makes the whole config unreadable.',
    source: 'https://www.typescriptlang.org/docs/handbook/',
    bad: {
      'an extra comma': { config: "export default {\n  name: 'Small Practice',,\n};\n" },
      'two versions that git could not merge': {
        config:
          "<<<<<<< HEAD\nexport default { name: 'Practice' };\n=======\nexport default { name: 'Clinic' };\n>>>>>>> main\n",
      },
    },
    good: { 'the same config with one comma': { config: "export default {\n  name: 'Small Practice',\n};\n" } },
  },
  {
    name: 'config/throws',
    severity: 'error',
    checks: 'The config runs without an error and finishes within ten seconds.',
    because: 'A config that fails or never finishes produces no site.',
    source: 'docs/decisions/0005-the-program-is-bundled-on-demand.md',
    bad: {
      'a property of an undefined value': {
        config: 'const prices: { massage?: { text: string } } = {};\nexport default { price: prices.massage.text };\n',
      },
    },
    good: {
      'a property of a defined value': {
        config: "const prices = { massage: { text: '£60' } };\nexport default { price: prices.massage.text };\n",
      },
    },
  },
  {
    name: 'config/no-export',
    severity: 'error',
    checks: 'The default export of the config is a site.',
    because: 'Without a default export, the tool cannot find the facts of the site.',
    source: 'docs/config.md',
    bad: { 'facts without an export': { config: "const site = { name: 'Small Practice' };\nvoid site;\n" } },
    good: { 'exported facts': { config: "export default { name: 'Small Practice' };\n" } },
  },
  {
    name: 'config/program',
    severity: 'error',
    checks: 'While “site dev” is running, the edited code of the tool compiles and runs.',
    because: 'Until the code is fixed, the browser shows the last working page with the error message.',
    source: 'docs/decisions/0005-the-program-is-bundled-on-demand.md',
    bad: { 'an extra bracket in a component': { code: COMPONENT, added: 'export const more = [));' } },
    good: { 'the same line with matching brackets': { code: COMPONENT, added: 'export const more = [];' } },
  },
  {
    name: 'config/override',
    severity: 'error',
    checks: 'Values from environment variables and flags follow the same rules as values in the config.',
    because:
      'SITE_BASE_URL is part of every canonical address, so a typo in it directs search engines to another site.',
    source: 'docs/commands.md: SITE_BASE_URL, SITE_JOURNAL_ORIGIN, SITE_MAPS_KEY, --base-url',
    bad: {
      'an address without its beginning': { command: 'SITE_BASE_URL=preview.small.example site check' },
      'the same value as a flag': { command: 'site build --base-url preview.small.example' },
    },
    good: { 'a complete URL': { command: 'SITE_BASE_URL=https://preview.small.example site check' } },
  },
  {
    name: 'config/output-folder',
    severity: 'error',
    checks:
      'The output folder is empty or contains a site built by this tool. It is not, and does not contain, the folder of the config, of the tool or of the user account.',
    because: 'The build deletes every file in the folder that is not part of the site.',
    source: 'README.md, “Commands”',
    bad: {
      'a folder of photographs': {
        command: 'site build --out photos',
        beside: { 'photos/christmas.txt': 'Everybody round the table' },
      },
    },
    good: { 'a folder that does not exist yet': { command: 'site build --out dist' } },
  },
];
