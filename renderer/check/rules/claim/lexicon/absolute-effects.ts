/** Effects that no treatment has in everybody: short sight that stops, an operation that nobody needs any more. */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const OF = "(?:(?:your|their|the|his|her|a|any|(?:your |a )?child's|children's|progressing|growing) )*";
const SIGHT = '(?:short sight|short-sightedness|myopia|long sight|astigmatism)';
const EYES = '(?:eyes|eyesight|sight|vision|prescription|short sight|myopia)';

const PROCEDURE =
  '(?:surgery|(?:an|the|any|your) (?:operations?|injections?)|(?:a|the|your) (?:hip|knee|shoulder) replacement|the knife|a root canal)';

export const ABSOLUTE_EFFECTS: Lexicon = {
  words: anyOf(
    `(?:stops?|halts?|reverses?|ends?) ${OF}${SIGHT}`,
    `(?:keeps?|stops?) ${OF}${EYES} (?:from )?getting (?:any )?worse`,
    `(?:your|their|(?:your |a )?child's|children's) ${EYES} (?:will|does|do|can) (?:not|never|no longer) (?:get (?:any )?worse|worsen|change|deteriorate)`,
    `puts? ${OF}${EYES} right (?:for (?:good|ever|life)|permanently)`,
    `(?:makes?|making|renders?) ${PROCEDURE}(?: (?!not\\b)[\\w'-]+){0,4} (?:unnecessary|superfluous|needless)`,
    `(?:saves?|spares?) (?:you|them|people|him|her|your [a-z]+)(?: from)? ${PROCEDURE}`,
  ),
  harmless: (context) => isHarmless(context),
};

/** 'Exercise may make surgery unnecessary', 'whether your eyes will not get worse'; `claim/guarantee` reports 'guaranteed'. */
const isHarmless = (context: WordContext): boolean =>
  isDenied(context) ||
  isQuestion(context) ||
  isAboutOthers(context) ||
  /\b(?:may|might|sometimes|often|could|if|whether|hope|hopes|try|tries|aim|aims|nothing)\b/.test(context.before) ||
  /\bguarante/.test(context.after);
