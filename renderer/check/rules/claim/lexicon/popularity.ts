/** How many people chose the clinic or were treated there: claims that need evidence (CAP code 3.7). */
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { PROVIDER } from './providers.ts';
import { ABOUT, CROWD, DONE_HERE, isOtherCount, MANY, PEOPLE, WORK_COUNTS } from './work-counts.ts';

const ADVISERS = '(?:breeders|doctors|gps|dentists|vets|midwives|physios|coaches|trainers|experts)';
const GLAD = '(?:happy|satisfied|delighted|grateful|loyal|contented|smiling|pleased)';
/** 'We', 'she has', 'our nurses have', 'Annika has': `people/popularity.ts` asks whether the clinic has a person of that name. */
const WHO =
  "(?:(?:we|i|she|he|our (?:team|clinic|practice|doctors|therapists)) (?:(?:have|has|'ve) )?|(?:our )?[a-z'-]+ (?:have|has) )";
const DONE = '(?:performed|carried out|completed|delivered|placed|fitted|given|done)';

/** 'Trusted by 5,000 patients', 'we have helped thousands of families', 'over 10,000 procedures performed' */
export const POPULARITY: Lexicon = {
  words: anyOf(
    `(?:trusted|chosen|loved|recommended|preferred|relied on) by ${CROWD}`,
    `(?:trusted|chosen|loved|preferred) by (?:nearly |almost |over |more than )?(?:\\d+ ?(?:%|per cent)|all|most|(?:nine|eight|seven|9|8|7) (?:out of|in) (?:ten|10))(?: of)?(?: (?:the|our))? ${PEOPLE}`,
    `(?:(?:trusted|preferred) by|the first choice of) (?:[a-z-]+ )?${ADVISERS}`,
    `(?:recommended|used|trusted) by (?:most|all|\\d+ ?(?:%|per cent)(?: of)?|(?:nine|eight|seven|9|8|7) (?:out of|in) (?:ten|10))(?: (?:local|british|uk))? ${ADVISERS}`,
    `${CROWD}(?: (?:from|in|across|near) [a-z ]{2,30}?)? (?:have |has )?(?:already )?(?:trusted?|chosen?|chose|visited|recommended?|rel(?:y|ied) on|come to|came to|walked through|put their) (?:us|our (?:clinic|practice|team|surgery|centre|studio|doors?)|trust|confidence)`,
    `${ABOUT}${MANY}(?: of)? [a-z]+ (?:have been|were) (?:successfully )?(?:helped|treated|cared for|seen|operated on|transformed) (?:by (?:us|our)|here|at our)`,
    `(?:we|our (?:team|clinic|practice)) (?:have|has|'ve) (?:already )?(?:brought|made|given|taught|straightened|restored|saved|changed|removed|closed) ${ABOUT}${MANY}(?: of)? [a-z]+s`,
    `${CROWD} (?:have |has )?(?:already )?(?:left|hopped|walked|gone|skipped|strolled|come|limped)(?: [a-z]+){0,3}? (?:here|us|our [a-z]+|better|healthier|happier|smiling)(?! an? )`,
    `join (?:the )?${CROWD} (?:who|that)`,
    // 'The clinic that professionals choose', 'the vets whom Ludlow loves best'
    `(?:the|where) (?:[a-z-]+ )?${PROVIDER} (?:(?:that|whom|which) )?(?:the )?(?:(?:professionals?|experts?|locals|athletes|stars|celebrities|doctors|gps|dentists|vets|nurses|insiders)(?: [a-z]+)? (?:choose|trust|recommend|prefer|love|use|go to)|(?!you\\b|your\\b|we\\b|i\\b)[a-z]+ (?:chooses?|trusts?|loves?|prefers?|recommends?) (?:best|most|first|above all))`,
    `${ABOUT}${MANY} (?:of )?${GLAD} ${PEOPLE}`,
    `${WHO}(?:already )?(?:helped|treated|cared for|looked after|transformed|served|supported|seen|welcomed) (?:${CROWD}|${ABOUT}${MANY}(?: of)? (?!(?:days|weeks|months|years|hours|minutes|miles|times)\\b)[a-z]+s)(?! (?:a|per|each|every) )`,
    `${WHO}(?:already )?${DONE} ${ABOUT}${MANY}(?: of)?(?: [a-z]+)? [a-z]+s`,
    `${ABOUT}${MANY}(?: of)?(?: [a-z]+)? [a-z]+ (?:straightened|transformed|whitened|restored|treated|helped|changed|cured|healed|saved|cleared|corrected|brightened|smoothed|mended|completed|delivered|closed|removed|fitted|created|made)${DONE_HERE}`,
    `${ABOUT}${MANY}(?: [a-z]+)? (?:treatments|procedures|operations|injections|implants|scans|surgeries|sessions|births|fillings|transplants) (?:successfully )?${DONE}`,
  ),
  harmless: (context) => isNoBoast(context) || isAboutThing(context),
};

