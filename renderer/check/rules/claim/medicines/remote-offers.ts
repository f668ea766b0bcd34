/**
 * Sentences that offer a prescription-only medicine after a message, without anybody who assesses the patient: 'Do I have
 * to see a doctor for sleeping tablets? No. Fill in the form, and they come by post.' (Human Medicines Regulations
 * 2012, reg 214; RCVS Code of Professional Conduct, supporting guidance 4, “Veterinary medicines”).
 */
import { type SentenceSpan, sentenceSpanAt, sentencesIn } from '../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { treatmentOf } from './medicine.ts';

const MEDICINES =
  '(?:antibiotics?|sedation|sedatives?|steroids?|opioids?|prescriptions?(?! (?:food|diets?|lens|glasses|sunglasses|goggles|insoles|charges?|fees?|forms?)\\b)|prescription (?:medicines?|medication|tablets?|creams?)|(?:sleeping|anxiety|weight[ -]loss|blood pressure|pain) (?:tablets?|pills?|injections?|medicines?|medication)|antidepressants?)';
const CLINICIAN = '(?:vet|doctor|gp|prescriber|nurse|pharmacist|dentist|clinician)';

/** 'Do I need to see a vet to get sedation?' */
const ASKS_WHETHER_SEEN = new RegExp(
  `\\b(?:need|have|must i|should i|necessary)\\b(?: to)? (?:see|visit|speak to|talk to|be (?:seen|examined) by|ask|come in to see) (?:an?|the|your) ${CLINICIAN}\\b.*\\b${MEDICINES}\\b`,
);

