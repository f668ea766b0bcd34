import type { Normalised } from './normalise.ts';
import { NUMBER_IN_WORDS, NUMBER_WORDS, numberFromWords } from './number-words.ts';
import { isWeight } from './pounds-of-weight.ts';

/** An amount of money in a sentence. */
export interface WrittenAmount {
  /** Its position in the original text. */
  readonly at: number;
  readonly length: number;
  /** Its position in the normalised text. */
  readonly normalAt: number;
  readonly normalLength: number;
  /** In pence; `undefined` if it is not an amount of pounds. */
  readonly pence?: number | undefined;
  /** True after 'from'. */
  readonly from: boolean;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const POUND = '(?:gbp ?£?|uk£|£|₤)';
/** Letters that are typed in place of digits: '3O0', 'l50'. */
const LIKE_FIGURES = String.raw`(?=[\doil,.]*\d)(?=[\d,.]*[oil])[\doil,.]*[\doil]`;
/** 'fifty' after 'seventeen pounds', unless it counts something else: 'for twenty pounds thirty people' */
const PENCE_AFTER = `(?: and)? (?<wordPence>${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})?)(?: pence)?(?![a-z-])(?= ?(?:$|[.,;:!?)]|an? |per |each|every|for |pence|(?:less|more|off|cheaper|dearer|extra|instead|than|left|back|on|if|with|when|and|or|to|is|was)(?![a-z])))`;
const AMOUNT = new RegExp(
  [
    // £3O0, £l50, £2,50: a letter in place of a digit, a misplaced comma
    String.raw`(?<slip>(?<![a-z\d])${POUND} ?(?:${LIKE_FIGURES}|\d+,(?:\d{1,2}|\d{4,}))(?![a-z\d]|,\d))`,
    // £300, GBP 300, £ 1,250.00, £1.2k, £20pp
    String.raw`(?<![a-z\d])${POUND} ?(?<after>${NUMBER})(?:(?<scale>k|m)(?![a-z\d])|(?!\d|[a-z]+\d))`,
    // 300 pounds, 300 GBP, 300£
    String.raw`(?<![\w.,£])(?<before>${NUMBER}) ?(?:gbp|£|pounds?|quid)(?![a-z\d])`,
    // three hundred pounds
    // seventeen pounds fifty
    `(?<![a-z-])(?<words>${NUMBER_IN_WORDS}) (?:pounds?|quid)(?![a-z])(?:${PENCE_AFTER})?`,
    // a dozen pounds
    `(?<![a-z-])(?<dozens>half a|an?|two|three|four) dozen (?:pounds?|quid)(?![a-z])`,
    // a fiver, two tenners
    `(?<![a-z-])(?<notes>an?|one|two|three) (?<note>fiver|tenner)s?(?![a-z])`,
    // 50 pence, 99p
    String.raw`(?<![\w.,£])(?<pence>\d{1,2}) ?(?:pence|p)(?![a-z\d])`,
    // €300, $300, 300 euros: other currencies, which no fact states
    String.raw`(?<other>(?<![a-z\d])(?:us|a|c)?[$€¥] ?${NUMBER}|(?<![\w.,])${NUMBER} ?(?:euros?|dollars?|eur|usd)(?![a-z]))`,
  ].join('|'),
  'g',
);
/** '£300-400', '£160/220', '£300 to 400': only the first amount has a sign. */
const NEXT_NUMBER = new RegExp(String.raw`^( ?[-/] ?| (?:to|or) )(${NUMBER})(?!\d)`);
/**
 * What follows a number without a sign if it is money: the end of a phrase or one of a few words. Any other word is what
 * the number counts: '£60 - 45 minutes', '£60 / 2 vials', '£60 or 3 for £150'.
 */
const AFTER_MONEY =
  /^ ?(?:$|\.(?!\d)|:(?!\d)|[,;!?()[\]{}"'“”|·•…+*=&]|-+(?: |$)|\/[a-z]|(?: - )|(?:per|pp|each|an?|and|or|to £|but|if|when|depending|dependent|according|plus|incl(?:uding|usive|udes)?|excl(?:uding|usive)?|only|in (?:total|all)|is|are|was|were|instead|for (?:a|an|the|each|every|all|both)|from|with|without)(?![a-z]))/;
const FROM = /\bfrom (?:just |only |about )?$/;
/** 'Several hundred pounds', '£10 billion a year': no price. */
const isVague = (text: string, { index, 0: { length } }: RegExpExecArray): boolean =>
  MILLIONS.test(text.slice(index + length)) || SOME_HUNDRED.test(text.slice(Math.max(0, index - 16), index + length));
const SOME_HUNDRED = /\b(?:several|some|many|few|couple of) (?:hundred|thousand) (?:pounds|quid)$/;
/** '£10 billion a year': a statistic, and no price. */
const MILLIONS = /^ ?(?:million|billion|trillion|bn)(?![a-z])/;
const SCALE: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/**
 * Returns every amount of money in a text, in order. Sentences allow many forms; a price in the config is read by
 * `parsePounds`, which accepts one.
 */
export function amountsIn(normal: Normalised): readonly WrittenAmount[] {
  if (!MONEY.test(normal.text)) return [];
  const found: WrittenAmount[] = [];
  for (const match of normal.text.matchAll(AMOUNT)) {
    if (isWeight(normal.text, match.index, match[0]) || isVague(normal.text, match)) continue;
    const from = FROM.test(normal.text.slice(Math.max(0, match.index - 16), match.index));
    found.push(written(normal, match.index, match[0].length, penceOf(match), from));
    found.push(...rangeAfter(normal, match.index + match[0].length));
    found.push(...remainderAfter(normal, match.index + match[0].length));
  }
  return found;
}

/** Most texts mention no money and are skipped quickly. */
const MONEY = /[£₤$€¥]|gbp|pound|quid|penc|fiver|tenner|\dp(?![a-z])|euro|dollar|usd|\beur/;

function* rangeAfter(normal: Normalised, start: number): Generator<WrittenAmount> {
  const next = nextNumber(normal.text.slice(start));
  if (!next || !isMoney(next)) return;
  const end = start + next.length;
  yield written(normal, end - next.number.length, next.number.length, inPence(next.number), false);
  yield* rangeAfter(normal, end);
}

/** 'Fifty pounds, which leaves two hundred to pay', '£70 pays for it and leaves twelve over': a second amount without a unit. */
const REMAINDER = new RegExp(
  `^(?<before>[^.;?!£]*\\bleav(?:es?|ing)(?: you)?(?: only| just)? )(?<number>${NUMBER_IN_WORDS})(?= (?:over|to pay|on the day)\\b)`,
);

function remainderAfter(normal: Normalised, start: number): readonly WrittenAmount[] {
  const { before = '', number } = REMAINDER.exec(normal.text.slice(start))?.groups ?? {};
  const pounds = number === undefined ? undefined : numberFromWords(number);
  if (number === undefined || pounds === undefined) return [];
  return [written(normal, start + before.length, number.length, pounds * 100, false)];
}

interface NextNumber {
  readonly separator: string;
  readonly number: string;
  /** The length of both. */
  readonly length: number;
  readonly rest: string;
}

function nextNumber(text: string): NextNumber | undefined {
  const [whole = '', separator, number] = NEXT_NUMBER.exec(text) ?? [];
  if (separator === undefined || number === undefined) return undefined;
  return { separator, number, length: whole.length, rest: text.slice(whole.length) };
}

/** The last number of a range decides: '£60 - 30-45 minutes', unless it is set apart: '£60-90 - 45 minutes'. */
function isMoney({ separator, rest }: NextNumber): boolean {
  const next = nextNumber(rest);
  if (!next) return AFTER_MONEY.test(rest);
  return isSpaced(next) && !isSpaced({ separator }) ? true : isMoney(next);
}

const isSpaced = ({ separator }: Pick<NextNumber, 'separator'>): boolean => separator.includes(' ');

function penceOf({ groups = {} }: RegExpExecArray): number | undefined {
  const { after, before, words, wordPence = 'zero', dozens, notes, note, pence, scale } = groups;
  if (dozens !== undefined)
    return (dozens === 'half a' ? 1 / 2 : (numberFromWords(dozens.replace(/^an?$/, 'one')) ?? 1)) * 1200;
  if (notes !== undefined)
    return (numberFromWords(notes.replace(/^an?$/, 'one')) ?? 1) * (note === 'fiver' ? 500 : 1000);
  if (pence !== undefined) return Number(pence);
  if (words !== undefined)
    return (numberFromWords(words) ?? Number.NaN) * 100 + (numberFromWords(wordPence) ?? 0) || undefined;
  const number = after ?? before;
  return number === undefined ? undefined : inPence(number, SCALE[scale ?? '']);
}

const inPence = (number: string, scale = 1): number => Math.round(Number(number.replaceAll(',', '')) * scale * 100);

const written = (normal: Normalised, at: number, length: number, pence: number | undefined, from: boolean) => ({
  ...normal.original(at, length),
  normalAt: at,
  normalLength: length,
  pence,
  from,
});
