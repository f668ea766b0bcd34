import { listExamples, type ShownExample } from '../../renderer/check/rules/example.ts';
import type { RuleText } from '../../renderer/check/rules/rule.ts';
import { exampleLines } from './example.ts';

/** Explains a rule in Markdown: code scanning shows it next to each finding. */
export function ruleMarkdown({ checks, because, source, bad, good }: RuleText): string {
  return [
    checks,
    `**Why.** ${because}`,
    `**Source.** ${source}`,
    ...listExamples(bad).map((example) => shownExample('Wrong', example)),
    ...listExamples(good).map((example) => shownExample('Right', example)),
  ].join('\n\n');
}

/** `exampleLines` indents by four spaces, which makes a code block of any content. */
const shownExample = (label: string, example: ShownExample): string =>
  [`**${label}**: ${example.shows}`, '', ...exampleLines(example)].join('\n');
