import { externalLinks } from '../../../external/addresses.ts';
import type { Verdict } from '../../../external/verdict.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingsAt, type LinkMessage } from '../problem.ts';

/**
 * Returns a finding for each location of each external link to which `describe` returns a message; none without
 * --external.
 */
export const externalFindings = (
  { links, external }: RuleInput,
  describe: (verdict: Verdict, href: string) => LinkMessage | undefined,
): readonly RuleFinding[] =>
  external === undefined
    ? []
    : externalLinks(links).flatMap((link) => {
        const verdict = external.get(link.address);
        const message = verdict && describe(verdict, link.href);
        return message ? findingsAt(links, link, message) : [];
      });