/** 'A soft brush is preferred by dentists' */
const isAboutThing = ({ before, word }: WordContext): boolean =>
  /^(?:preferred by|the first choice of) [a-z]/.test(word) &&
  !/^\W*$|\b(?:we|our|us|this (?:clinic|practice))\b/.test(before);

/** '20,000 swims lie behind us' */
export const EXPERIENCE: Lexicon = {
  words: anyOf(...WORK_COUNTS),
  harmless: (context) => isOtherCount(context) || isNoBoast(context),
};

const COUNT_OF_YEARS =
  "(?:(?:over|more than|almost|nearly|around|about|well over|some) )?(?:\\d{2,3}\\+?|[a-z]+ty(?:-[a-z]+)?|half a century|a (?:hundred|century)|a hundred) ?(?:years?)?(?:of|'s? worth of)?";
const SKILL = '(?:experience|expertise|practice|knowledge)';
const ALL_OF_US =
  '(?:between (?:us|them|(?:the )?(?:two|three|four|five|six) of us)|in (?:one|our|the) team|under one roof|combined|together)';

/** 'Between us we have 75 years of experience': nobody can check the sum of the years of several people. */
export const SUMMED_YEARS: Lexicon = {
  words: anyOf(
    `(?:combined|joint|collective|shared|cumulative)(?: total)?(?: of)? (?:[a-z]+ )?${SKILL} of ${COUNT_OF_YEARS}`,
    `${COUNT_OF_YEARS} of (?:combined|joint|collective|shared|cumulative) (?:[a-z]+ )?${SKILL}`,
    `combined ${COUNT_OF_YEARS} (?:of|in) (?:[a-z]+ )?${SKILL}`,
    `between (?:us|them|(?:the )?(?:two|three|four|five|six) of us),? (?:(?:we|our [a-z]+|they) )?(?:have|has|bring|share)? ?${COUNT_OF_YEARS} of (?:[a-z]+ )?${SKILL}`,
    `together,? (?:we|our [a-z]+|they) (?:have|bring|share|offer) ${COUNT_OF_YEARS} of (?:[a-z]+ )?${SKILL}`,
    `our (?:team|[a-z]+s) (?:shares?|bring|brings) ${COUNT_OF_YEARS} of (?:[a-z]+ )?${SKILL}|our team has ${COUNT_OF_YEARS} of (?:[a-z]+ )?${SKILL}`,
    `${COUNT_OF_YEARS} of (?:[a-z]+ )?${SKILL} ${ALL_OF_US}`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context),
};

const isNoBoast = (context: WordContext): boolean =>
  isDenied(context) || isQuestion(context) || OTHERS.test(context.before) || isReport(context);

/** 'We treated 620 runners in 2025': an exact number of a stated year is a report that anybody can check, and no boast. */
const isReport = ({ before, word, after }: WordContext): boolean =>
  EXACT.test(word) &&
  !/\b(?:more than|over|almost|nearly|around|about|some|upwards)\b/.test(word) &&
  PERIOD.test(`${before}${after}`);

/** '620', '1,740', but not '5,000' */
const EXACT = /\b(?:\d{1,3},\d\d[1-9]|\d{1,3},\d[1-9]0|\d{1,2}[1-9]\d|\d{2,3}[1-9])\b/;
const PERIOD =
  /\b(?:in (?:the (?:year|season|spring|summer|autumn|winter) (?:of )?)?(?:20\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|last (?:year|month|season|winter|summer)|between \w+ (?:20\d\d )?and)\b/;

/** Reviews have a rule of their own, and the work of others is no claim of the clinic. */
const OTHERS = /\b(?:reviewed|reviews?|rated|stars?|nhs|worldwide|globally|in (?:britain|england|the uk|europe))\b/;
