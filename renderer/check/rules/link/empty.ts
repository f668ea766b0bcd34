import type { Rule } from '../rule.ts';
import { findingsAt, linkProblems } from './problem.ts';

export const linkEmpty: Rule = {
  name: 'link/empty',
  severity: 'error',
  checks: 'Every link has an address, and every “#” in it is followed by an anchor.',
  because: 'The link reloads the page or jumps to its top, so visitors think that the site is broken.',
  source: 'https://html.spec.whatwg.org/#the-a-element; WCAG 2.2, 2.4.4',
  bad: {
    'a link with a missing anchor': { 'navigation.bar.0.to': '/treatments/massage#' },
    'a missing anchor in an answer': { 'pages./.1.questions.0.answer': 'See [our treatments](/treatments#).' },
  },
  good: { 'a link to a page': { 'navigation.bar.0.to': '/treatments/massage' } },
  find: ({ links }) =>
    linkProblems(links, ({ href }) => href.trim() === '' || href.endsWith('#')).flatMap((link) => {
      const [address = ''] = link.href.split('#', 1);
      return findingsAt(
        links,
        link,
        address.trim() === ''
          ? {
              message: `“${link.href}” is not an address, so this link is broken.`,
              help: 'Write the address of a page.',
            }
          : {
              message: `“${link.href}” has no anchor after its “#”.`,
              help: `Write “${address}”, or the anchor of a section.`,
              instead: address,
            },
      );
    }),
};
