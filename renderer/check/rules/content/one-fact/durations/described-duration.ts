/** Durations without a verb in what describes a treatment: 'Forty minutes with warm oil.', 'Slow strokes for 40 minutes.' */
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import { isCare } from '../figures/care.ts';
import type { Mention } from '../mention.ts';
import { isTime, type Limits } from './minutes.ts';
import { ELSEWHERE, RESULT } from './time-with-us.ts';

/** The texts that say in a few words what a treatment is: its description, that of its page, and the first words there. */
const DESCRIBING = new Set(['description', 'subtitle', 'lead']);

/** 'Half an hour with Hilary', 'an hour in warm water', 'ten minutes, one needle' */
const FRAGMENT_AFTER = /^(?: (?:with|without|under|for|in|on|at|to|from|and)\b|[,:]|[.!]?$)/;
const OF_AFTER = /^ of (?!(?:your|the|each|every|our|this|it|them|rest)\b)/;
/** 'Ten minutes on each foot', 'an hour a day' */
const EACH_AFTER = /^ (?:[\w']+ ){0,3}(?:each|every|per|an? (?:day|night|week|month))\b/;
/** One thing after another: the duration may be that of a step. */
const STEPS =
  /\b(?:then|before|beforehand|after|afterwards|first|followed|finally|next|begin\w*|ends?|starts?|last|later|until|while|between|plus|notice|late|wait\w*)\b/;
/** A clause with a subject: 'you rest for half an hour' */
const CLAUSE =
  /\b(?:you|we|it|they|that|which|who|he|she|is|are|was|were|has|have|can|may|will|do|does|must|should)\b|^\W*[a-z]+(?<!s)s\b/;
const FOR_BEFORE = /^\W*(?:[\w'-]+,? ){2,}for (?:a (?:full|good|whole) )?$/;

/** A part of an appointment can be much shorter, and an effect much longer. */
const FRAGMENT: Limits = { least: 0.25, most: 4, isShort: true };
const OF: Limits = { least: 0.5, most: 4, isShort: true };
const FOR: Limits = { least: 0.5, most: 2, isShort: true };
/** A paragraph can also be about what comes before and after the appointment. */
const PARAGRAPH: Limits = { least: 0.4, most: 2, isShort: true };

/** Returns how far a quantity can be from the duration of the treatment that its text describes. */
export function limitsInDescription(mention: Mention): Limits | undefined {
  const { publicText, subject } = mention;
  if (!describesTreatment(mention) || STEPS.test(publicText.normal.text) || !isOnlyTime(mention)) return undefined;
  const { before, after, sentence } = inSentence(mention);
  if (before.trim() === '' && !EACH_AFTER.test(after)) {
    const isOf = OF_AFTER.test(after);
    if (!isOf && !FRAGMENT_AFTER.test(after)) return undefined;
    if (isParagraph(mention)) return isOfVisit(after) && !isCare(before, sentence) ? PARAGRAPH : undefined;
    return isOf ? OF : FRAGMENT;
  }
  const isLast = /^\W*$/.test(after) && subject.start === 0 && FOR_BEFORE.test(before);
  return isLast && !CLAUSE.test(sentence) && !isCare(before, sentence) ? FOR : undefined;
}

/** Not 'Ten minutes in our bath burn 500 calories': few words, and none about another time. */
function isOfVisit(after: string): boolean {
  const words = after.replace(CONTRAST, '').replace(RESULT, '');
  return FEW_WORDS.test(words) && !ELSEWHERE.test(words);
}
/** 'With a nurse, not a hurried five' */
const CONTRAST = /, (?:not|never|instead of|rather than) (?:an?|the|just|only|merely) [^,;:]*$/;
const FEW_WORDS = /^(?:[^\w£]+[\w'-]+){0,7}\W*$/;

function describesTreatment(mention: Mention): boolean {
  const path = configPathOf(mention.publicText);
  const { owner, items, question } = mention.subject;
  if (question !== '' || owner?.path[0] !== 'catalogue') return false;
  const [part] = path;
  const isOfItem = part === 'catalogue' ? path.length === PATH_OF_ITEM : part === 'routes' || part === 'pages';
  const describes = DESCRIBING.has(String(path.at(-1))) || isParagraph(mention);
  return isOfItem && describes && items.every((item) => item === owner);
}

/** 'Half an hour from scalp to sole.' as a paragraph of the page of a treatment */
const isParagraph = ({ publicText, subject: { sentence } }: Mention): boolean =>
  configPathOf(publicText).at(-2) === 'paragraphs' && sentence.length === publicText.normal.text.length;
/** 'catalogue.massage.description', but not 'catalogue.massage.options.back.description' */
const PATH_OF_ITEM = 3;

/** A second time in the text would be another step, or the duration itself. */
const isOnlyTime = ({ publicText, quantities }: Mention): boolean =>
  quantities.filter(isTime).length === 1 && !quotesDuration(publicText);

/** Returns true if a text quotes a duration. */
export const quotesDuration = ({ segments }: PublicText): boolean =>
  segments.some(({ fact }) => fact !== undefined && DURATION_FACT.test(fact));
const DURATION_FACT = /^catalogue\..*\.(?:duration|minutes)$/;
