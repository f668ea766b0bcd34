import type { ConfigExample, RuleExample, RuleText } from '../../renderer/rules/rule.ts';
import { exampleLines } from './text.ts';

type Explained = RuleText<RuleExample | ConfigExample>;

/** What is known of a rule, for readers of Markdown: code scanning shows it beside each finding. */
export function ruleMarkdown({ checks, because, source, examples }: Explained): string {
  return [
    checks,
    `**Why.** ${because}`,
    `**Source.** ${source}`,
    ...(examples?.bad ?? []).map((example) => shownExample('Wrong', example)),
    ...(examples?.good ?? []).map((example) => shownExample('Right', example)),
  ].join('\n\n');
}

/** Four spaces make a block of code, whatever the example holds. */
const shownExample = (label: string, example: RuleExample | ConfigExample): string =>
  [`**${label}**: ${example.shows}`, '', ...exampleLines(example)].join('\n');
