import { proseOf } from '../about/prose.ts';
import { authoredAt, type PublicText } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const LEAD = 'pages./.0.lead';

export const contentMarkup: Rule = {
  name: 'content/markup',
  severity: 'error',
  checks:
    'No words hold markup that visitors would read as it stands: HTML, or a quotation or a link where none can be.',
  because:
    'A visitor would read “<b>”, “&amp;” or “{clinic.phone}”; such characters come in by copying from elsewhere.',
  source: 'docs/config.md, “Words”',
  examples: {
    bad: [
      { shows: 'HTML', values: { [LEAD]: 'An hour of <b>massage</b>.' } },
      { shows: 'the HTML name of a character', values: { [LEAD]: 'Neck &amp; back.' } },
      {
        shows: 'a quotation in the words of a button, which cannot quote',
        values: { 'navigation.book.label': 'Call {clinic.phone}' },
      },
      {
        shows: 'a link in the subject of a mail',
        values: { 'navigation.bar.0.to': 'email:About [massage](/treatments/massage)' },
      },
    ],
    good: [
      { shows: 'signs that are no markup', values: { [LEAD]: 'Fewer than < 5 people & more than 2 > 1.' } },
      { shows: 'a quotation where one can be', values: { [LEAD]: 'Call {clinic.phone}.' } },
    ],
  },
  find: ({ publicTexts }) =>
    proseOf(publicTexts).flatMap((publicText) => (publicText.kind === 'policy' ? [] : faultsOf(publicText))),
};

const NOT_HERE = 'Write the words themselves: this text cannot quote a fact or hold a link.';

const MARKUP: readonly { readonly pattern: RegExp; readonly help: string; readonly unquoted?: true }[] = [
  {
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi,
    help: 'Write the words alone; *one word* is stressed, and [our terms](/terms) links.',
  },
  { pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi, help: 'Write the character itself.' },
  { pattern: /\{[a-z][\w.-]*\}/gi, help: NOT_HERE, unquoted: true },
  { pattern: /\[[^[\]]+\]\([^()\s]+\)/g, help: NOT_HERE, unquoted: true },
];

const faultsOf = (publicText: PublicText): readonly RuleFinding[] =>
  MARKUP.flatMap(({ pattern, help, unquoted }) =>
    unquoted && publicText.quotes
      ? []
      : [...publicText.text.matchAll(pattern)].map((match) => ({
          message: `“${match[0]}” would be read as it stands.`,
          help,
          ...authoredAt(publicText, { at: match.index, length: match[0].length }),
        })),
  );
