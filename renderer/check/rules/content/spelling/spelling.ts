import { replacing } from '../../../../core/finding.ts';
import { listed } from '../../../../core/wording.ts';
import { TESS } from '../../example-values.ts';
import { authoredAt, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import type { Misspelling, Spelling } from './check-spelling.ts';
import type { OtherSpelling } from './other-spellings.ts';

const LEAD = 'pages./.0.lead';

export const spelling: Rule = {
  name: 'content/spelling',
  severity: 'warning',
  checks:
    'Every word is in the dictionary of British English, a name of the config, or a word in “spelling”. No word is repeated, spaces and quotation marks are right, and the name of a person or a brand has one spelling.',
  because: 'Visitors who see misspelt words doubt that the clinic works with care.',
  source: 'docs/config.md, “Spelling”',
  bad: {
    'two letters in the wrong order': { [LEAD]: 'One thing at a time, and no meida.' },
    'an American spelling': { [LEAD]: 'Calm rooms, in the color of sand.' },
    'a misspelt unit of a price': { 'catalogue.massage.price': '£60 per sesion' },
    'a misspelt name of a treatment': { [LEAD]: 'Before cuping, eat something.' },
    'a misspelt word in the description of an image': { 'images.dot.alt': 'A round dott' },
    'a word that is written twice': { [LEAD]: 'One thing at at a time.' },
    'two spaces': { [LEAD]: 'One thing  at a time.' },
    'a space before a comma': { [LEAD]: 'One thing at a time , and no phones.' },
    'a quotation without its end': { [LEAD]: 'A friend calls it “an hour off.' },
    'a name in two spellings': { [LEAD]: 'We use HydraTouch and Hydra Touch.' },
    'a wrong letter in the name of a person': {
      values: { 'people.tess': TESS, [LEAD]: 'Tess Smale answers your letters.' },
    },
    'a listed word that no text uses': { values: { spelling: ['gua'] } },
  },
  good: {
    'brackets, quotations, inches and lists': {
      [LEAD]:
        'One thing at a time (and no phones): “an hour off”, on a 32" mat. You see that that helps: a) rest, b) sleep.',
    },
    'names, possessives, accents and compounds': {
      [LEAD]: 'The clinic’s café-style room, in Headingley: well-being and/or naïve joy.',
    },
    'a listed word': { values: { spelling: ['gua'], [LEAD]: 'Gua with a smooth stone.' } },
    'a language without a dictionary': { 'clinic.language': 'de-DE', [LEAD]: 'Eine Stunde für den Rücken.' },
  },
  find: ({ spelling: { misspellings, otherSpellings, slips, unused }, site, earlier }) => [
    ...misspellings.map(ofMisspelling),
    ...otherSpellings.map(ofOtherSpelling),
    ...slips.map(ofSlip),
    // While the edit is being made that removes a name, other rules report what is left of it.
    ...unused
      .filter((index) => !namesOfLastBuild(earlier.build).has(site.spelling?.[index]?.toLowerCase() ?? ''))
      .map((index) => ({
        message: `No text uses “${site.spelling?.[index]}”.`,
        help: 'Remove the word.',
        path: ['spelling', index],
      })),
  ],
};

const namesOfLastBuild = ({ people, treatments }: RuleInput['earlier']['build']): ReadonlySet<string> =>
  new Set(Object.values({ ...treatments, ...people }).flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));

const ofMisspelling = ({ text, span, written, words, correction }: Misspelling): RuleFinding => ({
  message: `“${written}” is not in the dictionary.`,
  help: helpFor(words, correction),
  ...authoredAt(text, span),
  ...(correction === undefined ? {} : replacing(written, correction)),
});

function ofOtherSpelling({ word, second, usual }: OtherSpelling): RuleFinding {
  const { text, at, written } = word;
  const span = { at, length: (second ? second.at + second.written.length : at + written.length) - at };
  const found = textAt(text, span);
  return {
    message: `“${found}” is elsewhere written “${usual}”.`,
    help: `Write “${usual}”, or add it to “spelling” if both are right.`,
    ...authoredAt(text, span),
    ...replacing(found, usual),
  };
}

const ofSlip = ({ text, slip: { span, message, help, correction } }: Spelling['slips'][number]): RuleFinding => ({
  message,
  help,
  ...authoredAt(text, span),
  ...(correction === undefined
    ? {}
    : { replacement: { title: help.replace(/\.$/, ''), was: textAt(text, span), text: correction } }),
});

const LIST_IT = 'add it to “spelling” if it is right.';

function helpFor(words: readonly string[], correction: string | undefined): string {
  if (correction !== undefined) return `Write “${correction}”, or ${LIST_IT}`;
  const quoted = words.map((word) => `“${word}”`);
  if (quoted.length === 0) return `Correct it, or ${LIST_IT}`;
  return `Correct it, perhaps to ${listed(quoted, 'or')}, or ${LIST_IT}`;
}
