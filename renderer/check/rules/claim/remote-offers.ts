/**
 * Sentences that offer a prescription-only medicine after a message, without anybody who assesses the patient: 'Do I have
 * to see a doctor for sleeping tablets? No. Fill in the form, and they come by post.' (Human Medicines Regulations
 * 2012, reg 214; RCVS Code of Professional Conduct, supporting guidance 4, “Veterinary medicines”).
 */
import { type SentenceSpan, sentencesIn } from '../../../facts/sentences.ts';
import { clinicsProseOf } from '../about/prose.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';

const MEDICINES =
  '(?:antibiotics?|sedation|sedatives?|steroids?|opioids?|prescriptions?|prescription (?:medicines?|medication|tablets?|creams?)|(?:sleeping|anxiety|weight[ -]loss|blood pressure|pain) (?:tablets?|pills?|injections?|medicines?|medication)|antidepressants?)';
const CLINICIAN = '(?:vet|doctor|gp|prescriber|nurse|pharmacist|dentist|clinician)';

/** 'Do I need to see a vet to get sedation?' */
const QUESTION = new RegExp(
  `\\b(?:need|have|must i|should i|necessary)\\b(?: to)? (?:see|visit|speak to|talk to|be (?:seen|examined) by|ask|come in to see) (?:an?|the|your) ${CLINICIAN}\\b.*\\b${MEDICINES}\\b`,
);
const DENIAL = /^\W*(?:no|not at all|not here|never)\b/;

/** 'The paste comes by post', 'he puts them in the post' */
const SENT =
  /\b(?:(?:comes?|arrives?|goes|go|sends?|sent|posts?|posted|put|puts|delivers?|delivered) (?:[\w']+ ){0,4}(?:(?:by|in the|with the) (?:next |first )?(?:post|courier|mail)|to your (?:door|home|yard))|(?:we|he|she|they) (?:will )?posts? (?:it|them|the [a-z]+)(?: out)? to you)\b/;
/** 'Tell Ann on the telephone what is wrong': the patient or owner asks from afar. */
const ASKED =
  /(?:^|[,;:.] |\b(?:just|simply|please|and|or|then) )(?:tell (?:us|[\w]+) (?:on|by|over)\b|text\b|message\b|e-?mail\b|ring\b|phone\b|telephone\b|call\b|whatsapp\b|fill in\b|send (?:us )?(?:an? )?(?:text|message|photo|video|e-?mail|form)\b)/;
/** Somebody assesses the patient, or has done so before. */
const ASSESSED = new RegExp(
  `\\b(?:examin\\w+|assess\\w*|repeat|refills?|already|again|last seen|once (?:we|our|the)|after (?:we|our|the|a|an)|prescribed|reviews?|(?:our|the|an?) (?:[a-z]+ )?${CLINICIAN}s? (?:[a-z]+ )?(?:reads?|checks?|looks?|decides?|calls?|rings?|speaks?|sees?|prescribes?|approves?|will|must|then))\\b`,
);

export const remoteOffers = (input: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(input.publicTexts).flatMap((text) => {
    const answer = text.normal.text;
    const isAnswer =
      DENIAL.test(answer) &&
      QUESTION.test(input.lookups.questionOf(text)) &&
      SENT.test(answer) &&
      !ASSESSED.test(answer);
    const offers = isAnswer ? [{ text: answer, start: 0 }] : sentencesIn(answer).filter(isRemoteOffer);
    return offers.slice(0, 1).flatMap((offer) => offerFinding(text, offer.start, offer.text));
  });

const isRemoteOffer = ({ text: sentence }: SentenceSpan): boolean =>
  SENT.test(sentence) &&
  new RegExp(`\\b${MEDICINES}\\b`).test(sentence) &&
  ASKED.test(sentence) &&
  !ASSESSED.test(sentence) &&
  !/\b(?:not|never|cannot|nobody|no)\b|n't\b/.test(sentence);

function offerFinding(text: PublicText, start: number, sentence: string): readonly RuleFinding[] {
  const sent = SENT.exec(sentence);
  if (!sent) return [];
  const span = text.normal.original(start + sent.index, sent[0].length);
  const words = text.text.slice(span.at, span.at + span.length);
  return [
    findingAt(
      { text, span },
      `“${words}” offers a prescription-only medicine to people whom no prescriber has assessed.`,
      'Remove it, or state who assesses the patient before anything is prescribed.',
    ),
  ];
}
