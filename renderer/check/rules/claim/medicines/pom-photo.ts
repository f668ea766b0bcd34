import { sectionsOfKind } from '../../pages.ts';
import type { Rule } from '../../rule.ts';
import { comparisonPairs } from '../outcomes/comparison-pairs.ts';
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
  bad: { 'a comparison linked to such a treatment': { ...COMPARISON, 'catalogue.massage.prescriptionOnly': true } },
  good: { 'a comparison for a treatment without such a medicine': COMPARISON },
  find: ({ site, pages }) => [
    ...comparisonPairs(site)
      .filter(({ treatment = '' }) => usesMedicine(site, treatment))
      .map(({ title, treatment = '', path }) => ({ ...findingOf(title, treatment), path: [...path, 'image'] })),
    ...sectionsOfKind(pages, 'imageCarousel')
      .filter(({ page }) => isMedicinePage(site, page.planned))
      .map(({ data, path, page: { planned, route } }) => ({
        ...findingOf(data.title, planned.treatment ?? ''),
        page: route,
        path: [...path, 'images'],
      })),
  ],
};

const findingOf = (title: string, treatment: string) => ({
  message: `“${title}” shows before and after images of “${treatment}”, which uses a prescription-only medicine.`,
  help: 'Show a diagram of the treated area, or no image.',
});
