import type { Rule } from '../rule.ts';
import { type FoundWords, findingAt, findWords, LEAVE_OUT, placeNaming } from './find-words.ts';
import { concernOf } from './lexicon/concerns.ts';
import { ALL_MEDICINE_NAMES } from './lexicon/medicines.ts';
import { insteadOf } from './lexicon/named-medicines.ts';

export const pomName: Rule = {
  name: 'claim/pom-name',
  severity: 'warning',
  checks:
    'Texts, titles, addresses, short links and descriptions of images name no prescription-only medicine that the clinic uses, offers or recommends.',
  because:
    'Advertising such a medicine leads people to ask for it without medical advice, and a clinic’s whole site counts as advertising.',
  source:
    'Human Medicines Regulations 2012, reg 284; CAP code 12.12; https://www.asa.org.uk/news/botox-and-other-poms.html (tolerates balanced information on other pages, but not small print on a home page)',
  bad: {
    'a brand on the home page': { 'pages./.0.lead': 'Massage, and Botox on Fridays.' },
    'a brand in a short link': { 'booking.botox_friday': 'https://book.example/friday' },
    'a disguised spelling that evades filters': { 'clinic.tagline': 'B*tox and more' },
    'an antibiotic that a clinic prescribes': { 'pages./.0.lead': 'If your dog needs it, we prescribe amoxicillin.' },
    'a local anaesthetic': { 'pages./.0.lead': 'We numb the foot with mepivacaine.' },
  },
  good: {
    'the concern instead of the medicine': { 'pages./.0.lead': 'A consultation for lines and wrinkles.' },
    'other words with the same ending': { 'pages./.0.lead': 'No detox, and no talk of toxins.' },
    'a medicine that visitors take already': { 'pages./.0.lead': 'Tell us if you take warfarin.' },
    'a medicine that chemists sell': { 'pages./.0.lead': 'Paracetamol from the chemist is enough.' },
  },
  find: (input) =>
    ALL_MEDICINE_NAMES.flatMap((lexicon) => findWords(input, lexicon, ['entry', 'inner', 'policy'])).map((found) => ({
      ...findingAt(
        found,
        `${placeNaming(found)} names “${found.words}”, a prescription-only medicine.`,
        helpFor(found),
      ),
      // No reason can justify the name on a page that every visitor sees.
      unsuppressible: found.reach === 'entry',
    })),
};

/** A class of medicines that a clinic must not offer either. */
const MEDICINE = /^an? (?:medicine|antibiotic|steroid|strong painkiller)\b/;

function helpFor({ words, reach, text }: FoundWords): string {
  if (text.kind === 'testimonial') return LEAVE_OUT;
  const instead = insteadOf(words);
  if (reach !== 'entry')
    return `${instead === undefined ? 'Remove the name' : `Write “${instead}” instead of the name`}; or, if it is part of balanced information without a price, image or booking button nearby, accept it for that reason.`;
  if (instead === undefined)
    return 'Name the concern instead: “a consultation for lines and wrinkles”, “for excessive sweating”.';
  return MEDICINE.test(instead)
    ? `Remove the offer, and name the concern instead: “${concernOf(instead, text.text.toLowerCase()) ?? 'a consultation about the complaint'}”. If the sentence only informs, write “${instead}”.`
    : `Write “${instead}” instead of the name.`;
}
