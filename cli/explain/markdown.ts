import type { Example } from '../../renderer/check/rules/example.ts';
import type { RuleText } from '../../renderer/check/rules/rule.ts';
import { exampleLines } from './example.ts';

/** What is known of a rule, for readers of Markdown: code scanning shows it beside each finding. */
export function ruleMarkdown({ checks, because, source, examples }: RuleText): string {
  return [
    checks,
    `**Why.** ${because}`,
    `**Source.** ${source}`,
    ...examples.bad.map((example) => shownExample('Wrong', example)),
    ...examples.good.map((example) => shownExample('Right', example)),
  ].join('\n\n');
}

/** Four spaces make a block of code, whatever the example holds. */
const shownExample = (label: string, example: Example): string =>
  [`**${label}**: ${example.shows}`, '', ...exampleLines(example)].join('\n');
