import type { Finding } from '../../core/finding.ts';
import { assertNoBugs } from '../assert-no-bugs.ts';
import { a11yRules } from './a11y/index.ts';
import { budgetRules } from './budget/index.ts';
import { claimRules } from './claim/index.ts';
import { contentRules } from './content/index.ts';
import { contentEmpty } from './content-empty.ts';
import { imageRules } from './image/index.ts';
import { linkRules } from './link/index.ts';
import { seenPages } from './pages.ts';
import { priceRules } from './price/index.ts';
import { privacyRules } from './privacy/index.ts';
import type { Rule, RuleInput } from './rule.ts';
import type { RuleSources } from './rule-sources.ts';
import { seoRules } from './seo/index.ts';
import { sharedLookups } from './shared-lookups.ts';

/** Every rule, in the order in which findings are reported. */
export const rules: readonly Rule[] = [
  ...priceRules,
  contentEmpty,
  ...linkRules,
  ...contentRules,
  ...claimRules,
  ...privacyRules,
  ...seoRules,
  ...a11yRules,
  ...imageRules,
  ...budgetRules,
];

/** Applies every rule; nothing stops at the first fault. One fault that shows on several pages is one finding. */
export function applyRules(sources: RuleSources): readonly Finding[] {
  const input: RuleInput = {
    ...sources,
    pages: seenPages(sources.pages, sources.plan),
    lookups: sharedLookups(sources),
  };
  assertNoBugs(input);
  const found = rules.flatMap((rule) =>
    rule.find(input).map((finding): Finding => withFile({ rule: rule.name, severity: rule.severity, ...finding })),
  );
  const first = new Map<string, Finding>();
  for (const finding of found) {
    const key = JSON.stringify([finding.rule, finding.message, finding.path, finding.span, finding.location]);
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}

/** Words in a file without lines have no place to point to: the message says where they stand. */
const withFile = (finding: Finding): Finding =>
  finding.within === undefined
    ? finding
    : { ...finding, message: `${finding.message} It stands on ${finding.within}.` };
