/** What “it” and “nothing” refer to beside words like “free”: the telling, the answer to a question, somebody else. */
import { CLINIC_NOUN, CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { ASKS_PRICE } from '../amounts/asked-price.ts';
import { PAYERS } from './nouns.ts';

const PLEASE = String.raw`^\W*(?:(?:please|just|simply|but|so) )*(?:(?:if|when|should) you )?`;
const TELLS = new RegExp(
  String.raw`${PLEASE}(?:tell|let|ring|call|write|text|e-?mail|phone|warn|inform|give)s? (?:to )?(?:us|me|the (?:${CLINIC_OR_DESK}|ward))\b[^.;]*\b(?:before|ahead of|prior to|notice)\b`,
);

/** 'Tell us two days before your massage, and it costs you nothing': “it” is to cancel, and not the massage. */
export const isAboutTelling = (beforeWords: string, clause: string): boolean =>
  TELLS.test(beforeWords) && /^\W*(?:and |then |which )*(?:it|that|this|you)\b/.test(clause);

const DOES_IT = /\b(?:do|does|did|manage|manages) (?:it|this|that|so|the same|the rest|the work) $/;
const CLINIC = new RegExp(String.raw`\b(?:we|i|our|us|the (?:${CLINIC_NOUN}|team|house|nurses?|therapists?))\b`);

/** 'Your own hands do it for nothing', 'the council pays nothing towards the test': somebody else acts or pays. */
export const isOfSomebodyElse = (own: string, clause: string, after: string): boolean =>
  (DOES_IT.test(clause) && !CLINIC.test(clause)) ||
  (PAYERS.test(own) && /^ (?:at all )?towards?\b/.test(after) && !/\byou\b/.test(clause));

/** A price beside that of one visit: 'How much does it cost to move a massage?' */
const OTHER_PRICE =
  /\b(?:extra|more|less|deposit|cancel\w*|mov(?:e|es|ing)|chang(?:e|es|ing)|miss(?:es|ed|ing)?|rebook\w*|late|for|if|when|again)\b/;

/** Returns whether a question asks only what something costs: 'What does a massage cost?' */
export const asksOnlyPrice = (question: string): boolean => ASKS_PRICE.test(question) && !OTHER_PRICE.test(question);
