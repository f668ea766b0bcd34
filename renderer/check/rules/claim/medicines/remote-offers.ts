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
import {
  ASKED,
  ASKS_WHETHER_SEEN,
  BY_SCREEN,
  IN_PERSON,
  isAssessed,
  isRefusedUnseen,
  OFFERED,
  SENT,
  UNSEEN,
} from '../lexicon/remote-medicines.ts';
import { treatmentOf } from './medicine.ts';

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
