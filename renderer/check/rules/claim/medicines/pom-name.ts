import { groupBy } from '../../../../core/group-by.ts';
import { capitalised, listed } from '../../../../core/wording.ts';
import { sentenceSpanAt } from '../../../../facts/sentences.ts';
import { configPathOf } from '../../public-texts/index.ts';
import type { Rule } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, LEAVE_OUT, sentenceAround } from '../find-words.ts';
import { concernOf } from '../lexicon/concerns.ts';
import { ALL_MEDICINE_NAMES } from '../lexicon/medicines.ts';
import { insteadOf } from '../lexicon/other-medicines.ts';
import { placeNaming } from '../reach.ts';

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
    oncePerSentence(ALL_MEDICINE_NAMES.flatMap((lexicon) => findWords(input, lexicon))).map(([first, names]) => ({
      ...findingAt(
        first,
        `${placeNaming(first)} names ${listed(names.map((name) => `“${name}”`))}, ${names.length === 1 ? 'a prescription-only medicine' : 'prescription-only medicines'}.`,
        helpFor(first),
      ),
      // No reason can justify the name on a page that every visitor sees.
      unsuppressible: first.reach === 'entry',
    })),
};

/** Returns the first name in each sentence, and all names in it: “Malarone or doxycycline” is one offer. */
function oncePerSentence(all: readonly FoundWords[]): readonly (readonly [FoundWords, readonly string[]])[] {
  const byText = groupBy(all, ({ text }) => text);
  return [...byText.values()].flatMap((inText) => {
    const inOrder = inText.toSorted((a, b) => a.span.at - b.span.at);
    const sentences = groupBy(inOrder, ({ text, span }) => sentenceSpanAt(text.text, span.at).start);
    return [...sentences.values()].flatMap(([first, ...others]): [FoundWords, readonly string[]][] =>
      first ? [[first, [first, ...others].map(({ words }) => words)]] : [],
    );
  });
}

/** A class of medicines that a clinic must not offer either. */
const MEDICINE = /^an? (?:medicine|antibiotic|steroid|strong painkiller)\b/;
/** 'A consultation about hormones' does not fit into “we give …”. */
const CONCERN = /^an? (?:consultation|assessment|appointment)\b/;
/** A sentence that offers any medicine on prescription, under whatever name. */
const PRESCRIBES = /\b(?:we|our [a-z-]+|on (?:a )?private)\b[^.]*\bprescri/;
/** 'Pick up a tube for £12': no other words make the sale lawful. */
const SELLS =
  /£ ?\d|\b(?:buy|bought|order|pick up|take home|sells?|sold|stock|shop|at (?:the|our) (?:desk|counter|reception)|available (?:from|at|without))\b/;
const ARTICLE = /\b(?:an?|the) $/;
const FORM =
  /^ (?:(?:eye|ear|nasal|skin|nose) )?(?:injections?|jabs?|shots?|pens?|drops|creams?|ointments?|gels?|tablets?|pills?|capsules?|sprays?|patch(?:es)?)\b/;

/** Names the part of the body that a medicine without a known concern is for, if its name or its sentence does. */
const partIn = (words: string): string => {
  const [, part] = /\b(eye|ear)s?\b/.exec(words) ?? [];
  return part === undefined ? 'the complaint' : `the ${part}s`;
};

/** The name of a treatment, a category or an offer, beside which a price and a booking button are shown. */
const isNameOfItem = ({ text }: FoundWords): boolean =>
  /^(?:catalogue|programmes|categories|offers)\..*\b(?:name|title)$/.test(configPathOf(text).join('.'));

function helpFor(found: FoundWords): string {
  const { words, reach, text } = found;
  if (text.kind === 'testimonial') return LEAVE_OUT;
  const instead = insteadOf(words);
  const all = text.text.toLowerCase();
  const { sentence, before, after } = sentenceAround(found, all);
  const [article = ''] = ARTICLE.exec(before) ?? [];
  const [form = ''] = FORM.exec(after) ?? [];
  const isConcern = instead !== undefined && CONCERN.test(instead);
  const known = isConcern ? instead : concernOf(instead ?? '', all);
  const concern = known ?? `a consultation about ${partIn(`${instead} ${sentence}`)}`;
  if (isNameOfItem(found)) {
    const other = instead === undefined ? WRINKLES : MEDICINE.test(instead) ? concern : (known ?? instead);
    return `Choose a name without the medicine, such as “${capitalised(other.replace(/^an? /, ''))}”.`;
  }
  if (instead !== undefined && SELLS.test(sentence))
    return `Remove the offer: in an appointment, a prescriber decides whether a patient needs the medicine.${known === undefined ? '' : ` Name that instead: “${known}”.`}`;
  const name = form === '' ? 'the name' : `“${article}${words}${form}”`;
  const ifBalanced =
    '; or, if it is part of balanced information without a price, image or booking button nearby, accept it for that reason.';
  if (instead === undefined)
    return reach === 'entry'
      ? `Name the concern instead: “${WRINKLES}”, “for excessive sweating”.`
      : `Remove the name${ifBalanced}`;
  const isPrescribed = PRESCRIBES.test(sentence);
  const isOffer = MEDICINE.test(instead) || isPrescribed || isConcern;
  const advice = isOffer
    ? `Remove the offer, and name the concern instead: “${concern}”`
    : `Write “${instead}” instead of ${name}`;
  if (reach !== 'entry') return `${advice}${ifBalanced}`;
  // A form, or a prescriber, makes an offer of the general words too.
  const ifNoOffer =
    MEDICINE.test(instead) && form === '' && !isPrescribed ? ` If the sentence only informs, write “${instead}”.` : '';
  return `${advice}.${ifNoOffer}`;
}

const WRINKLES = 'a consultation for lines and wrinkles';
