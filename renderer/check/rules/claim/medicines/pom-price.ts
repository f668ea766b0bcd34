import { combinedSaving, offerSaving, optionsOf } from '../../../../config/derived/catalogue.ts';
import type { Site, Treatment } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { formatPounds } from '../../../../facts/money.ts';
import { amountOf } from '../../../../facts/price.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { isMedicalCare } from '../suitability/interventions.ts';
import { medicinesIn, usesMedicine } from './medicine.ts';
import { pagesWithPrice, pricesOnEntryPages } from './prices-on-entry-pages.ts';

const MEDICINE = { 'catalogue.massage.prescriptionOnly': true, 'catalogue.massage.packages': undefined };

export const pomPrice: Rule = {
  name: 'claim/pom-price',
  severity: 'warning',
  checks:
    'The price of a treatment with a prescription-only medicine is one plain price, away from the home page and other pages that all visitors see, without “from”, savings, courses or a scale by area.',
  because:
    'A price that invites people to buy advertises the medicine, and they may choose it by price instead of on medical advice.',
  source:
    'CAP code 12.12; https://www.asa.org.uk/news/botox-and-other-poms.html (tolerates plain price lists away from the home page)',
  bad: {
    'a course at a lower price': {
      'catalogue.massage.prescriptionOnly': true,
      'catalogue.massage.packages': [{ label: 'Course of four', sessions: 4, price: '£200' }],
    },
    'a “From” price': { ...MEDICINE, 'catalogue.massage.price': 'From £60' },
    'a plain price, which only a price list may contain': { ...MEDICINE, 'catalogue.massage.price': '£60' },
    'an offer that includes such a treatment': {
      ...MEDICINE,
      'catalogue.massage.price': 'Complimentary',
      'offers.spring': {
        name: 'Spring',
        price: '£50',
        includes: ['massage'],
        description: 'For the spring.',
        features: [],
        book: 'visit',
        ctaText: 'Book Spring',
      },
    },
  },
  good: {
    'the same course for a treatment without such a medicine': { 'catalogue.massage.price': '£60' },
    'a treatment whose price is given in the consultation': {
      ...MEDICINE,
      'catalogue.massage.price': 'TBA',
      'catalogue.massage.book': undefined,
    },
  },
  find: (input) => [
    ...treatments(input),
    ...categories(input.site),
    ...offers(input.site),
    ...pricesOnEntryPages(input),
  ],
};

const HELP =
  'Give one plain price in a price list or on the treatment’s own page, or give the price in the consultation.';

const treatments = ({ site, plan }: Pick<RuleInput, 'site' | 'plan'>): readonly RuleFinding[] =>
  Object.entries(site.catalogue)
    .filter(([slug]) => usesMedicine(site, slug))
    .flatMap(([slug, treatment]) =>
      inviting(site, slug, treatment).map(({ message, field }) => ({
        message,
        help: `${HELP}${shownOn(pagesWithPrice({ site, plan }, slug))}`,
        path: ['catalogue', slug, field],
      })),
    );

const shownOn = (routes: readonly string[]): string =>
  routes.length === 0 ? '' : ` The price appears on ${listed(routes.map((route) => `“${route}”`))}.`;

interface Inviting {
  readonly message: string;
  readonly field: string;
}

/**
 * Returns the parts of a treatment's prices that invite, or its plain price if none does. The plain price of a vaccination or a
 * joint injection names no medicine, so it promotes none.
 */
function inviting(site: Site, slug: string, treatment: Treatment): readonly Inviting[] {
  const { price, packages = [], usualPrice, name } = treatment;
  const about = `of “${name}”, which uses a prescription-only medicine`;
  const options = optionsOf(treatment);
  const scale = [
    ...new Set(
      options.flatMap(([, option]) => (amountOf(option.price) === undefined ? [] : [`“${option.price.text}”`])),
    ),
  ];
  const saving = combinedSaving(site, treatment)?.saving ?? 0;
  const found: readonly (Inviting | undefined)[] = [
    price.kind === 'amount' && price.from
      ? { message: `“${price.text}” emphasises the lowest price ${about}.`, field: 'price' }
      : undefined,
    scale.length > 1
      ? { message: `${new Intl.ListFormat('en-GB').format(scale)} form a scale of prices ${about}.`, field: 'options' }
      : undefined,
    packages.length > 0 || options.some(([, option]) => (option.packages ?? []).length > 0)
      ? { message: `There is a course at a lower price ${about}.`, field: packages.length > 0 ? 'packages' : 'options' }
      : undefined,
    usualPrice
      ? { message: `“${usualPrice.text}” is shown beside another price ${about}.`, field: 'usualPrice' }
      : undefined,
    saving > 0
      ? { message: `A saving of ${formatPounds(saving)} is shown beside the price ${about}.`, field: 'combines' }
      : undefined,
  ];
  const invites = found.filter((one) => one !== undefined);
  if (invites.length > 0 || price.kind !== 'amount' || isMedicalCare(site, slug)) return invites;
  return [
    { message: `“${price.text}” is the price ${about}: it may appear only in a plain price list.`, field: 'price' },
  ];
}

const categories = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.categories).flatMap(([slug, { from, name }]) => {
    const uses = Object.entries(site.catalogue).some(
      ([item, { category }]) => category === slug && usesMedicine(site, item),
    );
    return from && uses
      ? {
          message: `“${from.text}” emphasises the lowest price of “${name}”, which includes prescription-only medicines.`,
          help: HELP,
          path: ['categories', slug, 'from'],
        }
      : [];
  });

const offers = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.offers).flatMap(([name, offer]) => {
    const [medicine] = medicinesIn(site, offer);
    if (medicine === undefined || offer.price.kind !== 'amount') return [];
    const saving = offerSaving(site, offer)?.saving ?? 0;
    return {
      message: `“${offer.price.text}”${saving > 0 ? `, with a saving of ${formatPounds(saving)},` : ''} is the price of an offer that includes a prescription-only medicine (“${medicine}”).`,
      help: 'Offer only the other treatments, and discuss the medicine in the consultation.',
      path: ['offers', name, 'price'],
    };
  });
