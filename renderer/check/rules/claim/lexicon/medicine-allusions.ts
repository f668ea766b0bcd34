/**
 * Prescription-only medicines without their names: a form in which medicines are given, and in the same sentence a
 * purpose that only such a medicine of this form has (CAP code 12.12; https://www.asa.org.uk/advice-online/weight-control-pills-medicines-and-patches.html;
 * enforcement notice of the ASA, GPhC and MHRA on weight management, 2025, which names “GLP-1”).
 */
import { anyOf, type Extent, isDenied, type Lexicon, type WordContext } from './lexicon.ts';
import { ALLUSIONS } from './medicine-forms.ts';
import { isTakenOrWarnedOf } from './medicine-mentions.ts';
import { offeredGroups } from './medicine-offers.ts';
import { CORTISONE_INJECTIONS, OTHER_MEDICINES } from './other-medicines.ts';

/** Phrases that need no form: 'wrinkle relaxers', 'a lip flip', 'GLP-1'. */
const PHRASES = [
  'glp ?-? ?1s?',
  'injectable (?:wrinkle|line) (?:treatments?|relaxers?)',
  'wrinkle[ -](?:relaxers?|(?:relax|freez)ing (?:treatments?|appointments?|clinics?))',
  'prescription (?:weight[ -]?(?:loss|management)|slimming)',
  '(?:little|famous|magic) blue (?:pills?|tablets?)',
  '(?:muscle|wrinkle|line|frown|face|facial)[ -](?:relax|smooth|soften|freez)ing (?:injections?|jabs?|shots?)',
  '(?:one|two|three|[123]) areas? of (?:wrinkle|line|frown)(?:[ -](?:treatments?|softening|smoothing|relax(?:ing|ation)|freezing|reduction))?',
  '(?:smooth|soften|relax)(?:s|ing)? (?:your|the|those) (?:elevens|11s)',
  "(?:little|(?:bit|touch|sprinkle|drops?|dab|dose) of|well-known|famous) (?:[\\w-]+ )?(?:toxin(?! ?-?free)|'?tox)",
  "muscle[ -]relaxants?(?= (?:injected|for (?:[\\w'-]+ ){0,2}(?:wrinkles|lines|frowns?)))",
  '(?<=(?:frown|lines|wrinkles|forehead) with a )muscle[ -]relaxant',
  'lip[ -]flips?',
  'nefertiti (?:neck )?lifts?',
  'appetite[ -]suppressants?',
  '(?:(?!(?:the|an?|our|your|this|that|those|these|about|of|for|with|have|get)\\b)[a-z0-9-]+ )?(?:jabs?|injections?|pens?|shots?|pills?|tablets?|gels?|patch(?:es)?|creams?|drops) (?:that )?(?:every(?:body|one)(?: (?:at|on|in|from) (?:[a-z]+ ){1,2}[a-z]+)?|celebrit(?:y|ies)|hollywood|the (?:whole )?world) (?:(?:is|are) (?:talking|raving)|talks?|raves?) about',
  '(?:jabs?|injections?|pens?|shots?|pills?|tablets?|medicines?|drugs?|patch(?:es)?) (?:that )?(?:every(?:body|one) (?:at|on|in|from) (?:[a-z]+ ){0,2}[a-z]+|celebrit(?:y|ies)|hollywood|the (?:film )?stars|influencers) (?:has|have|wants?|takes?|uses?|swears? by|(?:is|are) (?:having|taking|using))',
  '(?<!\\b(?:flu|covid|shingles|travel) )(?:jabs?|injections?|pens?) (?:that )?(?:every(?:body|one) wants|(?:you|everyone|everybody)(?: have| has)? (?:read|heard?) about)',
  'tox (?:tuesdays?|part(?:y|ies)|brunch|bar|club|happy hour)|gummy smiles?,? (?:softened|relaxed|lowered) (?:with|by) (?:an? )?(?:few )?(?:drops?|dots?)',
  'prescriptions? (?:for|of) the pill',
  '(?:bio-?identical|body[ -]identical) (?:hormones?|o?estrogen|o?estradiol|progesterone|testosterone)(?: (?:pellets?|creams?|gels?))?',
];

