import { sectionsOfKind } from '../../pages.ts';
import type { Findings, Rule, RuleFinding } from '../../rule.ts';
import { isMedicinePage, usesMedicine } from '../medicines/medicine.ts';
import { type ComparisonPair, comparisonPairs } from './comparison-pairs.ts';

const PAIR = {
  'images.pair': { file: 'dot.svg', alt: 'Before, on the left: a dot. After, on the right: a smaller dot' },
};
const COMPARISON = { title: 'Back', caption: 'An hour', image: 'pair', href: '/treatments/massage' };
const EVIDENCE = {
  proof: 'Record 12',
  consent: 'Record 12, page 3',
  before: '2026-01-10',
  after: '2026-03-10',
  sessions: 3,
  unretouched: true,
};

export const photoEvidence: Rule = {
  name: 'claim/photo-evidence',
  severity: 'warning',
  inRelease: 'error',
  checks:
    'Before-and-after images are unretouched and have signed and dated proof and written consent on record. With --release, a pair without them is an error.',
  because: 'Visitors take such images as proof of a result; if they are not genuine, visitors are misled.',
  source: 'CAP code 3.45 and 3.7; https://www.asa.org.uk/advice-online/before-and-after-photos.html',
  bad: {
    'a comparison without evidence': { ...PAIR, 'comparisons.back': COMPARISON },
    'a retouched image': {
      ...PAIR,
      'comparisons.back': { ...COMPARISON, evidence: { ...EVIDENCE, unretouched: false } },
    },
  },
  good: {
    'a comparison with proof and consent': { ...PAIR, 'comparisons.back': { ...COMPARISON, evidence: EVIDENCE } },
  },
  // Images of the effect of a medicine may not be shown at all; claim/pom-photo reports them.
  find: ({ site, pages }) => [
    ...comparisonPairs(site)
      .filter(({ treatment = '' }) => !usesMedicine(site, treatment))
      .map((pair) => proofFinding(pair)),
    ...sectionsOfKind(pages, 'imageCarousel')
      .filter(({ page }) => !isMedicinePage(site, page.planned))
      .map(({ data: { title, evidence }, path, page }) =>
        proofFinding({ title, evidence, path }, { page: page.route }),
      ),
  ],
};

function proofFinding({ title, evidence, path }: ComparisonPair, on: Pick<RuleFinding, 'page'> = {}): Findings {
  if (!evidence)
    return {
      message: `The before-and-after images of “${title}” have no evidence.`,
      help: 'Add “evidence” with the location of the proof and the consent, both dates, the number of sessions between them, and “unretouched: true”.',
      path,
      ...on,
    };
  if (evidence.unretouched) return [];
  return {
    message: `The before-and-after images of “${title}” are retouched.`,
    help: 'Show the original images.',
    path: [...path, 'evidence', 'unretouched'],
    ...on,
  };
}
