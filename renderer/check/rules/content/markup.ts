import { HTML_TAGS, isLineBreak, withoutTags } from '../../../facts/html-tags.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, configPathOf, type PublicText } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const LEAD = 'pages./.0.lead';

export const contentMarkup: Rule = {
  name: 'content/markup',
  severity: 'error',
  checks:
    'Text contains no HTML and no damaged characters, and contains quotations and links only in fields that support them.',
  because:
    'Otherwise visitors see characters such as “<b>”, “&amp;” or “{clinic.phone}”, which often come from copying.',
  source: 'docs/config.md, “Text”',
  bad: {
    HTML: { [LEAD]: 'An hour of <b>massage</b>.' },
    'two asterisks on each side': { [LEAD]: 'You are **never** hurried.' },
    'emphasis with underscores': { [LEAD]: 'You are _never_ hurried.' },
    'an address of a page without a link': { [LEAD]: 'For prices, see /treatments/massage.' },
    'a bullet that was pasted from a document': { [LEAD]: '• Slow strokes with warm oil' },
    'a line break with the wrong slash': { [LEAD]: 'Massage/nAn hour of it.' },
    'an HTML entity': { [LEAD]: 'Neck &amp; back.' },
    'an apostrophe that was read in another encoding': { [LEAD]: 'The clinicâ€™s hours.' },
    'a quotation in a heading, which cannot quote facts': { 'navigation.contactHeading': 'Call {clinic.phone}' },
    'a link in the subject of an e-mail': { 'navigation.bar.0.to': 'email:About [massage](/treatments/massage)' },
  },
  good: {
    'signs that are not markup': { [LEAD]: 'Fewer than < 5 people & more than 2 > 1.' },
    'one asterisk on each side, and one alone': { [LEAD]: 'You are *never* hurried. * On weekdays only.' },
    'a quotation in a field that supports it': { [LEAD]: 'Call {clinic.phone}.' },
    'a quotation in the label of a button': { 'navigation.book.label': 'Call {clinic.phone}' },
  },
  find: ({ publicTexts, plan }) => {
    const routes = new Set(plan.pages.map(({ route }) => route));
    return proseOf(publicTexts).flatMap((publicText) =>
      publicText.kind === 'policy'
        ? markupIn(publicText, [DAMAGED])
        : [...markupIn(publicText, [DAMAGED, ...MARKUP]), ...bareAddresses(publicText, routes)],
    );
  },
};

/** Reports '/prices' in a text, if it is the address of a page: visitors cannot click it. */
const bareAddresses = (publicText: PublicText, routes: ReadonlySet<string>): readonly RuleFinding[] =>
  [...publicText.text.matchAll(/(?<![^\s(])\/[a-z][\w-]*(?:\/[\w-]+)*(?=[\s).,;:!?]|$)/g)].flatMap(
    ({ 0: address, index }) =>
      routes.has(address)
        ? {
            message: `Visitors would see “${address}” as text, and could not click it.`,
            help: helpForAddress(publicText, address),
            ...authoredAt(publicText, { at: index, length: address.length }),
          }
        : [],
  );

function helpForAddress(publicText: PublicText, address: string): string {
  if (configPathOf(publicText).at(-1) === 'label') return 'Write the words that visitors click.';
  return publicText.quotes ? `Write “[the words of the link](${address})”.` : PLAIN_TEXT_ONLY;
}

const PLAIN_TEXT_ONLY = 'Write the words themselves: this text cannot quote facts or contain links.';

interface Markup {
  readonly pattern: RegExp;
  readonly help: string | ((found: string) => string);
  readonly unquoted?: true;
}

/** Bytes of UTF-8 that were read as Windows-1252, such as 'â€™' for '’', and characters that were lost. */
const DAMAGED: Markup = {
  pattern: /\uFFFD+|â€.?|Â(?=[£©®°·«»\u00a0 ])|Ã[\u0080-\u00bf]/gu,
  help: 'This character was damaged by an editor that used another encoding than UTF-8: write it again.',
};

const MARKUP: readonly Markup[] = [
  { pattern: HTML_TAGS, help: htmlHelp },
  // Inside one pair of asterisks, which are emphasis, a second one remains.
  { pattern: /(?<![\w*])\*(?=\S)[^*\n]+(?<=\S)\*(?![\w*])/g, help: 'Write one asterisk on each side: *one word*.' },
  { pattern: /(?<!\w)(_{1,2})(?=[^\s_])[^_\n]+(?<=\S)\1(?!\w)/g, help: 'Write *one word* for emphasis.' },
  {
    pattern: /^\s*[•▪◦‣●■·](?=\s)/gu,
    help: 'Remove it. If these are the points of a list, write each as a text of its own.',
  },
  { pattern: /(?<=\p{Ll})\/n(?=\p{Lu})/gu, help: 'Write “\\n” for a line break.' },
  { pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi, help: 'Write the character itself.' },
  { pattern: /\{[a-z][\w.-]*\}/gi, help: PLAIN_TEXT_ONLY, unquoted: true },
  { pattern: /\[[^[\]]+\]\([^()\s]+\)/g, help: PLAIN_TEXT_ONLY, unquoted: true },
];

function htmlHelp(found: string): string {
  if (isLineBreak(found)) return 'Remove it: this text is one paragraph. Begin a new sentence instead.';
  const meant = withoutTags(found, { strong: '*' });
  return meant === undefined
    ? 'Remove the HTML. Write *one word* for emphasis, and [our terms](/terms) for a link.'
    : `Write “${meant}”.`;
}

const markupIn = (publicText: PublicText, markup: readonly Markup[]): readonly RuleFinding[] =>
  markup.flatMap(({ pattern, help, unquoted }) =>
    unquoted && publicText.quotes
      ? []
      : [...publicText.text.matchAll(pattern)].map((match) => ({
          message: `Visitors would see “${match[0]}” as text.`,
          help: typeof help === 'string' ? help : help(match[0]),
          ...authoredAt(publicText, { at: match.index, length: match[0].length }),
        })),
  );
