import type { AmountFact } from '../../../config/derived/priced.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { normalNameOf } from '../about/names.ts';
import { proseOf } from '../about/prose.ts';
import type { Subject } from '../about/subject.ts';
import { namesComplaint, namesMeasure } from '../claim/lexicon/complaints.ts';
import { isReviewReward } from '../claim/reviews/review-rewards.ts';
import { authoredAt, isQuoted, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { MENTIONS_PERCENTAGE, NUMBER, PERCENT, percentageIn } from './amounts/sentence/percent-words.ts';
import { isOffer } from './amounts/sentence/token.ts';
import { discountsMeant, isStandingDiscount, standingDiscounts, standingHelp } from './standing-discounts.ts';

/** A percentage may be rounded by this much. */
const ROUNDING = 0.5;
/** With “about”, a percentage may be rounded by this much. */
const ROUGH = 2;
const NEARLY = /\b(?:about|around|nearly|almost|roughly|some|close to|just over|just under) $/;
const AT_LEAST = /\b(?:more than|over|at least) $/;

/** Reports savings in per cent that no price produces. */
export function percentFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ normal }) => MENTIONS_PERCENTAGE.test(normal.text))
    .flatMap((publicText) => [...publicText.normal.text.matchAll(PERCENT)].map((match) => ({ publicText, match })));
  if (found.length === 0) return [];
  const index = input.lookups.items();
  const discounts = standingDiscounts(input.site);
  return found.flatMap(({ publicText, match }) => {
    const span = publicText.normal.original(match.index, match[0].length);
    const { items, named, owner, question, sentence, start } = input.lookups.subjectAt(publicText, match.index);
    if (items.length === 0 && OTHER_FARES.test(publicText.normal.text)) return [];
    if (OTHER_GOODS.test(publicText.normal.text.slice(match.index + match[0].length))) return [];
    const { few, nth, halved, most, ...shares } = match.groups ?? {};
    const paid = shares.paid ?? shares.paidFirst;
    // `claim/pressure` reports 'three for the price of two' if it is about no treatment.
    if (items.length === 0 && (few ?? paid ?? nth ?? halved) !== undefined) return [];
    const before = sentence.slice(0, match.index - start);
    const after = sentence.slice(match.index - start + match[0].length);
    if (named.length === 0 && isAboutBody(match[0], before, after)) return [];
    // `price/contradiction` compares the prices of two things.
    if (THAN_ANOTHER.test(after) && !ELSEWHERE.test(after)) return [];
    const isCourse = COURSE.test(sentence) || (few ?? paid) !== undefined;
    const percentages = percentagesOf(factsFor({ items, before, after, isCourse }, index));
    const percentage = percentageIn({ ...shares, few, nth, halved });
    const rough = match.groups?.rough === undefined ? before : `${match.groups.rough} `;
    const isLeast = AT_LEAST.test(rough);
    const tolerance = NEARLY.test(rough) ? ROUGH : ROUNDING;
    const isRight = percentages.some(
      (each) => Math.abs(each - percentage) <= tolerance || ((most !== undefined || isLeast) && each > percentage),
    );
    const isStated = !isCourse && discounts.includes(percentage);
    if (isRight || isStated || isQuoted(publicText, span) || isStandingDiscount(publicText, span)) return [];
    if (isReviewReward(publicText, span)) return [];
    const highest = percentages.length > 0 ? ` The highest saving is ${Math.round(Math.max(...percentages))}%.` : '';
    const known = discountsMeant(input.site, `${question} ${sentence} ${owner ? normalNameOf(owner) : ''}`);
    return {
      message: `“${textAt(publicText, span)}” does not match any saving in the prices.${known.length > 0 ? '' : highest}`,
      help: standingHelp(known),
      ...authoredAt(publicText, span),
    };
  });
}

/** 'A second visit costs a quarter less than the first', which no reduction explains */
const THAN_ANOTHER = /^(?: less| cheaper)? than (?:an?|the (?:first|second|other|long|short|full))\b/;
const ELSEWHERE = /\b(?:elsewhere|other (?:clinics|practices|places)|high street|before|last year|normal|usual)\b/;

/** 'ten per cent off products': goods for which the config states no prices. */
const OTHER_GOODS = /^ (?:all |any |our |the )?(?:products?|creams?|skincare|supplements?|retail|shop)\b/;

