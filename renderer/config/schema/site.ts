import { z } from 'zod';
import type { BankHolidays } from '../../facts/special-days.ts';
import type { SiteFacts } from '../define-site.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, detail, line, shape } from './base.ts';
import { budgets } from './budgets.ts';
import { clinic } from './clinic.ts';
import { department } from './department.ts';
import { departmentsOf } from './departments.ts';
import { design } from './design.ts';
import { document } from './document.ts';
import { analytics, embed } from './embed.ts';
import { memo, provesFigures } from './evidence.ts';
import { hosting } from './hosting.ts';
import { journal } from './journal.ts';
import { image } from './media.ts';
import { namesAreNames } from './name-and-title.ts';
import { navigation } from './navigation.ts';
import { comparison, example, offer, programme } from './offer.ts';
import { person, testimonial } from './people.ts';
import { explanation } from './prose.ts';
import { ref, routeRef } from './references.ts';
import { alias, route } from './route.ts';
import { routeKey } from './route-key.ts';
import { rules } from './rules.ts';
import { section } from './section.ts';
import { spelling } from './spelling.ts';
import { category, type Treatment, treatment } from './treatment.ts';
import { key } from './values.ts';
import { bookingAddress, webAddress } from './web-address.ts';

/** The whole config. */
export const site = (declaredNames: DeclaredNames) => {
  const parts = {
    clinic: clinic(declaredNames),
    departments: z.record(key(), department(declaredNames)).optional(),
    design: design(declaredNames).optional(),
    booking: z.record(key(/^[a-z0-9_]+$/, 'lower-case letters, digits and underscores'), bookingAddress()),
    images: z.record(key(), image(declaredNames)),
    documents: z.record(key(), document(declaredNames)),
    people: z.record(key(), person(declaredNames)).superRefine(namesAreNames),
    testimonials: z.record(key(), testimonial(declaredNames)),
    categories: z.record(key(), category(declaredNames)),
    catalogue: z.record(key(), treatment(declaredNames)),
    catalogueRoute: routeRef(declaredNames),
    programmes: z.record(key(), programme(declaredNames)),
    offers: z.record(key(), offer(declaredNames)),
    comparisons: z.record(key(), comparison(declaredNames)),
    examples: z.record(key(), example(declaredNames)),
    figures: z.record(key(/^[a-z][A-Za-z0-9]*$/, 'a word such as “coolingOff”'), line()),
    evidence: z.record(z.string(), memo()).optional(),
    terms: z.record(key(), explanation(declaredNames)).optional(),
    embeds: z.record(key(), embed(declaredNames)),
    analytics: analytics(),
    hosting: hosting(),
    quiz: webAddress().optional(),
    journal: journal(declaredNames).optional(),
    navigation: navigation(declaredNames),
    icon: ref(declaredNames, 'image').optional(),
    routes: z.record(routeKey('routes'), route(declaredNames)),
    aliases: z.record(routeKey('aliases'), alias(declaredNames)),
    rules: rules().optional(),
    spelling: spelling().optional(),
    budgets: budgets().optional(),
  };
  const facts = shape<SiteFacts<Refs, Refs>>()(parts);
  return facts
    .extend({ pages: z.record(routeKey('pages'), z.array(section(declaredNames))) })
    .superRefine(provesFigures)
    .superRefine(hasIcon)
    .transform((facts, context) => ({ ...facts, departments: departmentsOf(facts, context) }));
};

/** Icons need an image of their own or the logo. */
function hasIcon(
  { icon, design }: Pick<SiteFacts<Refs, Refs>, 'icon' | 'design'>,
  context: z.core.$RefinementCtx,
): void {
  if (icon !== undefined || design?.logo) return;
  context.addIssue({
    code: 'custom',
    message: '“icon” is missing.',
    input: undefined,
    path: ['icon'],
    ...detail('config/missing', 'Name an image in “icon”, or a logo in “design”.'),
  });
}

/** A parsed site: prices in pence, durations in minutes, links as targets. */
export type Site = Omit<z.output<ReturnType<typeof site>>, 'catalogue'> & {
  readonly catalogue: Readonly<Record<string, Treatment>>;
  /** The bank holidays where the clinic is (`inputs/bank-holidays.ts`). */
  readonly bankHolidays?: BankHolidays;
};
