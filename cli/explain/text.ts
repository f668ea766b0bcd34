import type { Example } from '../../renderer/check/rules/example.ts';
import type { RuleText } from '../../renderer/check/rules/rule.ts';
import { acceptable, fixed } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import type { Terminal } from '../terminal.ts';
import { exampleLines } from './example.ts';

type Colours = Terminal['colours'];

/** What the rules of a family are about. */
const FAMILIES: Readonly<Record<string, string>> = {
  config: 'the config itself: fields, names, values, exceptions',
  price: 'amounts, savings and sums',
  link: 'links, anchors, addresses and files',
  content: 'words, policies and documents',
  claim: 'what may be said of treatments',
  privacy: 'what happens before a visitor consents',
  seo: 'titles, descriptions and structured data',
  a11y: 'what everybody must be able to use',
  budget: 'how much a page weighs',
  image: 'pictures',
  release: 'what must be done before the site goes out',
};

/** Every rule in one line, by family. */
export function ruleList(rules: readonly RuleText[], colours: Colours): string {
  const families = [...new Set(rules.map(({ name }) => familyOf(name)))];
  const width = Math.max(...rules.map(({ name }) => name.length));
  return families
    .map((family) => {
      const lines = rules
        .filter(({ name }) => familyOf(name) === family)
        .map((rule) => `  ${rule.name.padEnd(width)}  ${mark(rule, colours)}  ${rule.checks}`);
      return [`${colours.bold(family)}: ${FAMILIES[family] ?? 'more rules'}`, ...lines].join('\n');
    })
    .join('\n\n');
}

const mark = ({ severity }: RuleText, { red, yellow }: Colours): string =>
  severity === 'error' ? red('error  ') : yellow('warning');

/** All that is known of one rule. */
export function ruleText(rule: RuleText, colours: Colours): string {
  const { name, checks, because, source, examples } = rule;
  return [
    `${colours.bold(name)}  ${mark(rule, colours).trimEnd()}`,
    [
      checks,
      '',
      `${colours.dim('Why')}     ${because}`,
      `${colours.dim('Source')}  ${source}`,
      `${colours.dim('Change')}  ${changeOf(rule)}`,
    ].join('\n'),
    ...examples.bad.map((example) => `${colours.red('Wrong')}: ${exampleText(example)}`),
    ...examples.good.map((example) => `${colours.green('Right')}: ${exampleText(example)}`),
  ].join('\n\n');
}

/** What an owner may do who wants another answer. */
function changeOf({ name }: RuleText): string {
  const accepting = `accept(value, '${name}', { reason: '…', until: '…' }) keeps one value for a time`;
  const setting = `rules: { '${name}': 'off' }, 'warning' or 'error' in the config sets how it counts`;
  if (acceptable.has(name)) return fixed.has(name) ? `${accepting}.` : `${accepting}; ${setting}.`;
  return fixed.has(name) ? 'Nothing keeps such a value: it is to be corrected.' : `${setting}.`;
}

const exampleText = (example: Example): string => [example.shows, ...exampleLines(example)].join('\n');
