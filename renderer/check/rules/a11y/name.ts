import type { Control } from '../../../html/extract.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const WORD = /[\p{L}\p{N}]/u;
/** What the generator adds to the name of a link that opens beside the page. */
const ADDED = /\s*\(opens in a new tab\)$/;

export const name: Rule = {
  name: 'a11y/name',
  severity: 'error',
  checks: 'Every link, button, frame and drawing that stands for something has a name of words.',
  because: 'A screen reader calls a link without words by its address, and a button without words “button”.',
  source: 'WCAG 2.2, success criteria 2.4.4 and 4.1.2',
  examples: {
    bad: [
      { shows: 'a button that is only an arrow', values: { 'navigation.book.label': '→' } },
      {
        shows: 'a link in a text that is only a sign',
        values: { 'pages./.1.questions.0.answer': 'See massage [»](/treatments/massage).' },
      },
    ],
    good: [
      { shows: 'an arrow after words', values: { 'navigation.book.label': 'Book →' } },
      { shows: 'a name of figures', values: { 'navigation.book.label': '24/7' } },
    ],
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
                : `${kindOf(control)} is called “${words}”, which holds no word.`,
            help: 'Say in words where it leads or what it does.',
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
