/**
 * Effects that no treatment has in everybody: short sight that stops, an operation that nobody needs any more, a medical that
 * every driver passes.
 */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const OF = "(?:(?:your|their|the|his|her|a|any|(?:your |a )?child's|children's|progressing|growing) )*";
const SIGHT = '(?:short sight|short-sightedness|myopia|long sight|astigmatism)';
const EYES = '(?:eyes|eyesight|sight|vision|prescription|short sight|myopia|hearing|memory)';
/** What wear, growth or age have changed in the body stays: https://www.nhs.uk/conditions/osteoarthritis/ and /scoliosis/. */
const CHANGED =
  "(?:(?:osteo|rheumatoid |psoriatic )?arthritis|osteoporosis|scoliosis|dementia|alzheimer's|parkinson's|multiple sclerosis|glaucoma|hearing loss|autism|dyslexia)";

const PROCEDURE =
  '(?:surgery|(?:an|the|any|your) (?:operations?|injections?)|(?:a|the|your) (?:hip|knee|shoulder) replacement|the knife|a root canal)';

export const ABSOLUTE_EFFECTS: Lexicon = {
  words: anyOf(
    `(?:stops?|halts?|reverses?|ends?) ${OF}${SIGHT}`,
    `(?:keeps?|stops?) ${OF}${EYES} (?:from )?getting (?:any )?worse`,
    `(?:your|their|(?:your |a )?child's|children's) ${EYES} (?:will|does|do|can) (?:not|never|no longer) (?:get (?:any )?worse|worsen|change|deteriorate)`,
    `(?:reverses?|reversing|undo(?:es)?|gets? rid of|heals?) ${OF}(?:[a-z ]+(?:, | and |, and | or )){0,2}?${CHANGED}`,
    `puts? ${OF}${EYES} right (?:for (?:good|ever|life)|permanently)`,
    `(?:makes?|making|renders?) ${PROCEDURE}(?: (?!not\\b)[\\w'-]+){0,4} (?:unnecessary|superfluous|needless)`,
    // 'Dr Lee has a hundred per cent record with the DVLA', 'nobody has failed a medical here'
    '(?:100 ?%|(?:a |one )?hundred per ?cent|perfect|flawless) record (?:with|at)',
    "(?:nobody|no ?one|no (?:driver|pilot|patient|diver|candidate)|not one [a-z]+)(?: [\\w']+){0,4} (?:has|have) (?:ever |yet )?failed (?:an?|the|his|her|their|any) (?:[a-z]+ )?(?:medical|examination|assessment|test)",
    // The light of a laser is absorbed by dark pigment, which fair, red and grey hair lacks.
    `(?:laser|ipl|diode)(?: hair removal)? (?:works? (?:on|for)|for|suits?|treats?|removes?) (?:(?:all|every|any) skin (?:types?|tones?|colours?)(?: and|,) )?(?:all|every|any) (?:hair colours?|colours? of hair)`,
    'no (?:pain|soreness|discomfort|bruising|swelling) (?:afterwards|(?:the )?next day)',
    `(?:saves?|spares?) (?:you|them|people|him|her|your [a-z]+)(?: from)? ${PROCEDURE}`,
  ),
  harmless: (context) => isHarmless(context),
};

/** 'Exercise may make surgery unnecessary', 'whether your eyes will not get worse'; `claim/guarantee` reports 'guaranteed'. */
const isHarmless = (context: WordContext): boolean =>
  (!/^(?:nobody|no)/.test(context.word) && isDenied(context)) ||
  isQuestion(context) ||
  isAboutOthers(context) ||
  /\b(?:may|might|sometimes|often|usually|most|many|some|few|could|if|whether|hope|hopes|try|tries|aim|aims|nothing)\b/.test(
    context.before,
  ) ||
  /\bguarante/.test(context.after);
