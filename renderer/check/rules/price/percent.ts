import type { AmountFact } from '../../../config/derived/priced.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, isQuoted } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

/** 'save up to 15%', '15 per cent off' */
const PERCENT =
  /\bsav(?:e|es|ing|ings)(?: (?:of|you|a|another))* (?<most>up to )?(?<after>\d+(?:\.\d+)?) ?(?:%|per ?cent)|(?<before>\d+(?:\.\d+)?) ?(?:%|per ?cent) (?:off|less|cheaper|saving|discount)\b|\b(?<half>half[ -]price|half off)\b/g;

/** Most texts speak of no share: they are passed over quickly. */
const SHARE = /%|cent|half/;

/** A share counts as right where it is rounded to it. */
const ROUNDING = 0.5;

/** Savings in percent that no price makes. */
export function percentFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ normal }) => SHARE.test(normal.text))
    .flatMap((publicText) => [...publicText.normal.text.matchAll(PERCENT)].map((match) => ({ publicText, match })));
  if (found.length === 0) return [];
  const index = input.lookups.items();
  return found.flatMap(({ publicText, match }) => {
    const run = publicText.normal.original(match.index, match[0].length);
    const { items } = input.lookups.subjectAt(publicText, match.index);
    const shares = sharesOf(items.length > 0 ? index.factsAbout(items) : [...index.facts.values()].flat());
    const { most, after, before, half } = match.groups ?? {};
    const share = half === undefined ? Number(after ?? before) : 50;
    const isRight = shares.some((each) => Math.abs(each - share) <= ROUNDING || (most && each > share));
    if (isRight || isQuoted(publicText, run)) return [];
    const best = shares.length > 0 ? ` The most is ${Math.round(Math.max(...shares))}%.` : '';
    return [
      {
        message: `“${publicText.text.slice(run.at, run.at + run.length)}” is a saving that no price here makes.${best}`,
        help: 'Correct the share, or name the amounts and quote them.',
        ...authoredAt(publicText, run),
      },
    ];
  });
}

const sharesOf = (facts: readonly AmountFact[]): readonly number[] =>
  facts.flatMap(({ pence, savedOn }) => (savedOn ? [(pence / savedOn) * 100] : []));
