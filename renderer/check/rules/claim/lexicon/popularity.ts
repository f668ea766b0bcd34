/** How many people chose the clinic or were treated there: claims that need evidence (CAP code 3.7). */
import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

const ABOUT = '(?:(?:over|more than|almost|nearly|around|about|well over|some|upwards of) )?';
/** At least a hundred: '5,000', '250+', '10k', 'two thousand', 'hundreds of' */
const MANY =
  '(?:\\d{1,3}(?:,\\d{3})+\\+?|\\d{3,}\\+?|\\d+k\\+?|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|several|many) )?(?:hundred|thousand|million)s?(?: of)?|countless)';
const PEOPLE =
  '(?:patients|clients|people|customers|families|members|parents|women|men|couples|children|athletes|runners|smiles|owners|pets|dogs|cats|households|locals)';
const GLAD = '(?:happy|satisfied|delighted|grateful|loyal|contented|smiling|pleased)';
const CROWD = `${ABOUT}${MANY}(?: of)?(?: [a-z]+)? ${PEOPLE}`;
const DONE = '(?:performed|carried out|completed|delivered|placed|fitted|given|done)';

/** 'Trusted by 5,000 patients', 'we have helped thousands of families', 'over 10,000 procedures performed' */
export const POPULARITY: Lexicon = {
  words: anyOf(
    `(?:trusted|chosen|loved|recommended|preferred|relied on) by ${CROWD}`,
    `join (?:the )?${CROWD} (?:who|that)`,
    `${ABOUT}${MANY} (?:of )?${GLAD} ${PEOPLE}`,
    `(?:we|i|our (?:team|clinic|practice|doctors|therapists)) (?:(?:have|has|'ve) )?(?:already )?(?:helped|treated|cared for|looked after|transformed|served|supported) ${CROWD}`,
    `(?:we|i|our (?:team|clinic|practice|doctors|therapists)) (?:(?:have|has|'ve) )?(?:already )?${DONE} ${ABOUT}${MANY}(?: of)?(?: [a-z]+)? [a-z]+s`,
    `${ABOUT}${MANY}(?: [a-z]+)? (?:treatments|procedures|operations|injections|implants|scans|surgeries|sessions|births|fillings|transplants) (?:successfully )?${DONE}`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || OTHERS.test(context.before),
};

/** Reviews have a rule of their own, and the work of others is no claim of the clinic. */
const OTHERS = /\b(?:reviewed|reviews?|rated|stars?|nhs|worldwide|globally|in (?:britain|england|the uk|europe))\b/;
