/** Protection from every infection, removal of every colour, and the end of a behaviour: what a treatment does in most cases at best. */
import { isHedged } from './absolute-effects.ts';
import { ANIMAL_INFECTION, INFECTION } from './infections.ts';
import { anyOf, type Lexicon } from './lexicon.ts';

/** 'Once she has had both jabs, she cannot catch myxomatosis' */
const CANNOT_CATCH: Lexicon = {
  words: anyOf(
    `(?:you|they|your [a-z]+|she|he|it) (?:will not|won't|will never|cannot|can't|can no longer|can never) (?:get|catch) (?:${INFECTION}|${ANIMAL_INFECTION})(?! (?:from|twice|through|by|jabs?|vaccin\\w*|tests?|boosters?|shots?)\\b)`,
  ),
  harmless: (context) =>
    isHedged(context) ||
    (CATCHES.test(context.word) &&
      !VACCINATED.test(`${context.previous} ${context.before}${context.word}${context.after}`)),
};
/** 'You cannot catch myxomatosis': only rabbits can. 'It cannot get flu': who cannot? */
const CATCHES = new RegExp(`^(?:she|he|it) |(?:get|catch) ${ANIMAL_INFECTION}$`);
const VACCINATED = /\b(?:jabs?|vaccin\w+|injections?|boosters?|(?:had|has had|have had) (?:it|both|them)|shots?)\b/;

/** No laser reaches every ink: 'our laser shatters every colour' */
const EVERY_COLOUR: Lexicon = {
  words: anyOf(
    '(?:removes?|shatters?|clears?|erases?|breaks? (?:up|down)|dissolves?|gets? rid of) (?:every(?: single)?|any) (?:colours?|inks?|pigments?)(?! (?:(?:that|which|we|you|from)\\b|of (?:nail|polish|varnish)))',
  ),
  harmless: (context) =>
    isHedged(context) || (/ (?:colour|ink|pigment)s?$/.test(context.word) && EXCEPT.test(context.after)),
};
/** 'Every colour except white', 'every ink but green' */
const EXCEPT = /^,? (?:except|apart from|other than|save for|but (?!not\b|you|we\b|it\b|they\b|only\b|the\b|some\b))/;

const CLEAN_SKIN: Lexicon = {
  words: anyOf(
    'leaves? (?:(?:only|just|nothing but) )?(?:clean|clear|flawless|unmarked|bare|virgin|perfect) skin behind',
  ),
  harmless: (context) => isHedged(context) || CLEANED.test(context.before),
};
/** 'Shaving leaves clean skin behind' */
const CLEANED = /\b(?:shav\w+|wip(?:es?|ing)|wash\w*|soap|cleans\w*|plasters?|razors?|clippers?)\b/;

/** 'Spaying ends the fighting' */
const ENDED_BEHAVIOUR: Lexicon = {
  words: anyOf(
    `(?:spaying|neutering|castrati(?:on|ng)|the (?:snip|operation)) (?:ends|stops|cures|puts an end to) (?:(?:the|all|any|his|her|their) )*(?:fighting|spraying|biting|aggression|marking|roaming|barking|humping|mounting)`,
  ),
  harmless: (context) => isHedged(context) || /\b(?:in|for) (?:most|many|some)\b/.test(context.after),
};

export const TOTAL_EFFECTS: readonly Lexicon[] = [CANNOT_CATCH, EVERY_COLOUR, CLEAN_SKIN, ENDED_BEHAVIOUR];
