/**
 * What a treatment is said to do: 'needling boosts collagen', 'our insoles take away pain in the knees'. Such a
 * statement needs no time to be a claim.
 */
import { clauseBefore, isPronoun } from './clauses.ts';
import { isAdvice, isOurs, isSourced } from './effect-context.ts';
import { SESSION, SHARE, SPAN } from './effect-times.ts';
import { STATES } from './effect-words.ts';
import { anyOf, type Extent, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { namesMedicine } from './passing.ts';
import { BODY, namesComplaint, namesIllness, namesMeasure, namesTreatment } from './subjects.ts';

/** Verbs for a change in the body, with or without “s”. */
const CHANGES = anyOf(
  '(?:reverse|restore|regenerate|rejuvenate|boost|stimulate|activate|regrow|bring back|rebuild|renew|awaken|wake|revive|unlock|halt|eliminate|balance|lower|increase|reduce|raise|improve|double|triple|halve|strengthen|free|repair|open|unblock|cleanse|release|end|heal|calm|relieve|drain|melt|burn|torch|blast|take away|clear|fade|shrink|straighten|thicken|build|realign|correct|kick-?start|supercharge|speed up|flush out|draw out|switch(?:es)? off|lift|loosen|soothe|ease|stop|dissolve|reset|restart|re-?ignite|rev up|jump-?start|tone|sculpt|firm(?! hands?\\b)|tighten|flatten|break(?:s)? (?:down|up)|get to the root of)s?',
  '(?:flush|quench|purif|detoxif)(?:es|ies|y)?',
  '(?:takes|brings|draws|flushes|speeds) (?:away|back|out|up)',
);

/** What changes inside the body. */
const INSIDE =
  /\b(?:circulation|blood flow|oxygen|collagen|elastin|immun\w+|metabolism|digestion|fertility|stem cells?|cells|follicles?|roots|hormones?|lymph\w*|toxins?|growth|production|nervous system|hair|hairline|ageing|aging|memory|energy|inflammation|cortisol|testosterone|cartilage|tissues?|discs?|self-healing|energy channels?|meridians?|chakras?|healing|connections|low moods?|body|spine|libido|sex life|sex drive|love life|well-?being|enamel|bones?|brain|sinus\w*|airways?|deposits?|acid|insulin|arteries|chances?|odds|performance|swing|stride)\b/;

/** Verbs that are said of parts of the body: 'tone your arms'. */
const SHAPES = /^(?:tone|sculpt|firm|tighten|lift|flatten)/;
const PART = new RegExp(`\\b${BODY}\\b`);

/** 'Microneedling stimulates the stem cells of the follicle', 'four sessions end tension headaches' */
const CHANGED: Lexicon = {
  words: CHANGES,
  claimIn: (context) => {
    const object = OBJECT.exec(context.after)?.[0] ?? '';
    // Laser is for hair reduction.
    const isItsPurpose = context.word.startsWith('reduce') && / hair$/.test(object);
    const isChanged = isObject(object) || (SHAPES.test(context.word) && PART.test(object));
    return !isItsPurpose && isClaim(context) && isChanged && isDoneByTreatment(context)
      ? { before: 0, after: object.length }
      : undefined;
  },
};

/** The words after a verb, up to the end of its clause. */
const OBJECT =
  /^(?: (?!(?:and|or|by|with|without|in|on|at|for|from|before|after|during|until|over|between|into|to|if|when|that|which|because|so)\b)[\w'-]+){1,5}(?: with(?: [a-z]+){1,2})?/;

const isObject = (object: string): boolean =>
  !/\b(?:hair removal|tests?|aids?|appointments?|doors?|prices?|costs?|hours?)\b/.test(object) &&
  (INSIDE.test(object) || namesComplaint(object) || namesMeasure(object));

/** 'This drip detoxifies the liver', 'therapy frees four in five children' */
const PHRASES: Lexicon = {
  words: anyOf(
    '(?:lets|helps|allows|makes) (?:the|your) body (?:to )?(?:heal|repair|cleanse|regenerate|detox)',
    `makes (?:the|your) ${BODY} (?:grow|heal|shrink|straighten|recover|regenerate|regrow)`,
    'rids? (?:you|your [a-z]+) of [a-z]+',
    `(?:tighten|strengthen|nourishe|feed|heal|repair|plump|firm(?! hands?\\b)|hydrate|brighten|rejuvenate|renew|cleanse|smoothe?|lift|build|thicken)s (?:the |your )?${BODY} from (?:the inside|within|the root|inside)`,
    '(?:detoxif(?:y|ies)|detox(?:es)?) (?:the |your )?[a-z]+',
    '(?:is|are) (?:[a-z]+ )?(?:proven|proved|shown) to (?:[a-z]+ly )?(?!be\\b|have\\b)[a-z]+',
    '(?:spares?|saves?) (?:you|them|your [a-z]+) (?:from )?(?:an?|the) (?:[a-z]+ )?(?:operation|surgery|knife|scalpel|root canal)',
    'puts? (?:the|a) (?:spring|bounce|glow|colour|life|sparkle|shine) back',
    'makes? you look (?:[a-z]+ years )?(?:younger|fresher|slimmer|taller)',
    `gets? ${SHARE} (?:off|out of|back)`,
    'undoes (?:an? |the )?(?:[a-z]+ )?(?:hours?|days?|weeks?|months?|years|decades|damage)',
    `has you (?:${STATES})`,
    'keeps? (?!every\\b|all\\b|any\\b)(?:[a-z]+ ){1,3}(?:away|at bay|off|down)',
    'protects? (?:you|your [a-z]+) (?:against|from) (?:[a-z]+ ){0,2}[a-z]+',
    `(?:halts|stops|ends|frees|removes|cures) (?:[a-z]+ ){0,3}?(?:in )?${SHARE}`,
  ),
  claimIn: (context): Extent | undefined =>
    isClaim(context) && isDoneByTreatment(context) && !isOtherThing(context.word) ? { before: 0, after: 0 } : undefined,
};

/** 'Our filter keeps dust away', but 'our powder keeps tartar away' */
const isOtherThing = (words: string): boolean =>
  /^keeps? /.test(words) && !namesComplaint(words) && !/\b(?:hunger|appetite|colds?|weight)\b/.test(words);

const isClaim = (context: WordContext): boolean =>
  !isDenied(context) &&
  !isQuestion(context) &&
  !isAboutOthers(context) &&
  !isAdvice(context) &&
  !isSourced(`${context.before}${context.word}${context.after}`);

/** 'Book a session a month, and you halve your risk of injury' */
const YOU_GAIN: Lexicon = {
  words: anyOf(
    "(?:and|-) you(?: will| can|'ll)? (?:halve|double|triple|cut|lower|reduce|boost|improve|strengthen|prevent|avoid) (?:your|the) [a-z]+",
  ),
  claimIn: (context): Extent | undefined =>
    isClaim(context) && namesTreatment(context.before) && !OTHER_CAUSE.test(context.before)
      ? { before: 0, after: 0 }
      : undefined,
};

/** Habits, which everybody knows to be good or bad, and what a person does. */
const OTHER_CAUSE =
  /\b(?:walking|running|swimming|smoking|drinking|eating|sleeping|sleep|cycling|exercise|exercising|stretching|alcohol|coffee|caffeine|stress|age|ageing|diet|food|salt|sugar|sunlight|vaping|pregnancy|menopause|weight|you|they|people|nobody|to|not|aim)\b/;

/** The words have a treatment, a product or the clinic as their subject. */
function isDoneByTreatment({ before, word, previous }: WordContext): boolean {
  const clause = clauseBefore({ before });
  if (!/[a-z]/.test(clause) || OTHER_CAUSE.test(clause) || namesMedicine(clause)) return false;
  if (isPronoun(clause)) return / from /.test(word) && previous !== '';
  if (SESSIONS.test(clause)) return !/\b(?:tablets?|injections?|doses?|infusions?|drips?) $/.test(clause);
  if (/\bwe $/.test(clause)) return OURS_TO_PROVE.test(word);
  // A verb without “s” needs a plural subject: 'our insoles straighten', but not 'a check of blood pressure'.
  if (
    !/s\b/.test(word) &&
    !/(?:s|men|women|children|people|and(?: [a-z]+)?|also|even|[a-z]+ly|s (?:in|at|of|on|for|from) (?:[a-z]+ ){0,2}[a-z]+) $/.test(
      clause,
    )
  )
    return false;
  return isOurs(clause) || PRODUCT.test(clause) || (namesTreatment(clause) && !namesIllness(clause));
}

/** 'Six evenings halve …', 'just one session with Sunita improves …', 'two weeks without sugar reset …' */
const SESSIONS = new RegExp(
  `^\\W*(?:(?:just|only|even|as little as) )?(?:${SESSION}|${SPAN})(?: (?:with|without|of|in|on|under) [a-z'-]+(?: [a-z'-]+){0,2})? (?:[a-z'-]+ [a-z'-]+(?: [a-z'-]+){0,3} and )?$`,
);

/** 'We improve digestion', but not 'we lower the couch'. */
const OURS_TO_PROVE = /^(?:improve|boost|restore|heal|reverse|double|regrow|rejuvenate|regenerate|rebuild|strengthen)/;

const PRODUCT =
  /\b(?:[a-z]*needling|needles|acupuncture|[a-z]*therapy|[a-z]+ care|reiki|reflexology|hypnosis|homeopathy|crystals?|magnets?|magnetic [a-z]+|laser|ultrasound|shockwaves?|massage|facials?|drips?|infusions?|supplements?|serums?|helmets?|plasma|prp|growth factors?|masks?|wraps?|light|heat|steam|saunas?|magnetic field|(?:cranial|body|energy|breath)[ -]?work|appliances?|aligners?|trays?|braces?|splints?|lenses|oils?|exercises|brushing|programme|plan|course|insoles|patch(?:es)?|devices?|cream|shampoo|tonic|powder|tap(?:e|ing)|compression|(?:cold|ice|iced) (?:water|bath|plunge)|ice bath|methods?|rules?|tricks?|secrets?|systems?|protocols?|formulas?|rituals?|on (?:the|our) couch|adjustments?)\b/;

export const MECHANISMS: readonly Lexicon[] = [CHANGED, PHRASES, YOU_GAIN];
