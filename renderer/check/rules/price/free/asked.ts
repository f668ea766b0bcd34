/** Answers that call something free in the words of the question: 'Is the car park free?', 'It is, all day.' */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import type { Mention } from '../../about/mentions.ts';
import { beginsWithDenial } from '../../about/questions.ts';
import {
  authoredAt,
  isAnswer,
  type PublicText,
  quoteOrUpdateHelp,
  type Span,
  textAt,
} from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { againstPrices, itemsWithPrices } from '../prose-findings.ts';
import { pricedAmong } from './can-be-free.ts';
import { without } from './clause.ts';
import { helpForAnswer } from './help.ts';
import { ACTS, EXCEPTION } from './nouns.ts';

/** The questions that “yes” answers with free, and those that “no” does. */
const ASKS_WHETHER_FREE =
  /^(?:and |but )?(?:(?:is|are) (?:your |the |an? )?(?<what>[a-z' -]+?) (?:really |always |still )?(?:free|complimentary|free of charge)|(?:is|are) there (?:any )?free (?<noun>[a-z' -]+?)|do you (?:offer|have) free (?<offered>[a-z' -]+?))\?$/;
const ASKS_WHETHER_PAID =
  /^(?:and |but )?(?:(?:does|do|will) (?<what>[a-z' -]+?) (?:here )?cost (?:me |us )?(?:anything|any money|money)|do (?:i|we|you|patients|clients) (?:have to |need to )?pay (?:anything )?for (?<noun>[a-z' -]+?)|(?:is|are) there (?:an?|any) (?:charge|fee|cost)s? for (?<charged>[a-z' -]+?)|do you charge (?:anything )?for (?<offered>[a-z' -]+?))\?$/;

const AFFIRMS =
  /^\W*(?:yes|it (?:certainly |really )?is|they (?:certainly |really )?are|of course|certainly|absolutely|always|completely)\b/;
/** 'Not if you are over 60', 'no, but parking is', 'yes, on Sundays': free for some, or another amount */
const LIMITED =
  /\b(?:if|unless|only|but|except|until|till|after|before|when|first|then|under|over|on|with|nhs|once|up to|or|some|most|not (?:for|if|on|always|quite|yet)|usually|often|rarely|hardly)\b|[£\d]/;

/** What an answer calls free, and the words that do. */
interface FreeAnswer {
  readonly question: string;
  readonly items: readonly PricedItem[];
  readonly span: Span;
}

/** Reports an answer that calls something free that has a price. */
export function answerFinding(text: PublicText, input: RuleInput): RuleFinding | undefined {
  const answer = freeAnswer(text, input);
  if (!answer) return undefined;
  const priced = pricedAmong(answer.items, {
    sentence: answer.question,
    site: input.site,
    index: input.lookups.items(),
  });
  if (priced.length === 0) return undefined;
  return {
    message: `“${textAt(text, answer.span)}” says that this is free: ${itemsWithPrices(priced)}.`,
    help: quoteOrUpdateHelp(text, helpForAnswer(priced)),
    ...authoredAt(text, answer.span),
    ...againstPrices(priced),
  };
}

/** Returns `undefined` if the text is no such answer, or what the question asks about is not known. */
function freeAnswer(text: PublicText, { lookups }: RuleInput): FreeAnswer | undefined {
  if (!isAnswer(text)) return undefined;
  const question = sentencesIn(lookups.questionOf(text)).at(-1)?.text ?? '';
  const answer = text.normal.text;
  const what = thingIn(AFFIRMS.test(answer) ? ASKS_WHETHER_FREE : ASKS_WHETHER_PAID, question);
  const isFree = AFFIRMS.test(answer) || beginsWithDenial(answer) || /^\W*nothing\b/.test(answer);
  if (what === undefined || !isFree || LIMITED.test(answer)) return undefined;
  const mention = lookups.items().mentionsIn(what)[0];
  if (!mention || ACTS.test(without(what, [mention])) || !isWholeThing(mention, what)) return undefined;
  const { items, isName } = mention;
  // 'Free parking behind the surgery' can be another place than the car park with a price.
  const isKnown = isName || items.length === 1 || items.every(isFigure);
  if (!isKnown || (items.every(isFigure) && EXCEPTION.test(answer))) return undefined;
  const [first = ''] = /^[^.,;:!]*/.exec(answer) ?? [];
  return { question, items: preferTreatments(items), span: text.normal.original(0, first.length) };
}

/** 'the car park', 'a massage here', but not 'towels with a massage' */
const isWholeThing = ({ at, end, items }: Mention, what: string): boolean =>
  (items.every(isFigure) ? /^(?:(?:the|an?|your|my) )?(?:[a-z]+ )?$/ : /^(?:(?:the|an?|your|my) )?$/).test(
    what.slice(0, at),
  ) && /^(?:s?$| (?:here|for|in|at|during|with|by)\b)/.test(what.slice(end));

const isFigure = ({ path }: PricedItem): boolean => path.includes('figures');

const preferTreatments = (items: readonly PricedItem[]): readonly PricedItem[] =>
  items.every(isCategory) ? items : items.filter((item) => !isCategory(item));

const thingIn = (pattern: RegExp, question: string): string | undefined =>
  Object.values(pattern.exec(question)?.groups ?? {}).find((each) => each !== undefined);
