/** Words of clients that are written as text: '“I sleep again.” – Helen, 52', 'as Karen told us: “…”'. */
import { proseOf } from '../about/prose.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt } from './find-words.ts';

const QUOTE = '[“"][^”"]{3,300}[”"]';
const NAME = "\\p{Lu}[\\p{Ll}’']+(?: \\p{Lu}[\\p{L}’']*\\.?)?";
const CLIENT =
  '(?:(?:[Oo]ne|[Aa]nother|[Aa]|[Oo]ur|[Oo]ne of our|a happy|a former) (?:[a-z-]+ )?(?:patient|client|customer|owner|runner|mother|father|visitor|guest|bride)s?)';
const SPEAKER = `(?:${NAME}|${CLIENT})`;
const SAYS =
  '(?:says?|said|writes?|wrote|told|tells|reports?|reported|raves?|raved|adds?|added|smiles?|laughs?|remembers?|recalls?|put it|puts it)';

const PATTERNS: readonly RegExp[] = [
  // '“…” – Helen, 52', '“…” (Sophie, Scarborough)'
  `${QUOTE} ?(?:[–—-] ?|\\()${NAME}(?:,? (?:aged )?\\d\\d\\b|, \\p{Lu}\\p{L}+|\\)|$|[.,])`,
  // '“…,” says Tom', '“…,” Peter from Windermere told the paper'
  `${QUOTE},? (?:${SAYS} ${SPEAKER}|${SPEAKER}(?: (?:from|of) [^.]{2,30})? ${SAYS})`,
  // 'As Karen told us: “…”', 'Mark, 44, writes: “…”'
  `${SPEAKER}(?:,? (?:aged )?\\d\\d,?)?(?: (?:from|of) [^.:“"]{2,30})? ${SAYS}(?: (?:us|me|[a-z]+)){0,2}[:,] ${QUOTE}`,
  // 'Mrs Todd says that the plan changed her life.'
  `(?:(?:Mr|Mrs|Ms|Miss) )${NAME}(?: (?:from|of) [^.:]{2,30})? ${SAYS} that\\b[^.]*\\b(?:her|his|their|she|he|they|I)\\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Words without an experience of the speaker: '“How long will it take?” many people ask' */
const QUESTION_ONLY = /[“"][^”"]*\?[”"]/;

/** Reports quotations of clients outside `testimonials`, which records their source and the consent. */
export const typedTestimonials = ({ publicTexts, site: { people } }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, text }) => kind !== 'testimonial' && kind !== 'journal' && /[“"]| that /.test(text))
    .flatMap((text) =>
      PATTERNS.flatMap((pattern) => [...text.text.matchAll(pattern)].slice(0, 1))
        .filter(({ 0: words }) => !QUESTION_ONLY.test(words) && !isOfTeam(words, people))
        .slice(0, 1)
        .map(({ 0: words, index }) =>
          findingAt(
            { text, span: { at: index, length: words.length } },
            `“${shortened(words)}” quotes a client, but no source, date and consent are recorded.`,
            'Add the words to “testimonials” with their source, date and consent, and show them in a section, or remove them.',
          ),
        ),
    );

/** The words of a person who works for the clinic are no review. */
const isOfTeam = (words: string, people: RuleInput['site']['people']): boolean => {
  const outside = words.replace(/[“"][^”"]*[”"]/g, '');
  return Object.values(people).some(({ name }) =>
    name
      .split(' ')
      .some((part) => part.length > 2 && new RegExp(`\\b${part.replace(/[^\p{L}-]/gu, '.')}\\b`, 'u').test(outside)),
  );
};

const MAX_SHOWN = 60;
const shortened = (words: string): string => (words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words);
