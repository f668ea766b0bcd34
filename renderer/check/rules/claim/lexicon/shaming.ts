/** Sentences that shame visitors: by their looks, by what others think of them, or by what a good parent would do. */
import { anyOf, isAboutOthers, isDenied, type Lexicon, type WordContext } from './lexicon.ts';

const KIN =
  "(?:mother|mum|father|dad|parent|owner|wife|wive|husband|man|men|woman|women|partner|grandparent|daughter|son|athlete|runner|friend|boss|teacher|diabetic|cyclist|swimmer|dancer|driver|pilot|golfer|player|patient|person|bride|adult|student|traveller)(?:'?s)?(?:-to-be)?";
const LOOKS =
  "(?:flabby|saggy|frumpy|ugly|fat|podgy|chubby|haggard|hideous|wrinkly|flat-chested|washed-up|past it|over the hill|out of shape)(?=,| and\\b| at\\b| by\\b| before\\b| again\\b| *\\?)(?:[\\w', -]*)";

const PLACE = '(?: (?:at|in|on) (?:the|your) [a-z]+(?: [a-z]+)?| at work)';
/** Those whose opinion people fear, unlike the staff, who look at feet and teeth */
const ONLOOKERS =
  '(?:(?:all )?(?:your|the) (?:(?:other|whole|entire) )?(?:colleagues?|friends?|mates|neighbours?|boss|guests?|customers?|grandchildren|classmates|office|class|mothers|mums|in-laws|ex)|everyone|everybody|people|strangers)';
const MOCKING =
  '(?:(?:star|laugh|point|gawp|snigger|giggl|smirk)(?:e?s?|ing) at|looking at|talking about|(?:whisper|jok|gossip|giggl)(?:e?s?|ing) about)';
const FLAW =
  '(?:bags|wrinkles|frown|(?:bald )?patch|hairline|hair|belly|tummy|chins?|teeth|veins|breath|spots|acne|(?:toe-?)?nails|feet|tattoos?|scalp|head|scars?|rash|cellulite|snor(?:e|ing)|stammer|lisp|sweat|nose|ears|skin|waist|hands|dandruff|weight|smell|limp)';
const YOUR_FLAW = `(?:you(?! (?:to|in|from)\\b)|(?:the top of )?(?:your|those|that) (?:(?!new|next)[a-z']+ ){0,2}?${FLAW}|the bags under your eyes)`;
const SHAMES_BY_OTHERS = [
  `(?:(?:sick|tired|weary) of|fed up (?:of|with)) (?:[a-z]+ ){1,4}?${MOCKING} ${YOUR_FLAW}`,
  `(?:${ONLOOKERS}${PLACE}?) (?:(?:has|have|is|are|was|were|all|long|already|surely|secretly|always|will) )*(?:${MOCKING}|notice[sd]?) ${YOUR_FLAW}`,
  `your (?:colleagues|friends|neighbours|boss|guests|customers|classmates|grandchildren)(?: (?:has|have|all|long|already|surely) )+(?:seen|noticed) ${YOUR_FLAW}`,
  `(?:${ONLOOKERS}|your (?:husband|wife|partner|children))${PLACE}? (?:[\\w',-]+ ){1,14}?too (?:polite|kind|nice|tactful|well[ -]mannered) to (?:say|mention|tell|comment)(?: (?:so|it|them|you))?`,
  `(?:nobody|no ?one) (?:wants|likes) to (?:kiss|date|hug|sit (?:next to|beside)|dance with|hire|employ|wake up (?:next to|beside)) (?:some(?:one|body)|any(?:one|body)|a (?:wo)?man|people) (?:with|who)(?: [\\w'-]+){1,4}`,
  "(?:nobody|no ?one) (?:hires|employs|promotes|dates|marries|kisses|swipes right on|looks twice at|ages well) (?:some(?:one|body)|an?|people|without)(?: [\\w'-]+){1,5}",
  "(?:has|have) noticed,? even if (?:he|she|they) (?:says? nothing|(?:do|does)(?: not|n't) say (?:so|it|anything))",
  `what (?:will|must|do|would|are) ${ONLOOKERS}${PLACE}? (?:think(?:ing)?|say(?:ing)?) (?:of|about) ${YOUR_FLAW}`,
  '(?:stop|no more) (?:making )?excuses(?! (?:from|for|about|of|are|needed)\\b)',
];

