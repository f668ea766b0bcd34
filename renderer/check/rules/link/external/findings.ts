import { externalLinks } from '../../../external/addresses.ts';
import type { Verdict } from '../../../external/verdict.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { atEach, type Said } from '../fault.ts';

/** A finding for each place of an address of whose host something is to be said; none where no host was asked. */
export const externalFindings = (
  { links, external }: RuleInput,
  say: (verdict: Verdict, href: string) => Said | undefined,
): readonly RuleFinding[] =>
  external === undefined
    ? []
    : externalLinks(links).flatMap((link) => {
        const verdict = external.get(link.address);
        const said = verdict && say(verdict, link.href);
        return said ? atEach(links, link, said) : [];
      });
