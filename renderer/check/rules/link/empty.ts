import type { Rule } from '../rule.ts';
import { atEach, badLinks } from './fault.ts';

export const linkEmpty: Rule = {
  name: 'link/empty',
  severity: 'error',
  checks: 'No link is empty, and none ends in a “#” that names nothing.',
  because: 'Such a link reloads the page or jumps to its top, and looks as if it were broken.',
  source: 'https://html.spec.whatwg.org/#the-a-element; WCAG 2.2, 2.4.4',
  examples: {
    bad: [
      { shows: 'a link whose anchor was forgotten', values: { 'navigation.bar.0.to': '/treatments/massage#' } },
      {
        shows: 'the same in an answer',
        values: { 'pages./.1.questions.0.answer': 'See [our treatments](/treatments#).' },
      },
    ],
    good: [{ shows: 'a link to a page', values: { 'navigation.bar.0.to': '/treatments/massage' } }],
  },
  find: ({ links }) =>
    badLinks(links, ({ href }) => href.trim() === '' || href.endsWith('#')).flatMap((link) => {
      const [address = ''] = link.href.split('#', 1);
      return atEach(
        links,
        link,
        address.trim() === ''
          ? { message: `“${link.href}” is no address: this link leads nowhere.`, help: 'Write where it should lead.' }
          : {
              message: `“${link.href}” names no part of the page after its “#”.`,
              help: `Write “${address}”, or the anchor of a section.`,
              instead: address,
            },
      );
    }),
};
