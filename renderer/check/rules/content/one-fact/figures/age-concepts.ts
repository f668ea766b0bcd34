/** What figures about ages, and about the weeks from which something is possible, are called in sentences. */
import type { Concept } from '../in-sentence.ts';

const HOW = '(?: (?:about|around|the age of|ages?|an age of|least|at least))*';
const OLD_AFTER =
  /^ (?:old\b|of age\b|or (?:older|over|more)\b(?! (?:after|before|since|past|from)\b)|and (?:older|over|up)\b)/;

export const AGE_CONCEPTS: readonly Concept[] = [
  // 'kittens should be at least nine months old', 'puppies from eight weeks of age'
  {
    name: /^(?:min(?:imum)?|lowest|first|earliest)?-?age$|youngest|agefrom|fromage/,
    sentence:
      /^(?!.*\b(?:teeth|born|blind|weaned|up to|until|under|younger)\b).*\b(?:should|must|need|(?:can|may) (?:be \w+ed|come|have|start|join|book)|have to|has to|before|from|earliest|wait until|once|when|we (?:see|take|treat|neuter|vaccinate|start|accept|fit|test))\b/,
    before: new RegExp(`\\b(?:from|over|least|earliest|before|turns?|reach(?:es)?|once [a-z]+ (?:is|are))${HOW} $`),
    after: OLD_AFTER,
    not: /\b(?:most|many|often|usually|on average|law|legal\w*)\b/,
  },
  // 'you can come from eight weeks of pregnancy', 'we scan from week ten'
  {
    name: /^(?:start|from|earliest|begin|first)(?:s|ing)?(?:week|at)?s?$/,
    sentence:
      /\b(?:welcome|may|can|could|bring|see|treat|massage|accept|take|come|book|possible|offer|available|safe|begin|start|scan|test)\b/,
    before: new RegExp(
      `\\b(?:from|earliest|as early as|once you are|reach(?:ed)?|(?:as soon as|once) (?:he|she|they|it|(?:your|the|a) \\w+) (?:is|are|turns?|reach(?:es)?))${HOW} $`,
    ),
    after:
      /^ (?:of pregnancy|pregnant|onwards?|into (?:your|the) pregnancy|after (?:the |your )?(?:birth|operation))\b/,
  },
  // 'we see babies up to six months', 'until twelve weeks of age'
  {
    name: /oldest|upper(?:limit|age)|max(?:imum)?age|^until(?:age)?$|^upto/,
    sentence:
      /\b(?:we|our|welcome|accept(?:ed)?|(?:can|may) (?:be \w+ed|come)|offered|available|suitable|for (?:babies|children|people))\b/,
    not: /\b(?:free|charge|law|legal\w*|most|many|usually|notes|records?)\b/,
    before: new RegExp(`\\b(?:up to|until|till|no older than|not older than|younger than|before)${HOW} $`),
  },
];