/** 'A railcard saves you a third': what others charge. */
const OTHER_FARES = /\b(?:railcards?|trains?|bus(?:es)?|fares?|tickets?|car park|café|cafe|museum|insur\w+)\b/;

/** 'Snoring cut by 80%', '80% off the glare', '50% less fat': what changes is no price. */
const isAboutBody = (words: string, before: string, after: string): boolean => {
  const thing = /^(?: (?:of|in|the|your|their))* [\w'-]+(?: [\w'-]+)?/.exec(after)?.[0] ?? '';
  // 'A reduction of 98% after three visits' is what a treatment achieves.
  if (/^reduc/.test(words) && AFTER_VISITS.test(after) && !/\b(?:price|fee|cost)s?\b/.test(before)) return true;
  const changed = /^(?:reduced|reduction|cut|lowered)\b|\blower$|\bdown by\b/.test(words)
    ? `${before} ${thing}`
    : thing;
  return namesComplaint(changed) || namesMeasure(changed) || NO_MONEY.test(changed) || OTHER_VERB.test(before);
};
const AFTER_VISITS = new RegExp(
  `^ (?:after|within|in) (?:the first |just |only )?(?:${NUMBER}|a few|several) (?:visits|sessions|treatments|weeks|months)\\b`,
);
/** 'The frames weigh 60% less' */
const OTHER_VERB = /\b(?:weighs?|contains?|uses?|needs?|removes?|blocks?|reflects?|bleeds?|swells?|hurts?|lasts?) $/;
const NO_MONEY =
  /\b(?:glare|light|hair|(?:re)?growth|words|movement|screen|fat|sugar|salt|alcohol|water|electricity|energy|power|noise|calories|meat|risk|dose|bacteria|time|thinner|lighter|distance|food)\b/;

/** The facts that a percentage may come from: those of the courses for a course, and none for a discount of some people. */
function factsFor({ items, before, after, isCourse }: DiscountContext, index: ItemIndex): readonly AmountFact[] {
  const isForSome = !isCourse && (SOME_PEOPLE.test(before) || FOR_SOME.test(after));
  if (items.length === 0) return isForSome ? [] : [...index.facts.values()].flat();
  // The courses of its parts are not saved with an offer.
  const facts = items.every(isOffer) ? items.flatMap((item) => item.facts) : index.factsAbout(items);
  const ofCourses = isCourse ? facts.filter(({ quote }) => quote?.includes('.packages.')) : [];
  return ofCourses.length > 0 ? ofCourses : facts;
}

interface DiscountContext extends Pick<Subject, 'items'> {
  /** The sentence before and after the percentage. */
  readonly before: string;
  readonly after: string;
  readonly isCourse: boolean;
}

const COURSE = new RegExp(
  `\\b(?:courses?|blocks?|bundles?|packages?|packs?|cards?|passes|${NUMBER} (?:[a-z]+ )?(?:sessions?|visits?|classes|treatments|peels|doses))\\b`,
);
const SOME =
  '(?:members?|students?|nurses?|teachers?|pensioners?|seniors?|(?:over|under)-?\\w+s|staff|carers?|veterans?|forces|soldiers|families|friends|regulars|customers?|clients?|patients?|owners?|locals?|residents?|newcomers|parents?|children|runners?|athletes|households?|couples|workers?|everyone|everybody|anyone|anybody)';
const SOME_PEOPLE = new RegExp(
  `\\b${SOME}(?: [a-z]+){0,3} (?:gets?|receives?|has|have|enjoys?|saves?|pays?|takes?)(?: an?)? ?$|^${SOME}[:,] $`,
);
/** 'for members of the gym', 'for cash', 'everything' */
const FOR_SOME = new RegExp(
  `^ (?:discount )?(?:(?:for|to) (?!the\\b)(?:[a-z-]+ ){0,2}?(?:${SOME}|cash)\\b|(?:on |off )?(?:everything|(?:all|any|every)(?: of)?(?: our| the)? (?:treatments?|prices?|services?|sessions?|appointments?|fees?))\\b)`,
);

const percentagesOf = (facts: readonly AmountFact[]): readonly number[] =>
  facts.flatMap(({ pence, savedOn }) => (savedOn ? [(pence / savedOn) * 100] : []));
