/** Numbers of instalments beside their amount: 'twelve payments of £195' if the config says '10 x £195'. */
import { instalmentPlans } from '../../../../../config/derived/instalments.ts';
import { isBelow } from '../../../../../core/finding.ts';
import { numberLike, SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { differsFrom } from '../differs.ts';
import { factTitle } from '../fact-title.ts';

const COUNTED = new RegExp(
  `(?<![\\w£.,-])(?<count>${SHORT_NUMBER}) (?:(?:equal|monthly|interest-free|single) ){0,2}(?:payments|instalments|parts|months|rates)(?: of|, each|,? at)(?: (?:just|only))? $`,
);

const IN_PARTS =
  /\bpay\b[^,?]*\b(?:programme|plan|course)\b[^,?]*\b(?:parts|instalments|bits|stages|monthly|over time)\b/;

/** Reports a number of payments that differs from the instalments with the same amount, or of the same item. */
export function instalmentFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const plans = instalmentPlans(site);
  if (plans.length === 0) return [];
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    lookups.amountsIn(publicText.normal).flatMap(({ normalAt, pence = Number.NaN }) => {
      const { index, groups } = COUNTED.exec(publicText.normal.text.slice(0, normalAt)) ?? {};
      if (index === undefined) return [];
      const text = groups?.count ?? '';
      const count = writtenNumber(text) ?? Number.NaN;
      const about = lookups.subjectAt(publicText, normalAt).items;
      // 'Can I pay the programme in parts?' is about one that can be paid so.
      const asksInParts = about.length === 0 && IN_PARTS.test(lookups.questionOf(publicText));
      const meant = plans.filter(({ path, instalments: { each, total } }) => {
        const isAbout = about.some((item) => isBelow(path, item.path));
        return (
          (each === pence && (about.length === 0 || isAbout)) || (total === count * pence && (isAbout || asksInParts))
        );
      });
      const [plan] = meant;
      if (!plan || meant.some(({ instalments }) => instalments.count === count)) return [];
      const path = `${plan.path.join('.')}.instalments`;
      const span = publicText.normal.original(index, text.length);
      if (plan.instalments.each !== pence)
        return differsFrom(site, { path, text: plan.instalments.text }, publicText, span);
      return authoredFinding(publicText, span, {
        message: `“${textAt(publicText, span)}” differs from ${factTitle(site, path)}, which are ${plan.instalments.text}.`,
        // The instalments in braces would repeat the words around the number.
        help: `Write “${numberLike(plan.instalments.count, text)}” instead.`,
        against: plan.instalments.text,
      });
    }),
  );
}
