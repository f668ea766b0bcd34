import { quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some, without } from '../rows.ts';

/** Wording that clinics may not use, and entries of the config that the rules on claims require. */
export const claims: readonly Mistake[] = [
  { mistake: 'names a prescription-only medicine', rule: 'claim/pom-name' },
  { mistake: 'hints at a prescription-only medicine', rule: 'claim/pom-indirect' },
  { mistake: 'promises a result that no treatment can guarantee', rule: 'claim/guarantee' },
  { mistake: 'pressures readers to buy', rule: 'claim/pressure' },
  { mistake: 'ranks the clinic above others', rule: 'claim/credential' },
  { mistake: 'removes a doctor’s registration', rule: 'claim/credential' },
  { mistake: 'claims an effect without evidence', rule: 'claim/effect' },
  { mistake: 'types a rating by hand', rule: 'claim/review' },
  {
    mistake: 'removes the consent of a testimonial',
    rule: 'claim/testimonial',
    everywhere: (site) => some(without(site.spotsAt(/^testimonials\.[\w-]+\.consent$/)), 1),
  },
  {
    mistake: 'keeps a testimonial that is too old',
    rule: 'claim/testimonial',
    everywhere: (site) => some(instead(site.textsAt(/^testimonials\.[\w-]+\.date$/), quoted('2022-05-12')), 1),
  },
  { mistake: 'counts fewer reviews than the site shows', rule: 'content/listed-reviews' },
  { mistake: 'compares two images of different sizes', rule: 'image/pair-size' },
  { mistake: 'addresses people under 18', rule: 'claim/age' },
  { mistake: 'mentions exosomes of human origin', rule: 'claim/ingredient' },
  { mistake: 'removes the flag of a prescription-only medicine', rule: 'claim/pom-unmarked' },
];
