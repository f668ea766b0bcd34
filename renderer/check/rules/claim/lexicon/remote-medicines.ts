/** Words about prescription-only medicines that come after a message, or without anybody who assesses the patient. */

const MEDICINES =
  '(?:antibiotics?|sedation|sedatives?|steroids?|opioids?|prescriptions?(?! (?:food|diets?|lens|glasses|sunglasses|goggles|insoles|charges?|fees?|forms?)\\b)|prescription (?:medicines?|medication|tablets?|creams?)|(?:sleeping|anxiety|weight[ -]loss|blood pressure|pain) (?:tablets?|pills?|injections?|medicines?|medication)|antidepressants?)';
const CLINICIAN = '(?:vet|doctor|gp|prescriber|nurse|pharmacist|dentist|clinician)';

/** 'Do I need to see a vet to get sedation?' */
export const ASKS_WHETHER_SEEN = new RegExp(
  `\\b(?:need|have|must i|should i|necessary)\\b(?: to)? (?:see|visit|speak to|talk to|be (?:seen|examined) by|ask|come in to see) (?:an?|the|your) ${CLINICIAN}\\b.*\\b${MEDICINES}\\b`,
);

/** 'The paste comes by post', 'he puts them in the post', 'we post the medicine', 'we will prescribe' */
export const SENT =
  /\b(?:(?:your|the|a) [a-z]+ (?:is|are|will be) (?:on its way |off )?in the (?:next |first )?post|(?:comes?|arrives?|goes|go|sends?|sent|posts?|posted|put|puts|delivers?|delivered) (?:[\w']+ ){0,4}(?:(?:by|in the|with the) (?:next |first )?(?:post|courier|mail)|to your (?:door|home|yard))|(?:we|he|she|they) (?:will )?posts? (?:it|them|the [a-z]+)(?: out)? to you|(?:we|he|she|they) (?:will |can )?(?:post|send|email)s? (?:out )?(?:the|your|an?) (?:medicines?|medication|drops|tablets|prescription|antibiotics)|(?:we|he|she|they) (?:will|can) prescribe)\b/;
export const OFFERED = new RegExp(`\\b(?:${MEDICINES}|prescribe|(?:post|send)s? the (?:medicines?|medication))\\b`);
/** 'Tell Ann on the telephone what is wrong', 'answer a few questions online': the patient or owner asks from afar. */
export const ASKED =
  /(?:^|[,;:.] |\b(?:just|simply|please|and|or|then) )(?:tell (?:us|[\w]+) (?:on|by|over)\b|text\b|message\b|e-?mail\b|ring\b|phone\b|telephone\b|call\b|whatsapp\b|fill in\b|(?:answer|complete) (?:[\w'-]+ ){0,3}(?:questions?|questionnaires?|quiz|forms?)\b|send (?:us )?(?:an? )?(?:text|message|photo|video|e-?mail|form)\b)/;

/** Whom, or in which appointment, a prescriber assesses. */
const SEEING =
  '(?:see(?:ing)?|visit(?:ing)?|(?:speak|talk)(?:ing)? (?:to|with)|meet(?:ing)?|examin(?:e|ing)|consult(?:ing)?|com(?:e|ing) in|be(?:ing)? (?:seen|examined)|an? (?:[a-z-]+ )?(?:visit|appointment|consultation|examination|assessment|check-?up))';
const NEEDLESS = `(?:(?:there is |there's )?no need|(?:do|does|will) not (?:need|have)|(?:don|doesn|won)'t (?:need|have)|need not|needn't|no longer (?:need|have)|without)(?: (?:ever|even|first|having|needing|the need|to|for))* ${SEEING}(?: (?:(?:an?|the|your|our) [a-z]+|any(?:body|one)|somebody|someone|us|you|them|it|him|her))?|needs? no (?:[a-z]+ )?(?:visit|appointment|consultation|examination|assessment)|no (?:visit|appointment|consultation|examination|assessment)s?(?:(?: is| are)? (?:needed|necessary|required)|(?=[,:]))`;
const GETS = `(?:get|receive|obtain|order|buy|have|for) (?:[\\w'-]+ ){0,2}?${MEDICINES}|${MEDICINES} (?:(?:can|will|is|are|be|also) )*(?:posted|issued|sent|given|prescribed|supplied)|(?:we|he|she|they|(?:our|the) (?:${CLINICIAN}|team)s?) (?:(?:can|will|also|happily) )*(?:issue|supply|post|send)s?(?: [\\w'-]+){0,2}|(?:we|he|she|they|(?:our|the) (?:${CLINICIAN}|team)s?|(?!you\\b)[a-z]+(?= (?:can|will)\\b)) (?:(?:can|will|also|happily) )*(?:prescribes?|writes? (?:your|the|an?) (?:[a-z]+ )?prescriptions?)(?: [\\w'-]+){0,2}`;
/** The rest of a statement: 'you need no visit for nail clipping, but for sedation …' begins another one. */
const REST = '(?:(?!,? but\\b)[^.;])*?';
/** 'You can get a prescription without speaking to a doctor', 'no visit is needed for a prescription' */
export const UNSEEN = new RegExp(
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
export function isAssessed(sentence: string): boolean {
  const rest = sentence.replace(NEEDLESS_WORDS, ' ');
  return REPEATED.test(rest) || ASSESSING.test(rest === sentence ? rest : rest.replace(PRESCRIBES, ' '));
}

/** 'We never prescribe without seeing your pet', 'our pharmacist can prescribe without a GP appointment' */
export function isRefusedUnseen(sentence: string): boolean {
  const rest = sentence.replace(NEEDLESS_WORDS, ' ');
  return (
    /\b(?:not|never|cannot|nobody|nothing|none|no|nor|only|unless|illegal|unlawful|unsafe|against the law|wary|beware)\b|n't\b/.test(
      rest,
    ) ||
    (BY_ANOTHER.test(rest) && NOT_BY_DOCTOR.test(sentence))
  );
}

/** 'We also prescribe by video call', 'a prescription over WhatsApp' */
export const BY_SCREEN =
  /\b(?:prescribes?|prescriptions?) (?:(?!not\b|never\b|only\b)[\w']+ ){0,3}?(?:by|over|via|through|after) (?:an? |the )?(?:video|phone|telephone|whatsapp|zoom|facetime|text message|e-?mail|online)(?: (?:call|chat|consultation|appointment|form|message))?\b/;
/** 'We never prescribe by video', 'after she has seen you in person' */
export const IN_PERSON =
  /\b(?:not|never|nobody|cannot|no|without|only after|unless|illegal|face to face|(?<!without (?:an? )?(?:[a-z]+ )?)in person)\b|n't\b/;
