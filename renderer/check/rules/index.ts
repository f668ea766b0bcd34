import type { Finding } from '../../core/finding.ts';
import { RULE_NAMES } from '../../core/rule-names.ts';
import { assertNoBugs } from '../assert-no-bugs.ts';
import * as a11y from './a11y/index.ts';
import * as budget from './budget/index.ts';
import * as claim from './claim/index.ts';
import * as content from './content/index.ts';
import * as image from './image/index.ts';
import * as link from './link/index.ts';
import { seenPages } from './pages.ts';
import * as price from './price/index.ts';
import * as privacy from './privacy/index.ts';
import { unsureHelp } from './public-texts/index.ts';
import * as release from './release/index.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from './rule.ts';
import type { RuleSources } from './rule-sources.ts';
import * as seo from './seo/index.ts';
import { severityInSentences } from './severity-in-sentences.ts';
import { sharedLookups } from './shared-lookups.ts';

const families = [a11y, budget, claim, content, image, link, price, privacy, release, seo];
const byName = new Map(
  families.flatMap((family): readonly Rule[] => Object.values(family)).map((rule) => [rule.name, rule]),
);

/** Every rule of a site, in the order of `RULE_NAMES`. */
export const rules: readonly Rule[] = RULE_NAMES.flatMap((name) => byName.get(name) ?? []);

/** Applies every rule, regardless of what the others find. A problem that appears on several pages is one finding. */
export function applyRules(sources: RuleSources): readonly Finding[] {
  const input: RuleInput = {
    ...sources,
    pages: seenPages(sources.pages, sources.plan),
    lookups: sharedLookups(sources),
  };
  assertNoBugs(input);
  const severityOf = severityInSentences(sources.site);
  const found = rules.flatMap((rule) =>
    listed(rule.find(input)).map(({ sentence, otherwise, ...finding }): Finding => {
      const severity = finding.severity ?? severityOf(rule, finding.message, sentence);
      return withFile({
        rule: rule.name,
        ...(rule.searchesFor ? { searchesFor: rule.searchesFor } : {}),
        ...finding,
        severity,
        ...(severity === 'warning' && otherwise !== undefined ? { help: unsureHelp(finding.help, otherwise) } : {}),
      });
    }),
  );
  const first = new Map<string, Finding>();
  for (const finding of found) {
    const key = JSON.stringify([finding.rule, finding.message, finding.path, finding.span, finding.location]);
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}

const isList = (findings: Findings): findings is readonly Findings[] => Array.isArray(findings);

const listed = (findings: Findings): readonly RuleFinding[] =>
  isList(findings) ? findings.flatMap(listed) : [findings];

/** A PDF has no lines to point to, so the message names the page. */
const withFile = (finding: Finding): Finding =>
  finding.within === undefined ? finding : { ...finding, message: `${finding.message} It is on ${finding.within}.` };
