/** Sentences that play on the love or the fear of visitors: 'if you love her, you will not put it off any longer'. */
import { anyOf, isAboutOthers, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const LOVED = "(?:him|her|them|it|yourself|your [a-z']+(?: [a-z']+)?)";
const DECIDES =
  "(?:you (?:will|would|must|should|do)(?: not|n't)? (?:ever )?|you(?:'ll|'d| won't| wouldn't) (?:not )?|(?:then )?(?:do not|don't) )?(?:put|postpone|wait|delay|hesitate|book|act|have (?:him|her|them|it)|get (?:him|her|them|it)|leave|let|risk|skip|think twice)";
const TOO_LATE = "it(?:'s| is| may be| might be| could be) too late";

export const FEELINGS: Lexicon = {
  words: anyOf(
    `if you (?:really |truly |do )?(?:love|care about|value|cherish|adore|want the best for) ${LOVED},? ${DECIDES}(?: [\\w'-]+)*`,
    `(?:do not|don't|never) (?:wait|delay|leave it|put (?:it|this|things) off|hesitate) (?:until|till) ${TOO_LATE}`,
    `(?:book|act|come|ring|call|see us|(?:have|get) (?:it|him|her|them|your [a-z]+) [a-z]+)(?: [\\w'-]+){0,5}? before ${TOO_LATE}`,
  ),
  harmless: (context) => isQuestion(context) || isAboutOthers(context) || isUrgent(context),
};

/** 'If your dog has eaten chocolate, do not wait until it is too late': sudden harm is urgent. */
const isUrgent = ({ previous, before, after }: WordContext): boolean =>
  /\b(?:emergenc\w+|urgent|999|111|eat|eats|eaten|ate|swallow\w*|poison\w*|bleed\w*|blood|breath\w*|strokes?|chest|sudden\w*|symptoms?|lumps?|seizures?|fits?|bloat\w*|collapse[sd]?|fever|suicid\w*|crisis|twisted|flashes|floaters|tick|injur\w+|broken|swollen|not (?:eating|drinking|urinating|passing))\b/.test(
    `${previous} ${before} ${after}`,
  );
