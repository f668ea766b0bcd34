/** How many people chose the clinic or were treated there: claims that need evidence (CAP code 3.7). */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { PROVIDER } from './providers.ts';

const ABOUT = '(?:(?:over|more than|almost|nearly|around|about|well over|some|upwards of) )?';
/** At least a hundred: '5,000', '250+', '10k', 'two thousand', 'hundreds of' */
const MANY =
  '(?:(?<![£$€])(?:\\d{1,3}(?:,\\d{3})+\\+?|\\d{3,}\\+?|\\d+k\\+?)|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|several|many) )?(?:hundred|thousand|million)s?(?: of)?|countless)';
/** Those whom clinics treat, and the parts of them. */
const PEOPLE =
  '(?:patients|clients|people|customers|families|members|parents|mothers|women|men|couples|children|babies|athletes|runners|dancers|sleepers|smiles|owners|pets|dogs|cats|rabbits|bunnies|kittens|puppies|horses|households|locals|noses|ears|eyes|feet|backs|hearts|knees|hips|ankles|teeth|spines|necks|shoulders|heads|faces|legs|veins|jaws)';
/** 'thousands of happy patients', '12,000 pairs of eyes' */
const CROWD = `${ABOUT}${MANY}(?: of)?(?: pairs? of)?(?: [a-z]+)? ${PEOPLE}`;

/** 'Over 3,000 crowns fitted | since we opened', '… for happy patients': after such words, the fragment says where or for whom. */
const DONE_HERE = `(?= *(?:[.!]|$|\\u0000)| (?:so far|already|to date|since (?:we|our|then|(?:19|20)\\d\\d)|by (?:us|our)|here|(?:at|in) (?:our|this)|and (?:still )?counting|for (?:[a-z]+ )?${PEOPLE})\\b)`;

const ADVISERS = '(?:breeders|doctors|gps|dentists|vets|midwives|physios|coaches|trainers|experts)';
const GLAD = '(?:happy|satisfied|delighted|grateful|loyal|contented|smiling|pleased)';
/** 'We', 'she has', 'our nurses have', 'Annika has': `people/popularity.ts` asks whether the clinic has a person of that name. */
const WHO = `(?:(?:we|i|she|he|our (?:${CLINIC_NOUN}|team|doctors|therapists)) (?:(?:have|has|'ve) )?|(?:our )?[a-z'-]+ (?:have|has) )`;
const DONE = '(?:performed|carried out|completed|delivered|placed|fitted|given|done)';

