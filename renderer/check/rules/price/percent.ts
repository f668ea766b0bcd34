/** Savings in per cent that no price produces. */
import { type AmountFact, isCategory, type PricedItem } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import { matchesOf } from '../../../core/pattern.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { normalNameOf } from '../about/names.ts';
import { proseOf } from '../about/prose.ts';
import { itemsWithOwner } from '../about/subject.ts';
import { isReviewReward } from '../claim/reviews/review-rewards.ts';
import { authoredAt, isQuoted, textAt } from '../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import { isPricedMonthly } from './amounts/sentence/paid-monthly.ts';
import { MENTIONS_PERCENTAGE, NUMBER, PERCENT, percentageIn } from './amounts/sentence/percent-words.ts';
import { isOffer } from './amounts/sentence/token.ts';
import { isAboutElse, isManyForFewer, mentionOf, type PercentMention } from './percent-mention.ts';
import { discountsMeant, isStandingDiscount, standingHelp } from './standing-discounts.ts';

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
    .flatMap((publicText) => matchesOf(PERCENT, publicText.normal.text).map((match) => ({ publicText, match })));
  if (found.length === 0) return [];
  const index = input.lookups.items();
  return found.flatMap(({ publicText, match }) => {
    const mention = mentionOf(publicText, match, input.lookups.subjectAt(publicText, match.index));
    if (isAboutElse(mention) || isStatedElsewhere(mention)) return [];
    const isCourse = COURSE.test(mention.subject.sentence.replace(EXCEPTED, '')) || isManyForFewer(match);
    const percentages = percentagesOf(factsFor(mention, isCourse, index));
    const isStated = statedBy(mention, isCourse, index).includes(percentageIn(match.groups ?? {}));
    return isStated || isSavedIn(mention, percentages) ? [] : findingOf(mention, percentages, input.site);
  });
}

/**
 * The discounts that figures of the config state. 'Two visits and 10% off the rest' of a plan is its own discount; beside a
 * course, no figure explains a percentage.
 */
const statedBy = ({ subject }: PercentMention, isCourse: boolean, index: ItemIndex): readonly number[] =>
  isCourse ? index.withMembers(itemsWithOwner(subject)).flatMap(index.discountsOf) : index.discounts;

const isStatedElsewhere = ({ publicText, span }: PercentMention): boolean =>
  isQuoted(publicText, span) || isStandingDiscount(publicText, span) || isReviewReward(publicText, span);

/** Returns whether one of these percentages is the one in the sentence, as exactly as that states it. */
function isSavedIn({ match: { groups = {} }, before }: PercentMention, percentages: readonly number[]): boolean {
  const percentage = percentageIn(groups);
  const rough = groups.rough === undefined ? before : `${groups.rough} `;
  const tolerance = NEARLY.test(rough) ? ROUGH : ROUNDING;
  const isLeast = groups.most !== undefined || AT_LEAST.test(rough);
  return percentages.some((each) => Math.abs(each - percentage) <= tolerance || (isLeast && each > percentage));
}

function findingOf(
  { publicText, span, subject: { question, sentence, owner, named } }: PercentMention,
  percentages: readonly number[],
  site: Site,
): RuleFinding {
  const highest = percentages.length > 0 ? ` The highest saving is ${Math.round(Math.max(...percentages))}%.` : '';
  const known = discountsMeant(site, `${question} ${sentence} ${owner ? normalNameOf(owner) : ''}`);
  return {
    message: `“${textAt(publicText, span)}” does not match any saving in the prices.${known.length > 0 ? '' : highest}`,
    help: standingHelp(known),
    ...authoredAt(publicText, span),
    // No price shows the discount that members of a plan get on other treatments.
    ...warningUnless(named.some((item) => !isCategory(item)) && !(owner && isPricedMonthly(owner))),
  };
}

/** The facts that a percentage may come from: those of the courses for a course, and none for a discount of some people. */
function factsFor(mention: PercentMention, isCourse: boolean, index: ItemIndex): readonly AmountFact[] {
  const { before, after } = mention;
  const items = itemsOf(mention, index);
  const isForSome = !isCourse && (SOME_PEOPLE.test(before) || FOR_SOME.test(after));
  if (items.length === 0) return isForSome ? [] : [...index.facts.values()].flat();
  // The courses of its parts are not saved with an offer.
  const facts = items.every(isOffer) ? items.flatMap((item) => item.facts) : index.factsAbout(index.withMembers(items));
  const ofCourses = isCourse ? facts.filter(({ quote }) => quote?.includes('.packages.')) : [];
  return ofCourses.length > 0 ? ofCourses : facts;
}

/** 'Courses of six at a fifth less, and a haircut from £30': what another clause names after the percentage is something else. */
function itemsOf({ subject: { items, named, owner }, after }: PercentMention, index: ItemIndex): readonly PricedItem[] {
  const next = after.search(/[,;:] /);
  const later = next === -1 ? [] : index.namesIn(after.slice(next)).flatMap((name) => name.items);
  const meant = named.filter((item) => !later.includes(item));
  if (meant.length > 0 || named.length === 0) return named.length === 0 ? items : meant;
  return owner ? [owner] : [];
}

/** '10% off everything except courses' */
const EXCEPTED = /\b(?:except|but not|apart from|excluding|other than)\b[^.;:]*/g;

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
