/** How much work a clinic has behind it: '20,000 swims lie behind us', 'our midwives have caught 7,000 babies'. */
import type { WordContext } from './lexicon.ts';
import { PROVIDER } from './providers.ts';

export const ABOUT = '(?:(?:over|more than|almost|nearly|around|about|well over|some|upwards of) )?';
/** At least a hundred: '5,000', '250+', '10k', 'two thousand', 'hundreds of' */
export const MANY =
  '(?:(?<![£$€])(?:\\d{1,3}(?:,\\d{3})+\\+?|\\d{3,}\\+?|\\d+k\\+?)|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|several|many) )?(?:hundred|thousand|million)s?(?: of)?|countless)';
/** Those whom clinics treat, and the parts of them. */
export const PEOPLE =
  '(?:patients|clients|people|customers|families|members|parents|mothers|women|men|couples|children|babies|athletes|runners|dancers|sleepers|smiles|owners|pets|dogs|cats|rabbits|bunnies|kittens|puppies|horses|households|locals|noses|ears|eyes|feet|backs|hearts|knees|hips|ankles|teeth|spines|necks|shoulders|heads|faces|legs|veins|jaws)';
/** 'thousands of happy patients', '12,000 pairs of eyes' */
export const CROWD = `${ABOUT}${MANY}(?: of)?(?: pairs? of)?(?: [a-z]+)? ${PEOPLE}`;

/** 'Over 3,000 crowns fitted | since we opened', '… for happy patients': after such words, the fragment says where or for whom. */
export const DONE_HERE = `(?= *(?:[.!]|$|\\u0000)| (?:so far|already|to date|since (?:we|our|then|(?:19|20)\\d\\d)|by (?:us|our)|here|(?:at|in) (?:our|this)|and (?:still )?counting|for (?:[a-z]+ )?${PEOPLE})\\b)`;

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

export const WORK_COUNTS: readonly string[] = [
  `${ABOUT}${MANY}(?: of)?${WORK} (?:(?:already )?(?:lie|are|is) )?behind (?:us|me|her|him|them)`,
  `${ABOUT}${MANY}(?: of)?${WORK} under (?:our|her|his|their|my) belts?`,
  `${ABOUT}${MANY}(?: of)?${WORK} (?:so far|to date|and (?:still )?counting)`,
  `${ABOUT}${MANY}(?: of)?${WORK} (?:${PARTICIPLE})${DONE_HERE}`,
  `(?:we|i|she|he|our (?:[a-z]+ )?(?:team|clinic|practice|${PROVIDER})|[a-z]+) ?${HAVE}${PARTICIPLE}(?: (?:on|to|for|after))? ${CROWD}`,
  `${CROWD} ${HAVE}${CAME}(?: [\\w'-]+){0,4}? ${TO_US}`,
  `${CROWD} (?:cannot|can't) (?:all )?be wrong`,
];

const IS_FRAGMENT = new RegExp(` ${PARTICIPLE}$`);
const IS_TALLY = / (?:so far|to date|counting)$/;
const HAS_SUBJECT = /^(?:[a-z]+ )+(?:have|has) /;
/** 'We have raised 3,000 signatures so far' */
const OTHER_WORK = /\b(?:rais|collect|plant|sav|donat|walk|cycl|print|publish|stud)(?:ed|es|s|ing|y|ied)\b/;

/** `claim/review` reports numbers of reviews. */
const REVIEWS = /\b(?:reviews?|ratings?|stars?|out of (?:five|ten|\d+))\b/;

/** 'Over 20,000 hearts scanned.' is a boast only as a whole sentence, and trees are not what a clinic treats. */
export const isOtherCount = ({ before, word, after }: WordContext): boolean => {
  if (REVIEWS.test(`${word}${after}`)) return true;
  if (IS_TALLY.test(word)) return OTHER_WORK.test(before);
  if (HAS_SUBJECT.test(word) || / (?:us|here|our [a-z]+)$/.test(word)) return OTHER_WORK.test(`${before}${word}`);
  return IS_FRAGMENT.test(word) && !/ (?:behind|under) /.test(word) && before !== '';
};
