import type { AmountFact } from '../../../config/derived/priced.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, isQuoted, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

/** 'save up to 15%', '15 per cent off' */
const PERCENT =
  /\bsav(?:e|es|ing|ings)(?: (?:of|you|a|another))* (?<most>up to )?(?<after>\d+(?:\.\d+)?) ?(?:%|per ?cent)|(?<before>\d+(?:\.\d+)?) ?(?:%|per ?cent) (?:off|less|cheaper|saving|discount)\b|\b(?<half>half[ -]price|half off)\b/g;

/** Most text mentions no percentage, and this cheap test skips it. */
const MENTIONS_PERCENTAGE = /%|cent|half/;

/** A percentage may be rounded by this much. */
const ROUNDING = 0.5;

/** Reports savings in per cent that no price produces. */
export function percentFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ normal }) => MENTIONS_PERCENTAGE.test(normal.text))
    .flatMap((publicText) => [...publicText.normal.text.matchAll(PERCENT)].map((match) => ({ publicText, match })));
  if (found.length === 0) return [];
  const index = input.lookups.items();
  return found.flatMap(({ publicText, match }) => {
    const span = publicText.normal.original(match.index, match[0].length);
    const { items } = input.lookups.subjectAt(publicText, match.index);
    const percentages = percentagesOf(items.length > 0 ? index.factsAbout(items) : [...index.facts.values()].flat());
    const { most, after, before, half } = match.groups ?? {};
    const percentage = half === undefined ? Number(after ?? before) : 50;
    const isRight = percentages.some((each) => Math.abs(each - percentage) <= ROUNDING || (most && each > percentage));
    if (isRight || isQuoted(publicText, span)) return [];
    const highest = percentages.length > 0 ? ` The highest saving is ${Math.round(Math.max(...percentages))}%.` : '';
    return {
      message: `“${textAt(publicText, span)}” does not match any saving in the prices.${highest}`,
      help: 'Correct the percentage, or write the amounts and quote them.',
      ...authoredAt(publicText, span),
    };
  });
}

const percentagesOf = (facts: readonly AmountFact[]): readonly number[] =>
  facts.flatMap(({ pence, savedOn }) => (savedOn ? [(pence / savedOn) * 100] : []));