/** 'Trusted by 5,000 patients', 'we have helped thousands of families', 'over 10,000 procedures performed' */
export const POPULARITY: Lexicon = {
  words: anyOf(
    `(?:trusted|chosen|loved|recommended|preferred|relied on) by ${CROWD}`,
    `(?:trusted|chosen|loved|preferred) by (?:nearly |almost |over |more than )?(?:\\d+ ?(?:%|per cent)|all|most|(?:nine|eight|seven|9|8|7) (?:out of|in) (?:ten|10))(?: of)?(?: (?:the|our))? ${PEOPLE}`,
    `(?:(?:trusted|preferred) by|the first choice of) (?:[a-z-]+ )?${ADVISERS}`,
    `(?:recommended|used|trusted) by (?:most|all|\\d+ ?(?:%|per cent)(?: of)?|(?:nine|eight|seven|9|8|7) (?:out of|in) (?:ten|10))(?: (?:local|british|uk))? ${ADVISERS}`,
    `${CROWD}(?: (?:from|in|across|near) [a-z ]{2,30}?)? (?:have |has )?(?:already )?(?:trusted?|chosen?|chose|visited|recommended?|rel(?:y|ied) on|come to|came to|walked through|put their) (?:us|our (?:${CLINIC_NOUN}|team|doors?)|trust|confidence)`,
    `${ABOUT}${MANY}(?: of)? [a-z]+ (?:have been|were) (?:successfully )?(?:helped|treated|cared for|seen|operated on|transformed) (?:by (?:us|our)|here|at our)`,
    `(?:we|our (?:${CLINIC_NOUN}|team)) (?:have|has|'ve) (?:already )?(?:brought|made|given|taught|straightened|restored|saved|changed|removed|closed) ${ABOUT}${MANY}(?: of)? [a-z]+s`,
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
  /^(?:preferred by|the first choice of) [a-z]/.test(word) && !OF_CLINIC.test(before);
const OF_CLINIC = new RegExp(`^\\W*$|\\b(?:we|our|us|this ${CLINIC_NOUN})\\b`);

/** What is measured and not done; money and time are no treatments. */
const UNIT =
  '(?:seconds|minutes|hours|days|nights|weeks|months|years|miles|metres|kilometres|steps|pounds|pence|grams|litres|calories|trees|times|words|pages|places|spaces|copies|points)';
const WORK = `(?: pairs? of)?(?: [a-z]+)? (?!${UNIT}\\b)(?:[a-z]{2,}s|feet|teeth)`;
const HAVE = "(?:(?:have|has) (?:already |also |now )?|'ve )";
const PARTICIPLE =
  '(?!asked|invited|informed|emailed|contacted|called|missed|cancelled|moved|registered|lost|reached|written|told|tested|followed|surveyed|studied)(?:[a-z]+ed|caught|seen|given|done|met|born|taken|made|held|brought|taught|fed|drawn|put|got)';
/** 'had us at their tables', 'come up these stairs', 'learned to swim in our pool' */
const CAME = `(?:(?!moved|died|missed|cancelled)[a-z]+ed|learnt|come|had|gone|swum|found|got|become|sat|lain|met|slept|run|begun|given|left|let)(?<!\\b(?:asked|stopped|surveyed|interviewed|reported|complained|reviewed|voted|rated))`;
const TO_US =
  '(?:us|here|(?:(?:up|through|down|in|into|onto|on) )?(?:these|our) (?!local|woods|park|river|streets?|roads?|county|town|city|country|area|region|village|street|time|world|age|society)[a-z]+)';

const IS_FRAGMENT = new RegExp(` ${PARTICIPLE}$`);
const IS_TALLY = / (?:so far|to date|counting)$/;
const HAS_SUBJECT = /^(?:[a-z]+ )+(?:have|has) /;
/** 'We have raised 3,000 signatures so far' */
const OTHER_WORK = /\b(?:rais|collect|plant|sav|donat|walk|cycl|print|publish|stud)(?:ed|es|s|ing|y|ied)\b/;

/** `claim/review` reports numbers of reviews. */
const REVIEWS = /\b(?:reviews?|ratings?|stars?|out of (?:five|ten|\d+))\b/;

/** 'Over 20,000 hearts scanned.' is a boast only as a whole sentence, and trees are not what a clinic treats. */
const isOtherCount = ({ before, word, after }: WordContext): boolean => {
  if (REVIEWS.test(`${word}${after}`)) return true;
  if (IS_TALLY.test(word)) return OTHER_WORK.test(before);
  if (HAS_SUBJECT.test(word) || / (?:us|here|our [a-z]+)$/.test(word)) return OTHER_WORK.test(`${before}${word}`);
  return IS_FRAGMENT.test(word) && !/ (?:behind|under) /.test(word) && before !== '';
};

/** '20,000 swims lie behind us' */
export const EXPERIENCE: Lexicon = {
  words: anyOf(
    `${ABOUT}${MANY}(?: of)?${WORK} (?:(?:already )?(?:lie|are|is) )?behind (?:us|me|her|him|them)`,
    `${ABOUT}${MANY}(?: of)?${WORK} under (?:our|her|his|their|my) belts?`,
    `${ABOUT}${MANY}(?: of)?${WORK} (?:so far|to date|and (?:still )?counting)`,
    `${ABOUT}${MANY}(?: of)?${WORK} (?:${PARTICIPLE})${DONE_HERE}`,
    `(?:we|i|she|he|our (?:[a-z]+ )?(?:team|${CLINIC_NOUN}|${PROVIDER})|[a-z]+) ?${HAVE}${PARTICIPLE}(?: (?:on|to|for|after))? ${CROWD}`,
    `${CROWD} ${HAVE}${CAME}(?: [\\w'-]+){0,4}? ${TO_US}`,
    `${CROWD} (?:cannot|can't) (?:all )?be wrong`,
  ),
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
  harmless: (context) => isDenied(context) || isQuestion(context) || statesParts(context),
};

const PARTS = new RegExp(`^ (${NUMBER}(?:, ${NUMBER})*,? and ${NUMBER})\\b`);

/** 'Between them they have 41 years of practice: twenty, thirteen and eight': a sum that readers can check. */
function statesParts({ word, afterColon }: WordContext): boolean {
  const parts =
    PARTS.exec(afterColon)?.[1]
      ?.split(/,? and |, /)
      .map((part) => writtenNumber(part) ?? Number.NaN) ?? [];
  const total = writtenNumber(COUNT.exec(word)?.[0] ?? '');
  return parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === total;
}
const COUNT = new RegExp(`${NUMBER}(?= (?:years|decades))`);

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
