import type { Control } from '../../../html/extract.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const WORD = /[\p{L}\p{N}]/u;
/** The text that the site adds to the name of a link that opens in a new tab. */
const ADDED = /\s*\(opens in a new tab\)$/;

export const name: Rule = {
  name: 'a11y/name',
  severity: 'error',
  checks: 'Every link, button, frame and informative drawing has a name that contains a letter or digit.',
  because: 'Screen readers announce the address of a link without a name, and only “button” for a button.',
  source: 'WCAG 2.2, success criteria 2.4.4 and 4.1.2',
  bad: {
    'a button with only an arrow': { 'navigation.book.label': '→' },
    'a link with only a symbol': { 'pages./.1.questions.0.answer': 'See massage [»](/treatments/massage).' },
  },
  good: {
    'an arrow after words': { 'navigation.book.label': 'Book →' },
    'a name of digits': { 'navigation.book.label': '24/7' },
  },
  find: (input) =>
    input.pages.flatMap(({ controls, route, own }) =>
      controls
        .filter((control) => !WORD.test(ownName(control)))
        .map((control): RuleFinding => {
          const words = ownName(control);
          return {
            message:
              words === ''
                ? `${kindOf(control)} has no name.`
                : `${kindOf(control)} is called “${words}”, which contains no letter or digit.`,
            help: 'Describe in words where it links to or what it does.',
            page: route,
            ...(words === ''
              ? input.links.authored.locateLinkOn(own, control.href ?? '')
              : input.links.authored.locateWords(own, words)),
          };
        }),
    ),
};

const ownName = ({ name: given }: Control): string => given.replace(ADDED, '');

const KINDS: Readonly<Record<string, string>> = { a: 'A link', iframe: 'A frame', svg: 'A drawing' };

const kindOf = ({ element, href }: Control): string =>
  `${KINDS[element] ?? 'A control'}${href === undefined ? '' : ` to “${href}”`}`;
