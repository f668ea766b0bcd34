/** The two things that a sentence with a difference compares: 'Lower legs cost £40 more than underarms.' */
import { onlyOne } from '../../../../../core/only-one.ts';
import { literal } from '../../../../../core/pattern.ts';
import { listed } from '../../../../../core/wording.ts';
import { formatPounds, type Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { type AmountInSentence, type Scope, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { type Explanation, explain } from '../sentence/explanation.ts';
import type { CountedItem } from '../sentence/token.ts';
import { countedItemsIn } from './counted-items.ts';

/** Something with the one price that it has in a comparison. */
interface ComparedPrice {
  readonly title: string;
  /** '“Scrub”', '2 × “Brow shape”' */
  readonly name: string;
  readonly pence: Pence;
}

/** Returns the dearer and the cheaper one; `undefined` unless the sentence names two, each with one price. */
export function comparedPrices(context: AmountInSentence): readonly [ComparedPrice, ComparedPrice] | undefined {
  const [first, second] = sidesOf(context)?.map((scope) => onlyPrice(context, scope)) ?? [];
  if (!first || !second || first.name === second.name) return undefined;
  return first.pence > second.pence ? [first, second] : [second, first];
}

/**
 * Returns what the two prices differ by, if the sentence leaves no doubt about them: it uses their whole names, or they are
 * options of one treatment. Then no other difference can be meant.
 */
export function certainDifference(context: AmountInSentence): Pence | undefined {
  const compared = comparedPrices(context);
  if (!compared?.every(({ pence }) => pence > 0)) return undefined;
  const titles = compared.map(({ title }) => title);
  const areOptions = context.index.all.some(({ options }) => {
    const own = options.map(({ title }) => title);
    return titles.every((title) => own.includes(title));
  });
  const areWhole = titles.every((title) => wholeName(normalise(title).text).test(context.subject.sentence));
  const [dear, cheap] = compared;
  return areOptions || areWhole ? dear.pence - cheap.pence : undefined;
}
const wholeName = (name: string): RegExp => new RegExp(`\\b${literal(name)}(?:e?s)?(?![\\w-])`);

/** Explains a wrong difference by the two prices, or by what the difference can be. No path quotes it. */
export function explainDifference(context: AmountInSentence, differences: readonly Pence[] = []): Explanation {
  const right = differences.length > 0 ? `, which is ${listed(differences.map(pounds), 'or')}` : '';
  const [dear, cheap] = right === '' ? (comparedPrices(context) ?? []) : [];
  const problem =
    dear && cheap
      ? `: ${dear.name} ${pounds(dear.pence)} − ${cheap.name} ${pounds(cheap.pence)} = ${pounds(dear.pence - cheap.pence)}`
      : ` between the prices that this sentence compares${right}`;
  return explain(
    context,
    `is not the difference${problem}.`,
    'Correct the difference, or quote the two prices instead.',
  );
}

const pounds = (pence: Pence): string => formatPounds(pence, ',');

/** What stands between two things with a difference: 'the difference between a scrub and a wrap', 'the step from plain to carved adds' */
const BETWEEN =
  /\b(?:difference between .+? and|(?:steps?|move|moving|upgrad(?:e|ing)|jump|chang(?:e|ing)|switch(?:ing)?|going|go|swap(?:ping)?) (?:[\w-]+ ){0,3}?from .+? to(?! £)) /;

/** 'Including the neck puts another ', ' on the price of the face' */
const ADDS =
  /(?:^ ?|[,;:] ?|\b(?:and|but|so) )(?:including|adding|having|with) (?:[\w-]+ ){1,5}?(?:adds|puts)(?: (?:you|only|just|about|another|an? (?:extra|further)))* $/;
const ADDED_TO = /^ (?:on|to|onto|on top of) (?:the (?:price|cost|fee) (?:of|for) )?/;

/** Whether the words around an amount move from one price to another: 'The step from Single to Tailored adds £140'. */
export const isStep = (context: AmountInSentence): boolean => BETWEEN.test(wordsBefore(context)) || isAdded(context);

const isAdded = (context: AmountInSentence): boolean =>
  ADDS.test(wordsBefore(context)) && ADDED_TO.test(wordsAfter(context));

function sidesOf(context: AmountInSentence): readonly [Scope, Scope] | undefined {
  const { sentence } = context.subject;
  const to = wordsBefore(context).length;
  const between = BETWEEN.exec(sentence.slice(0, to));
  if (between) {
    const at = between.index + between[0].length;
    return [
      { from: between.index, to: at },
      { from: at, to },
    ];
  }
  if (isAdded(context)) {
    const after = wordsAfter(context).search(/[.,;:]|\b(?:and|but|because|so|if|when)\b/);
    const from = sentence.length - wordsAfter(context).length;
    return [
      { from: ADDS.exec(wordsBefore(context))?.index ?? 0, to },
      { from, to: after === -1 ? sentence.length : from + after },
    ];
  }
  const than = sentence.search(/\bthan\b/);
  if (than === -1) return undefined;
  const end = sentence.slice(than).search(/[,;:]|\b(?:and|but|because|so|if|when)\b/);
  return [
    { from: startOfIt(context), to: than },
    { from: than, to: end === -1 ? sentence.length : than + end },
  ];
}

/** '…, take a double: it costs ' → 'take a double: it costs ' */
const IT = /(?<=^|[,;:] )[^,;:]*[,;:] (?:and |but |so )?(?:it|this|that|which|they|these)(?: [a-z]+){1,3} $/;

/** Where the words about “it” begin, if those before them name nothing: 'If you have four, take a double: it costs' */
function startOfIt(context: AmountInSentence): number {
  const before = wordsBefore(context);
  const at = before.search(IT);
  return at > 0 && context.index.mentionsIn(before.slice(0, at)).length === 0 ? at : 0;
}

/** A part of a sentence that names two things, or one with several prices, is a sum or leaves open what is compared. */
function onlyPrice(context: AmountInSentence, scope: Scope): ComparedPrice | undefined {
  const item = onlyOne(countedItemsIn(context, scope, 'options'));
  const price = onlyOne(item?.singles ?? []);
  if (item?.name === undefined || price === undefined) return undefined;
  return { title: item.name, name: nameOf(item), pence: price * item.count };
}

const nameOf = ({ name = '', count }: CountedItem): string => `${count > 1 ? `${count} × ` : ''}“${name}”`;
