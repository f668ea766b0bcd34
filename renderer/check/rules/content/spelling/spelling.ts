import { replacing } from '../../../../core/finding.ts';
import { authoredAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding } from '../../rule.ts';
import type { Misspelling } from './check-spelling.ts';

const LEAD = 'pages./.0.lead';

export const spelling: Rule = {
  name: 'content/spelling',
  severity: 'warning',
  checks: 'Every word is in the dictionary of British English, a name of the config, or a word in “spelling”.',
  because: 'Visitors who see a misspelt word doubt the care that the clinic takes.',
  source: 'docs/config.md, “Spelling”',
  bad: {
    'two letters in the wrong order': { [LEAD]: 'One thing at a time, and no meida.' },
    'an American spelling': { [LEAD]: 'Calm rooms, in the color of sand.' },
    'a misspelt name of a treatment': { [LEAD]: 'Before cuping, eat something.' },
    'a misspelt word in the description of an image': { 'images.dot.alt': 'A round dott' },
    'a listed word that no text uses': { values: { spelling: ['gua'] } },
  },
  good: {
    'names, possessives, accents and compounds': {
      [LEAD]: 'The clinic’s café-style room, in Headingley: well-being and/or naïve joy.',
    },
    'a listed word': { values: { spelling: ['gua'], [LEAD]: 'Gua with a smooth stone.' } },
    'a language without a dictionary': { 'clinic.language': 'de-DE', [LEAD]: 'Eine Stunde für den Rücken.' },
  },
  find: ({ spelling: { misspellings, unused }, site }) => [
    ...misspellings.map(findingOf),
    ...unused.map((index) => ({
      message: `No text uses “${site.spelling?.[index]}”.`,
      help: 'Remove the word.',
      path: ['spelling', index],
    })),
  ],
};

const findingOf = ({ text, span, written, words, correction }: Misspelling): RuleFinding => ({
  message: `“${written}” is not in the dictionary.`,
  help: helpFor(words, correction),
  ...authoredAt(text, span),
  ...(correction === undefined ? {} : replacing(written, correction)),
});

const LIST_IT = 'add it to “spelling” if it is right.';

function helpFor(words: readonly string[], correction: string | undefined): string {
  if (correction !== undefined) return `Write “${correction}”, or ${LIST_IT}`;
  const quoted = words.map((word) => `“${word}”`);
  if (quoted.length === 0) return `Correct it, or ${LIST_IT}`;
  return `Correct it, perhaps to ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`}, or ${LIST_IT}`;
}