/** 'Do not be the only bridesmaid with short lashes', 'do you want to be the fat one?' */
const ROLE = `(?:${KIN}|bridesmaid|rider|girl|boy|guest|member)`;
const THE_ONE = `the (?:(?:(?:only|last|fat|old|ugly|tired|single|bald|[a-z]+est) )+(?:one|${ROLE})|${ROLE})`;
const SHAMES_BY_ORDER = [
  `(?:do not|don't) be ${THE_ONE} (?:who|that|with(?:out)?|at|in|on)(?: [\\w'-]+){1,6}`,
  `do you (?:really )?(?:want|like) to be ${THE_ONE}(?: [\\w'-]+){0,6}`,
  `what (?:sort|kind) of (?:a )?${KIN} (?:lets|would let|leaves|waits|makes|forgets|puts|does not|would not|will not)(?: [\\w'-]+){1,6}`,
  `(?:a |any )?(?:good|real|proper|loving|sensible|clever|smart) ${KIN} would have (?:come|booked|rung|called|acted|done (?:it|this|so))(?: (?:long|years|months|weeks|by now|already|ages)(?: ago)?)`,
  '(?:stop|still) hiding (?:behind|under|beneath|that|those|your)(?: [a-z-]+){1,4}',
  "stop (?:pretending|suffering)(?: [\\w'-]+){1,5}",
  "who wants to (?:show|see|kiss|look at|be seen with) (?:those|that|such|a)(?: [\\w'-]+){1,3}",
  '(?:is|are) (?:really |simply |just )?(?:not|never) a good look',
];

/** 'Your name is still on her arm? Embarrassing.' */
const VERDICT = '(?:(?:how|so|just|really) )?(?:embarrassing|mortifying|shameful|disgusting|cringeworthy)';
const IS_VERDICT = new RegExp(`^${VERDICT}$`);
const isVerdict = ({ word, before, after, previous, endsInQuestionMark }: WordContext): boolean =>
  !IS_VERDICT.test(word) ||
  (before === '' && after === '' && !endsInQuestionMark && /\b(?:your?|still)\b/.test(previous));

/** 'Good parents do not wait', 'only cowards walk past', 'nothing makes you look older', 'flabby at forty?' */
export const SHAMING: Lexicon = {
  words: anyOf(
    `(?:a )?(?:good|real|proper|loving|caring|responsible|decent|clever|true|smart|sensible) ${KIN} (?:do not|does not|don't|doesn't|never|would never|would not|will not) (?:wait|skip|miss|delay|hesitate|gamble|walk past|say no|think twice|put (?:it|this|things|(?:[a-z]+ ){1,2}) ?off|leave it|ignore (?:it|this))(?: (?!and\\b|but\\b)[\\w'-]+){0,5}`,
    "only (?:a |an |the )?(?:cowards?|wimps?|fools?|idiots?|losers?|softies|weaklings?|quitters?|(?:bad|lazy|selfish|heartless|careless) (?:mothers?|mums?|fathers?|dads?|parents?|owners?|people|wives|husbands)) (?!that\\b|who\\b)(?:[\\w'-]+)(?: [\\w'-]+){0,4}",
    "nothing (?:makes (?:you|a (?:wo)?man) look (?:so |as )?(?:old(?:er)?|fat(?:ter)?|ugl(?:y|ier)|frumpy|cheap|poor)|ages (?:you|a (?:wo)?man)|puts (?:years|pounds) on you)(?: (?:like|than|as|more|so)(?: [\\w'-]+){1,2})?",
    `${LOOKS}`,
    ...SHAMES_BY_OTHERS,
    ...SHAMES_BY_ORDER,
    VERDICT,
  ),
  harmless: (context) =>
    isAboutOthers(context) ||
    isDenied(context) ||
    !isVerdict(context) ||
    /\b(?:if|when|whether|often|usually|sometimes|may|might|some|many|most)\b/.test(context.before) ||
    /^ (?:only\b|if\b|unless\b)/.test(context.after) ||
    (isLooks(context) &&
      !(
        context.endsInQuestionMark &&
        /^(?:(?:are|is|do) you |still |feeling |looking |feel |too )*$/.test(context.before)
      )),
};

const IS_LOOKS = new RegExp(`^${LOOKS}`);
const isLooks = ({ word }: WordContext): boolean => IS_LOOKS.test(`${word}?`);
