import { listExamples, type ShownExample } from '../../renderer/check/rules/example.ts';
import type { RuleText } from '../../renderer/check/rules/rule.ts';
import { acceptable, fixed } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import type { Colours } from '../terminal.ts';
import { exampleLines } from './example.ts';

/** The subject of each family of rules. */
const FAMILIES: Readonly<Record<string, string>> = {
  config: 'the config itself: fields, names, values, exceptions',
  price: 'amounts, savings and sums',
  link: 'links, anchors, addresses and files',
  content: 'text, policies and documents',
  claim: 'claims about treatments',
  privacy: 'what loads before a visitor consents',
  seo: 'titles, descriptions and structured data',
  a11y: 'accessibility of pages and documents',
  budget: 'page weight',
  image: 'images',
  release: 'what to replace before the site is published',
};

/** Lists every rule on one line, by family. */
export function ruleList(rules: readonly RuleText[], colours: Colours): string {
  const families = [...new Set(rules.map(({ name }) => familyOf(name)))];
  const width = Math.max(...rules.map(({ name }) => name.length));
  return families
    .map((family) => {
      const lines = rules
        .filter(({ name }) => familyOf(name) === family)
        .map((rule) => `  ${rule.name.padEnd(width)}  ${severityLabel(rule, colours)}  ${rule.checks}`);
      return [`${colours.bold(family)}: ${FAMILIES[family] ?? 'more rules'}`, ...lines].join('\n');
    })
    .join('\n\n');
}

const severityLabel = ({ severity }: RuleText, { red, yellow }: Colours): string =>
  severity === 'error' ? red('error  ') : yellow('warning');

/** Explains one rule. */
export function ruleText(rule: RuleText, colours: Colours): string {
  const { name, checks, because, source, bad, good } = rule;
  return [
    `${colours.bold(name)}  ${severityLabel(rule, colours).trimEnd()}`,
    [
      checks,
      ...warningsText(rule),
      '',
      `${colours.dim('Why')}     ${because}`,
      `${colours.dim('Source')}  ${source}`,
      `${colours.dim('Change')}  ${changeText(rule)}`,
    ].join('\n'),
    ...listExamples(bad).map((example) => `${colours.red('Wrong')}: ${exampleText(example)}`),
    ...listExamples(good).map((example) => `${colours.green('Right')}: ${exampleText(example)}`),
  ].join('\n\n');
}

const isSometimesWarning = ({ warnsIf, needsPlainWords = false }: RuleText): boolean =>
  needsPlainWords || warnsIf !== undefined;

const warningsText = ({ warnsIf, needsPlainWords = false }: RuleText): readonly string[] => {
  const conditions = [
    ...(warnsIf === undefined ? [] : [`if ${warnsIf}`]),
    ...(needsPlainWords ? ['in a sentence with words that it does not know'] : []),
  ];
  return conditions.length === 0 ? [] : [`It only warns ${conditions.join(', or ')}.`];
};

/** Describes how an owner can accept or change the findings of a rule. */
function changeText(rule: RuleText): string {
  const { name } = rule;
  const acceptText = `accept(value, '${name}', { reason: '…', until: '…' }) accepts one value until a date`;
  const severityText = `rules: { '${name}': 'off' }, 'warning' or 'error' in the config sets its severity`;
  const raiseText = isSometimesWarning(rule) ? `; rules: { '${name}': 'error' } turns its warnings into errors` : '';
  if (acceptable.has(name)) return fixed.has(name) ? `${acceptText}${raiseText}.` : `${acceptText}; ${severityText}.`;
  return fixed.has(name) ? 'This rule allows no exceptions. Correct the value.' : `${severityText}.`;
}

const exampleText = (example: ShownExample): string => [example.shows, ...exampleLines(example)].join('\n');
