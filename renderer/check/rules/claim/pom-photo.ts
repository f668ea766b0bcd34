import { treatmentAt } from '../../../config/derived/treatment-route.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { isMedicinePage, usesMedicine } from './medicine.ts';

const COMPARISON = {
  'images.pair': { file: 'dot.svg', alt: 'Before, on the left: a dot. After, on the right: a smaller dot' },
  'comparisons.back': { title: 'Back', caption: 'An hour', image: 'pair', href: '/treatments/massage' },
};

export const pomPhoto: Rule = {
  name: 'claim/pom-photo',
  severity: 'warning',
  checks: 'Before-and-after images show only treatments without a prescription-only medicine.',
  because: 'Such images advertise the effect of the medicine, whatever the caption says.',
  source:
    'CAP code 12.12; https://independent-practitioner-today.co.uk/2023/07/dont-fall-foul-of-drug-advertising-rules/',
  examples: {
    bad: [
      {
        shows: 'a comparison linked to such a treatment',
        values: { ...COMPARISON, 'catalogue.massage.prescriptionOnly': true },
      },
    ],
    good: [{ shows: 'a comparison for a treatment without such a medicine', values: COMPARISON }],
  },
  find: (input) => {
    const { site } = input;
    const pairs = (part: 'comparisons' | 'examples'): readonly RuleFinding[] =>
      Object.entries(site[part]).flatMap(([name, { href, title }]) => {
        const slug = treatmentAt(site, href);
        return slug !== undefined && usesMedicine(site, slug)
          ? [{ message: `“${title}” ${WHAT} “${slug}”, ${USES}`, help: HELP, path: [part, name, 'image'] }]
          : [];
      });
    const carousels = input.pages
      .filter(({ planned }) => isMedicinePage(site, planned))
      .flatMap(({ planned, route }) =>
        planned.sections.flatMap(({ data, path }) =>
          data.kind === 'imageCarousel'
            ? [
                {
                  message: `“${data.title}” ${WHAT} “${planned.treatment}”, ${USES}`,
                  help: HELP,
                  page: route,
                  path: [...path, 'images'],
                },
              ]
            : [],
        ),
      );
    return [...pairs('comparisons'), ...pairs('examples'), ...carousels];
  },
};

const WHAT = 'shows before and after images of';
const USES = 'which uses a prescription-only medicine.';
const HELP = 'Show a diagram of the treated area, or no image.';
