/** Comparisons of two prices without an amount: 'A long massage costs twice as much as a short one.' */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { listed } from '../../../core/wording.ts';
import { countsIn } from '../../../facts/counts.ts';
import { formatPounds, type Pence } from '../../../facts/money.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../facts/number-words.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { lastingOptions } from '../about/options.ts';
import { isAboutOthers } from '../about/others.ts';
import { clinicsProseOf } from '../about/prose.ts';
import { itemsWithOwner, type Subject } from '../about/subject.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { FIRST_APPOINTMENT, firstItemsOf } from './amounts/sentence/first-appointments.ts';
import { mentionTokens } from './amounts/sentence/mention-tokens.ts';
import { type CountedItem, isApartFrom, type Token, tokenOf, valuesOf } from './amounts/sentence/token.ts';

const SHARES: Readonly<Record<string, number>> = {
  ...{ half: 1 / 2, 'a third': 1 / 3, 'a quarter': 1 / 4, 'a fifth': 1 / 5 },
  ...{ twice: 2, double: 2 },
};
/** The words between two names: 'costs half as much as', 'is a third dearer than' */
const RELATION = new RegExp(
  [
    '\\b(?<verb>costs?|pays?|comes? to|is|are)(?: (?:exactly|just|only|about|almost|nearly|roughly|still|barely|hardly|also))? (?:',
    '(?<same>the same as|(?:exactly )?what|as much as)|',
    `(?<factor>half|twice|double|(?:${NUMBER_WORDS}) times)(?: (?:of )?(?:the price|the cost|the fee|as much|what))?(?: (?:of|as|for))?|`,
    '(?:(?<part>half|a third|a quarter|a fifth) )?(?:(?<more>more|dearer|more expensive)|less|cheaper|less expensive) than',
    ')(?= )',
  ].join(''),
  'g',
);
/** Texts without these words are skipped quickly. */
const COMPARES = /\b(?:than|half|twice|double|times|the same as|what|as much as)\b/;
/** After 'is' or 'are', only such words compare prices. */
const PRICE_WORDS = /\b(?:price|cost|fee|dearer|cheaper|expensive)\b/;
/** Words between a name and the relation, or between the relation and a name. */
const AFTER_NAME = /^(?:s?'?s?)?(?: (?:one|appointment|session|visit|price|together|now|also|still|alone|of it))* $/;
const BEFORE_NAME = /^(?: (?:an?|the|one|your|single|for|that|of|our|normal)| (?<first>first|initial))* $/;
const JOINED_BEFORE = /\b(?:and|or|plus|with|nor)(?: \w+)? $/;
const JOINED_AFTER = /^s?,? (?:and|or|plus|with|together)\b/;
/** Not always, or not so: 'does not cost more than', 'often costs less than' */
const OTHERWISE = /\b(?:not|never|no|nothing|may|might|can|could|would|should|often|sometimes|if|unless|until)\b|n't\b/;

/** 'It costs what a filling does', 'coming back about the same problem costs half': the item that the text belongs to. */
const IT =
  /^\W*(?:(?:it|this|that)(?: \w+ly)?|(?:coming back|returning|(?:an?|the|each|every) (?:second|repeat|return|further) (?:visit|appointment|consultation|look))(?: [\w'-]+){0,6}) $/;

/** Returns whether a first price relates to a second as the words say. 'A third more' can be said of 30 or 36 per cent. */
function holds(groups: Readonly<Record<string, string | undefined>>, first: Pence, second: Pence): boolean {
  const { same, factor, part, more } = groups;
  const isNearly = (expected: number) => Math.abs(first - expected) <= expected * TOLERANCE;
  if (same !== undefined) return first === second;
  if (factor !== undefined)
    return isNearly(second * (SHARES[factor] ?? writtenNumber(factor.replace(' times', '')) ?? Number.NaN));
  if (part !== undefined) return isNearly(second * (1 + (SHARES[part] ?? 0) * (more === undefined ? -1 : 1)));
  return more === undefined ? first < second : first > second;
}
const TOLERANCE = 0.1;

/** Reports 'A crown costs twice as much as a filling' if the config has other prices. */
export const statedComparisonFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts)
    .filter(({ normal }) => COMPARES.test(normal.text))
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap(({ text, start }) =>
        [...text.matchAll(RELATION)].flatMap(({ index, 0: words, groups = {} }) => {
          const isOfPrices = !/^(?:is|are)$/.test(groups.verb ?? '') || PRICE_WORDS.test(words);
          if (!isOfPrices || OTHERWISE.test(text) || isAboutOthers(text)) return [];
          const subject = lookups.subjectAt(publicText, start);
          const [first, second] = comparedIn(text, { at: index, end: index + words.length }, subject, {
            ...lookups.items(),
            firstItems: firstItemsOf(site, lookups.items()),
          });
          if (!first || !second || first.name === second.name) return [];
          const pairs = first.singles.flatMap((one) =>
            second.singles.map((other) => [one * first.count, other] as const),
          );
          const span = publicText.normal.original(start + index, words.length);
          if (
            pairs.length === 0 ||
            pairs.some(([one, other]) => holds(groups, one, other)) ||
            !isAuthored(publicText, span)
          )
            return [];
          return {
            message: `“${words}” is not true of the prices of ${pricesOf(first)} and ${pricesOf(second)}.`,
            help: quoteOrUpdateHelp(publicText, 'Correct the comparison, or quote the two prices instead.'),
            ...authoredAt(publicText, span),
          };
        }),
      ),
    );

/** The items, and those that 'a first visit' means. */
type ComparedIndex = ItemIndex & { readonly firstItems: readonly PricedItem[] };

/** Whether the name directly follows the relation. 'A first consultation' can be another one than the usual. */
function isComparedWith({ name = '' }: Token, between: string, { firstItems }: ComparedIndex): boolean {
  const match = BEFORE_NAME.exec(between);
  return match !== null && (match.groups?.first === undefined || firstItems.every(({ names }) => names.includes(name)));
}

/** Returns what the words compare: the name directly before them, or 'it', and the name directly after them. */
function comparedIn(
  sentence: string,
  { at, end }: { readonly at: number; readonly end: number },
  subject: Subject,
  index: ComparedIndex,
): readonly [CountedItem?, CountedItem?] {
  const tokens = namesIn(sentence, subject, index);
  const before = tokens.findLast((token) => token.end <= at && AFTER_NAME.test(sentence.slice(token.end, at)));
  const second =
    tokens.find((token) => token.at >= end && isComparedWith(token, sentence.slice(end, token.at), index)) ??
    firstAppointmentAfter(sentence, end, index.firstItems);
  // 'A scrub and a wrap cost more than …', 'less than a scrub and a wrap': a sum
  if (
    (before && JOINED_BEFORE.test(sentence.slice(0, before.at))) ||
    (second && JOINED_AFTER.test(sentence.slice(second.end)))
  )
    return [];
  const { owner } = subject;
  const first = before ?? (owner && IT.test(sentence.slice(0, at)) ? { at: 0, ...valuesOf([owner]) } : undefined);
  const counted = first && countsIn(sentence.slice(0, first.at)).find((count) => count.end >= first.at - 1);
  return [first && { ...first, count: counted?.count ?? 1 }, second && { ...second, count: 1 }];
}

/** 'Half as much as the first visit', if the clinic has only one first appointment */
function firstAppointmentAfter(sentence: string, end: number, items: readonly PricedItem[]): Token | undefined {
  const found = [...sentence.matchAll(FIRST_APPOINTMENT)].find(({ index }) => index >= end);
  return items.length === 1 && found && BEFORE_NAME.test(sentence.slice(end, found.index))
    ? tokenOf({ at: found.index, end: found.index + found[0].length, items })
    : undefined;
}

/** The names of items and of their options, or how long these take; 'two calls' are not the course “Four calls”. */
function namesIn(sentence: string, subject: Subject, index: ItemIndex): readonly Token[] {
  const courses = new Set(index.all.flatMap(({ courses: own = [] }) => own.map(({ title }) => title)));
  const whole = index.namesIn(sentence);
  // 'A half-leg wax' does not name the option “Half an hour”.
  const isPartOfName = ({ at, end }: Token) =>
    whole.some((name) => name.at <= at && end <= name.end && end - at < name.end - name.at);
  const titled = mentionTokens({ subject, index }, sentence, 'options').filter(
    (token) => token.name !== undefined && !courses.has(token.name) && !isPartOfName(token),
  );
  const named = mentionTokens({ subject, index }, sentence, 'names').filter(
    (token) => token.name !== undefined && titled.every((other) => isApartFrom(other, token)),
  );
  const lasting = lastingOptions(itemsWithOwner(subject), sentence, /^/)
    .map(tokenOf)
    .filter((token) => [...titled, ...named].every((other) => isApartFrom(token, other)));
  return [...titled, ...named, ...lasting].sort((one, other) => one.at - other.at);
}

/** '“Massage” (£60 or £90)' */
const pricesOf = ({ name = '', singles }: CountedItem): string =>
  `“${name}” (${listed(
    singles.map((pence) => formatPounds(pence, ',')),
    'or',
  )})`;
