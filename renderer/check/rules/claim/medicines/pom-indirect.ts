import { sentenceSpanAt } from '../../../../facts/sentences.ts';
import { isRefusedNext } from '../../about/bare-refusal.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWordsOfAny, LEAVE_OUT } from '../find-words.ts';
import { concernOf } from '../lexicon/concerns.ts';
import { hintsAt } from '../lexicon/medicines.ts';
import { locationOf } from '../reach.ts';
import { medicinesIn } from './medicine.ts';
import { offeredInAnswers } from './offered-in-answers.ts';
import { isOfferedRemotely } from './remote-offers.ts';

export const pomIndirect: Rule = {
  name: 'claim/pom-indirect',
  severity: 'warning',
  checks:
    'Texts avoid phrases that mean a prescription-only medicine, such as “anti-wrinkle injections” and “weight-loss jab”.',
  because: 'Everybody understands such a phrase as the medicine, so it advertises the medicine just as the name does.',
  source:
    'CAP code 12.12; https://www.asa.org.uk/news/cosmetic-interventions-and-the-cap-code.html; ASA G24-1253503 Valterous Ltd; https://www.asa.org.uk/advice-online/weight-control-pills-medicines-and-patches.html',
  bad: {
    'the purpose of the injections': { 'pages./.0.lead': 'Massage and anti-wrinkle injections.' },
    '“areas” in a sentence about wrinkles': {
      'catalogue.massage.prescriptionOnly': true,
      'pages./.0.lead': 'Wrinkles softened in three areas.',
    },
    'injections for weight loss': { 'pages./.0.lead': 'Ask our nutritionist about weight-loss injections.' },
  },
  good: {
    'a cosmetic product': { 'pages./.0.lead': 'We sell no anti-wrinkle cream.' },
    'areas that are not on the face': {
      'catalogue.massage.prescriptionOnly': true,
      'pages./.0.lead': 'Massage of two areas: neck and back.',
    },
    'injections that visitors use already': { 'pages./.0.lead': 'Tell us if you use weight-loss injections.' },
    'relaxation of muscles by hand': { 'pages./.0.lead': 'An hour of muscle relaxation.' },
  },
  find: (input) => [
    // 'Do you offer anti-wrinkle injections? No.' 'Hospitals give weight-loss injections. We do not.' Terms may have to say
    // 'prescribed treatment'.
    ...findWordsOfAny(input, hintsAt(input.site))
      .filter(
        (found) =>
          found.reach !== 'policy' &&
          !input.lookups.isDeniedByAnswer(found.text) &&
          !isRefusedNext(found.text, found.span) &&
          !isOfferedRemotely(found, input),
      )
      .map((found) =>
        findingAt(
          found,
          `“${found.words}” ${locationOf(found)} means a prescription-only medicine.`,
          helpFor(found, input.lookups.questionOf(found.text)),
        ),
      ),
    ...offeredInAnswers(input).map((found) =>
      findingAt(
        found,
        `“${found.words}” ${locationOf(found)} offers “${found.medicine}” from the question, which means a prescription-only medicine.`,
        helpFor({ ...found, words: found.medicine }, ''),
      ),
    ),
    ...offersByWrinkle(input),
  ],
};

/** 'Name the concern instead: “a consultation about the menopause”.', if “HRT” was found */
function helpFor({ words, text, span }: Pick<FoundWords, 'words' | 'text' | 'span'>, question: string): string {
  if (text.kind === 'testimonial') return LEAVE_OUT;
  const all = text.text.toLowerCase();
  const concern = concernOf(words.toLowerCase(), sentenceSpanAt(all, span.at).text, question, all);
  return concern === undefined
    ? 'Name the concern that brings people to you, and not the medicine: “a consultation about …”.'
    : `Name the concern instead: “${concern}”.`;
}

const WRINKLES = 'Name the concern instead, such as “a consultation about lines and wrinkles”.';

/** Reports offers that include such a medicine and are named after its effect. */
const offersByWrinkle = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.offers).flatMap(([key, offer]) => {
    const word = /\bwrinkles?\b[^\n]*/i.exec(offer.name);
    return word && medicinesIn(site, offer).length > 0
      ? {
          message: `“${word[0]}” names an offer that includes a prescription-only medicine after the medicine’s effect.`,
          help: WRINKLES,
          path: ['offers', key, 'name'],
          span: { at: word.index, length: word[0].length },
        }
      : [];
  });