/** Any of the forms; each pattern begins with ^ and ends with $. */
const FORMS = ALLUSIONS.map(({ form }) => form.source.slice(1, -1)).join('|');

const namesMedicine = (sentence: string): boolean =>
  OTHER_MEDICINES.words.some((name) => sentence.replace(CORTISONE_INJECTIONS, '').search(name) >= 0);

/**
 * Returns the part of the sentence from the purpose to the form, if they mean a prescription-only medicine that the
 * sentence does not name: `claim/pom-name` reports a name.
 */
function allusionIn(context: WordContext): Extent | undefined {
  const extent = purposeAndForm(context);
  // Searching for names takes longest, and few sentences need it.
  return extent && namesMedicine(`${context.before}${context.word}${context.after}`) ? undefined : extent;
}

const MAX_HEADING_WORDS = 5;

function purposeAndForm({ previous, before, word, after }: WordContext): Extent | undefined {
  const sentence = `${before}${word}${after}`;
  const possible = ALLUSIONS.filter(({ form, unless }) => form.test(word) && !unless?.test(sentence));
  const found = possible.flatMap(({ purposes }) => purposes.map((purpose) => purpose.exec(sentence)));
  const match = found.find((one) => one !== null);
  if (match)
    return {
      before: Math.max(0, before.length - match.index),
      after: Math.max(0, match.index + match[0].trimEnd().length - before.length - word.length),
    };
  // 'Sweating? Our injections switch it off.' 'Frown lines between the brows? Three pricks, and they relax.'
  const isInHeading =
    previous.split(' ').length <= MAX_HEADING_WORDS &&
    possible.some(({ purposes }) =>
      purposes.some((one) => one.test(previous) || one.test(`${previous} ${word}${after}`)),
    );
  return isInHeading ? { before: 0, after: 0 } : undefined;
}

/** 'We do not offer weight-loss injections', 'tell us if you use weight-loss injections' */
export const isNoOffer = (context: WordContext): boolean =>
  /\b(?:not|never|n't) (?:offer|provide|sell|supply|prescribe|give|do)\b/.test(context.before) ||
  /\b(?:without|no|instead of|rather than) (?:[\w-]+ (?:and|or|nor) )?(?:[\w-]+ )?$/.test(context.before) ||
  /^ (?:[\w'-]+ ){0,2}elsewhere\b|\b(?:is|are) not (?:for sale|sold|offered|available)\b/.test(context.after) ||
  /\b(?:weeks?|days?|months?|hours?|break|wait) (?:[\w'-]+ ){0,4}(?:after|before|between|since) (?:[\w'-]+ )?$/.test(
    context.before,
  ) ||
  isTakenOrWarnedOf(context);

/** `claim/pom-name` reports a sentence that names the medicine as well. */
const isHarmlessGroup = (context: WordContext): boolean =>
  isNoOffer(context) || isRefused(context) || namesMedicine(`${context.before}${context.word}${context.after}`);

/** 'Why not have an injection?' and 'no wait for antibiotics' deny nothing. */
const isRefused = (context: WordContext): boolean =>
  isDenied({ ...context, before: context.before.replace(/\bwhy not\b|^no (?=(?:wait|queue|waiting list)\b)/, '') });

/** Phrases that everybody understands as such a medicine, whatever the clinic. */
export const ALLUSIONS_TO_MEDICINES: readonly Lexicon[] = [
  { words: anyOf(...PHRASES), harmless: isNoOffer },
  { words: anyOf(FORMS), harmless: (context) => isNoOffer(context) || isDenied(context), claimIn: allusionIn },
  ...offeredGroups(isHarmlessGroup),
];