/** 'The paste comes by post', 'he puts them in the post', 'we post the medicine', 'we will prescribe' */
const SENT =
  /\b(?:(?:your|the|a) [a-z]+ (?:is|are|will be) (?:on its way |off )?in the (?:next |first )?post|(?:comes?|arrives?|goes|go|sends?|sent|posts?|posted|put|puts|delivers?|delivered) (?:[\w']+ ){0,4}(?:(?:by|in the|with the) (?:next |first )?(?:post|courier|mail)|to your (?:door|home|yard))|(?:we|he|she|they) (?:will )?posts? (?:it|them|the [a-z]+)(?: out)? to you|(?:we|he|she|they) (?:will |can )?(?:post|send|email)s? (?:out )?(?:the|your|an?) (?:medicines?|medication|drops|tablets|prescription|antibiotics)|(?:we|he|she|they) (?:will|can) prescribe)\b/;
const OFFERED = new RegExp(`\\b(?:${MEDICINES}|prescribe|(?:post|send)s? the (?:medicines?|medication))\\b`);
/** 'Tell Ann on the telephone what is wrong', 'answer a few questions online': the patient or owner asks from afar. */
const ASKED =
  /(?:^|[,;:.] |\b(?:just|simply|please|and|or|then) )(?:tell (?:us|[\w]+) (?:on|by|over)\b|text\b|message\b|e-?mail\b|ring\b|phone\b|telephone\b|call\b|whatsapp\b|fill in\b|(?:answer|complete) (?:[\w'-]+ ){0,3}(?:questions?|questionnaires?|quiz|forms?)\b|send (?:us )?(?:an? )?(?:text|message|photo|video|e-?mail|form)\b)/;

/** Whom, or in which appointment, a prescriber assesses. */
const SEEING =
  '(?:see(?:ing)?|visit(?:ing)?|(?:speak|talk)(?:ing)? (?:to|with)|meet(?:ing)?|examin(?:e|ing)|consult(?:ing)?|com(?:e|ing) in|be(?:ing)? (?:seen|examined)|an? (?:[a-z-]+ )?(?:visit|appointment|consultation|examination|assessment|check-?up))';
const NEEDLESS = `(?:(?:there is |there's )?no need|(?:do|does|will) not (?:need|have)|(?:don|doesn|won)'t (?:need|have)|need not|needn't|no longer (?:need|have)|without)(?: (?:ever|even|first|having|needing|the need|to|for))* ${SEEING}(?: (?:(?:an?|the|your|our) [a-z]+|any(?:body|one)|somebody|someone|us|you|them|it|him|her))?|needs? no (?:[a-z]+ )?(?:visit|appointment|consultation|examination|assessment)|no (?:visit|appointment|consultation|examination|assessment)s?(?:(?: is| are)? (?:needed|necessary|required)|(?=[,:]))`;
const GETS = `(?:get|receive|obtain|order|buy|have|for) (?:[\\w'-]+ ){0,2}?${MEDICINES}|${MEDICINES} (?:(?:can|will|is|are|be|also) )*(?:posted|issued|sent|given|prescribed|supplied)|(?:we|he|she|they|(?:our|the) (?:${CLINICIAN}|team)s?) (?:(?:can|will|also|happily) )*(?:issue|supply|post|send)s?(?: [\\w'-]+){0,2}|(?:we|he|she|they|(?:our|the) (?:${CLINICIAN}|team)s?|(?!you\\b)[a-z]+(?= (?:can|will)\\b)) (?:(?:can|will|also|happily) )*(?:prescribes?|writes? (?:your|the|an?) (?:[a-z]+ )?prescriptions?)(?: [\\w'-]+){0,2}`;
/** The rest of a statement: 'you need no visit for nail clipping, but for sedation …' begins another one. */
const REST = '(?:(?!,? but\\b)[^.;])*?';
/** 'You can get a prescription without speaking to a doctor', 'no visit is needed for a prescription' */
const UNSEEN = new RegExp(
  `\\b(?:(?:${GETS})\\b${REST}\\b(?:${NEEDLESS})|(?:${NEEDLESS})\\b${REST}\\b(?:${GETS}))(?!\\w)`,
);
const NEEDLESS_WORDS = new RegExp(`\\b(?:${NEEDLESS})(?!\\w)`, 'g');
/** A pharmacist or nurse assesses the patient in place of the doctor: 'antibiotics without a GP appointment'. */
const BY_ANOTHER =
  /\b(?:pharmac(?:ists?|y)|nurses?|paramedics?|dentists?|optometrists?|midwi(?:fe|ves)|prescribers?)\b/;
const NOT_BY_DOCTOR = /\b(?:doctors?|gps?|hospitals?)\b/;

/** Medicines that somebody takes already, papers, glasses: 'a repeat prescription', 'a copy of your prescription'. */
const REPEATED =
  /\b(?:repeats?|refills?|already|again|regular|usual|existing|ongoing|long-term|current|next (?:box|pack|bottle|month)|more of|runs? (?:low|out)|last seen|cop(?:y|ies)|collect\w*|glasses|spectacles|lens(?:es)?|sight|frames|eyes?)\b|\b(?:ring|phone|telephone|call)\b.*\byour prescription\b/;
/** Somebody assesses the patient, or has done so before. */
const ASSESSING = new RegExp(
  `\\b(?:examined|examin(?:e|es|ation)|assess\\w*|once (?:we|our|the)|after (?:we|our|the|a|an|your)|(?<!\\b(?:be|is|are|get) )prescribed|reviews?|(?:(?:tele)?phone|video) (?:call|consultation|appointment)s?|(?:our|the|an?) (?:[a-z]+ )?${CLINICIAN}s? (?:[a-z]+ )?(?:reads?|checks?|looks?|decides?|calls?|rings?|speaks?|sees?|prescribes?|approves?|will|must|then))\\b`,
);

/** 'Our vets can prescribe without examining your dog' */
const PRESCRIBES = new RegExp(
  `\\b(?:our|the|an?) ${CLINICIAN}s? (?:(?:can|will|must|then) )?(?:prescribes?|issues?|posts?|sends?|writes?)\\b`,
);

/** Whether a sentence names an assessment, or a medicine that needs none now; words that deny the need for one do not count. */
function isAssessed(sentence: string): boolean {
  const rest = sentence.replace(NEEDLESS_WORDS, ' ');
  return REPEATED.test(rest) || ASSESSING.test(rest === sentence ? rest : rest.replace(PRESCRIBES, ' '));
}

/** 'We never prescribe without seeing your pet', 'our pharmacist can prescribe without a GP appointment' */
function isRefusedUnseen(sentence: string): boolean {
  const rest = sentence.replace(NEEDLESS_WORDS, ' ');
  return (
    /\b(?:not|never|cannot|nobody|nothing|none|no|nor|only|unless|illegal|unlawful|unsafe|against the law|wary|beware)\b|n't\b/.test(
      rest,
    ) ||
    (BY_ANOTHER.test(rest) && NOT_BY_DOCTOR.test(sentence))
  );
}

/** 'We also prescribe by video call', 'a prescription over WhatsApp' */
const BY_SCREEN =
  /\b(?:prescribes?|prescriptions?) (?:(?!not\b|never\b|only\b)[\w']+ ){0,3}?(?:by|over|via|through|after) (?:an? |the )?(?:video|phone|telephone|whatsapp|zoom|facetime|text message|e-?mail|online)(?: (?:call|chat|consultation|appointment|form|message))?\b/;
/** 'We never prescribe by video', 'after she has seen you in person' */
const IN_PERSON =
  /\b(?:not|never|nobody|cannot|no|without|only after|unless|illegal|face to face|(?<!without (?:an? )?(?:[a-z]+ )?)in person)\b|n't\b/;

/** 'Do I have to see a doctor for sleeping tablets?' 'No, they come by post.' */
const DENIAL = /^\W*(?:no|not at all|not here|never)\b/;

export const remoteOffers = (input: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(input.publicTexts).flatMap((text) => {
    const offer = remoteOfferIn(text, input);
    return offer ? [offerFinding({ text, span: offer }, isCosmetic(text, input))] : [];
  });

/** True if these words belong to a sentence that this rule reports. */
export function isOfferedRemotely({ text, span }: WordMatch, input: Pick<RuleInput, 'site' | 'lookups'>): boolean {
  const sentenceAt = (at: number) => sentenceSpanAt(text.text, at).start;
  const offer = remoteOfferIn(text, input);
  return offer !== undefined && sentenceAt(offer.at) === sentenceAt(span.at);
}

/**
 * Medicines for looks, which nobody may prescribe by video (GMC, guidance for doctors who offer cosmetic interventions,
 * paragraph 11; NMC, position statement on remote prescribing and non-surgical cosmetic medicinal products, 2025).
 */
const FOR_LOOKS = /\b(?:wrinkles?|frown\w*|(?:facial|fine) lines|crow's feet|botul\w*|botox|anti-?wrinkle|fillers?)\b/i;

function isCosmetic(text: PublicText, { site, lookups }: Pick<RuleInput, 'site' | 'lookups'>): boolean {
  const { name = '', description } = site.catalogue[treatmentOf(site, text) ?? ''] ?? {};
  return FOR_LOOKS.test(`${name} ${description?.source ?? ''} ${text.normal.text} ${lookups.questionOf(text)}`);
}

function remoteOfferIn(text: PublicText, input: Pick<RuleInput, 'site' | 'lookups'>): Span | undefined {
  const { lookups } = input;
  const answer = text.normal.text;
  const isAnswer =
    DENIAL.test(answer) && ASKS_WHETHER_SEEN.test(lookups.questionOf(text)) && SENT.test(answer) && !isAssessed(answer);
  const offers = isAnswer
    ? [offerIn(SENT, { text: answer, start: 0 })]
    : sentencesIn(answer).map((sentence) => remoteOffer(sentence, isCosmetic(text, input)));
  const first = offers.find((offer) => offer !== undefined);
  return first && text.normal.original(first.at, first.length);
}

/** The words of a sentence that offer a medicine after a message, or without anybody who sees the patient. */
function remoteOffer(sentence: SentenceSpan, isForLooks: boolean): Span | undefined {
  const byScreen =
    isForLooks && !sentence.text.endsWith('?') && !IN_PERSON.test(sentence.text)
      ? offerIn(BY_SCREEN, sentence)
      : undefined;
  if (byScreen) return byScreen;
  if (isAssessed(sentence.text) || isRefusedUnseen(sentence.text) || sentence.text.endsWith('?')) return undefined;
  const isMessage = ASKED.test(sentence.text) && OFFERED.test(sentence.text);
  return (isMessage ? offerIn(SENT, sentence) : undefined) ?? offerIn(UNSEEN, sentence);
}

function offerIn(pattern: RegExp, { text, start }: SentenceSpan): Span | undefined {
  const found = pattern.exec(text);
  return found ? { at: start + found.index, length: found[0].length } : undefined;
}

const offerFinding = (match: WordMatch, isForLooks: boolean): RuleFinding =>
  findingAt(
    match,
    `“${wordsAt(match)}” offers a prescription-only medicine to people whom no prescriber has ${isForLooks ? 'seen in person' : 'assessed'}.`,
    `Remove it, or state who ${isForLooks ? 'sees the patient in person' : 'assesses the patient'} before anything is prescribed.`,
  );
