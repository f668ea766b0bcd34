import { type Placeholder, placeholdersIn } from '../../../facts/placeholders.ts';
import { stringsIn } from '../config-strings.ts';
import { ANSWER } from '../example-values.ts';
import { authoredAt, isAuthored } from '../public-texts/index.ts';
import { type Rule, type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';

export const placeholder: Rule = {
  name: 'release/placeholder',
  severity: 'error',
  warnsIf: 'it is filler text, which is reported before the release too.',
  inRelease: 'error',
  checks:
    'With --release: every address, telephone number and register number can be real. No text is filler, such as “Lorem ipsum”.',
  because:
    'Visitors who use a made-up address or number reach nobody, and filler text looks like a site that is not finished.',
  source:
    'RFC 2606; RFC 6761; Ofcom, “Telephone numbers for use in TV and radio drama programmes”; docs/config.md, “Stand-ins and exceptions”',
  bad: {
    'an address under a name that is reserved for examples': {
      values: { 'booking.visit': 'https://book.example/visit' },
      release: true,
    },
    'an e-mail address under a name that is reserved for tests': {
      values: { [ANSWER]: 'Write to hello@practice.test.' },
      release: true,
    },
    'a telephone number that is reserved for films': { values: { 'clinic.phone': '020 7946 0999' }, release: true },
    'a map without a place': { values: { 'clinic.mapUrl': 'https://maps.google.com/' }, release: true },
    'filler text': { [ANSWER]: 'Lorem ipsum dolor sit amet.' },
    'a company number of zeros': { values: { 'clinic.legal.number': '000000' }, release: true },
  },
  good: { 'the same address before the release': { 'booking.visit': 'https://book.example/visit' } },
  find: ({ plainConfig, publicTexts }) => [
    ...stringsIn(plainConfig).flatMap(({ text, path }) =>
      placeholdersIn(text)
        .slice(0, 1)
        .map((found) => ({ ...words(found), path, span: { at: found.at, length: found.text.length } })),
    ),
    ...inFiles(publicTexts),
  ],
};

/** A quoted fact is a finding where the config states it. */
const inFiles = ({ authored }: RuleInput['publicTexts']): readonly RuleFinding[] =>
  authored
    .filter(({ source }) => source.from === 'file')
    .flatMap((publicText) =>
      placeholdersIn(publicText.text)
        .map((found) => ({ found, span: { at: found.at, length: found.text.length } }))
        .filter(({ span }) => isAuthored(publicText, span))
        .map(({ found, span }) => ({ ...words(found), ...authoredAt(publicText, span) })),
    );

const words = ({ kind, text, reason }: Placeholder): Pick<RuleFinding, 'message' | 'help' | 'severity'> => ({
  message: `“${text}” ${reason}`,
  help: `Write the real ${kind}, or mark the value with standIn(…) until it is known.`,
  ...warningUnless(kind !== 'text'),
});
