import type { BuiltIn } from './built-in.ts';

const COMPONENT = 'components/sections/Bare/Bare.tsx';

/** What keeps a config from being run at all. */
export const running: readonly BuiltIn[] = [
  {
    name: 'config/not-found',
    severity: 'error',
    checks: 'The config is where the command looks for it.',
    because: 'Without it there is nothing to check.',
    source: 'README.md, “Commands”',
    examples: {
      bad: [{ shows: 'a slip in the name of the file', command: 'site check --config sit.config.ts' }],
      good: [{ shows: 'the file by its name', command: 'site check --config site.config.ts' }],
    },
  },
  {
    name: 'config/syntax',
    severity: 'error',
    checks: 'The config and what it imports can be read as TypeScript, and every import is there.',
    because: 'One comma too many, and nothing after it means what was meant.',
    source: 'https://www.typescriptlang.org/docs/handbook/',
    examples: {
      bad: [{ shows: 'a comma too many', config: "export default {\n  name: 'Small Practice',,\n};\n" }],
      good: [{ shows: 'the same with one comma', config: "export default {\n  name: 'Small Practice',\n};\n" }],
    },
  },
  {
    name: 'config/throws',
    severity: 'error',
    checks: 'The config runs to its end, within ten seconds.',
    because: 'A config is data: one that fails or hangs gives no site.',
    source: 'docs/decisions/0005-the-program-is-bundled-on-demand.md',
    examples: {
      bad: [
        {
          shows: 'a value of something that is not there',
          config:
            'const prices: { massage?: { text: string } } = {};\nexport default { price: prices.massage.text };\n',
        },
      ],
      good: [
        {
          shows: 'a value that is there',
          config: "const prices = { massage: { text: '£60' } };\nexport default { price: prices.massage.text };\n",
        },
      ],
    },
  },
  {
    name: 'config/no-export',
    severity: 'error',
    checks: 'The config exports a site by default.',
    because: 'Facts that are not exported are seen by nobody.',
    source: 'docs/config.md',
    examples: {
      bad: [{ shows: 'facts without an export', config: "const site = { name: 'Small Practice' };\nvoid site;\n" }],
      good: [{ shows: 'facts that are exported', config: "export default { name: 'Small Practice' };\n" }],
    },
  },
  {
    name: 'config/program',
    severity: 'error',
    checks: 'The code of the tool compiles and runs while it is being changed under “site dev”.',
    because: 'The last good page stays, and says what is wrong with the new code.',
    source: 'docs/decisions/0005-the-program-is-bundled-on-demand.md',
    examples: {
      bad: [{ shows: 'a bracket too many in a component', code: COMPONENT, added: 'export const more = [));' }],
      good: [{ shows: 'the same with its brackets', code: COMPONENT, added: 'export const more = [];' }],
    },
  },
  {
    name: 'config/override',
    severity: 'error',
    checks: 'A value from the environment or from a flag is as valid as one in the config.',
    because: 'SITE_BASE_URL stands in every canonical address: a slip in it would point search engines elsewhere.',
    source: 'README.md: SITE_BASE_URL, SITE_JOURNAL_ORIGIN, SITE_MAPS_KEY, --base-url',
    examples: {
      bad: [
        { shows: 'an address without its beginning', command: 'SITE_BASE_URL=preview.small.example site check' },
        { shows: 'the same as a flag', command: 'site build --base-url preview.small.example' },
      ],
      good: [{ shows: 'a whole address', command: 'SITE_BASE_URL=https://preview.small.example site check' }],
    },
  },
  {
    name: 'config/output-folder',
    severity: 'error',
    checks:
      'The output folder is empty or holds a site that this program made, and neither is nor holds the folder of the config, of this program or of the account.',
    because: 'What does not belong to the site is removed from the folder: it must be nobody’s documents.',
    source: 'README.md, “Commands”',
    examples: {
      bad: [
        {
          shows: 'a folder of photographs',
          command: 'site build --out photos',
          beside: { 'photos/christmas.txt': 'Everybody round the table' },
        },
      ],
      good: [{ shows: 'a folder that is not there yet', command: 'site build --out dist' }],
    },
  },
];
