import type { PracticeType } from '../../renderer/config/schema/department.ts';

/** Words that state a trade, and the type of schema.org that means the same. */
const TRADES: readonly (readonly [PracticeType, RegExp])[] = [
  ['BeautySalon', /\b(?:beauty|facials|lash(?:es)?|brows|waxing)\b/i],
  ['DaySpa', /\bspa\b/i],
  ['Dentist', /\b(?:dent(?:al|ist)|orthodont|endodont)/i],
  ['Dermatology', /\bdermatolog/i],
  ['DietNutrition', /\b(?:diet|nutrition)/i],
  ['HairSalon', /\b(?:barber|hair(?:dress| (?:and beauty )?salon| stylist))/i],
  ['HealthAndBeautyBusiness', /\b(?:massage|reflexology|reiki|aromatherapy)\b/i],
  ['MedicalBusiness', /\b(?:osteopath|chiropract|acupunctur)/i],
  ['Midwifery', /\bmidwi/i],
  ['NailSalon', /\b(?:nails?|manicures?)\b/i],
  ['Optician', /\bopticians?\b/i],
  ['Optometric', /\boptometr/i],
  ['Pediatric', /\bpa?ediatric/i],
  ['Pharmacy', /\bpharmac/i],
  ['Physiotherapy', /\bphysio/i],
  ['PlasticSurgery', /\b(?:plastic|cosmetic) surge/i],
  ['Podiatric', /\b(?:podiatr|chiropod)/i],
  ['PrimaryCare', /\b(?:GPs?|general practi(?:ce|tioners?)|family doctors?)\b/i],
  ['Psychiatric', /\bpsychiatr/i],
  ['TattooParlor', /\btattoo(?:s|ing|ist)?\b(?! removal)/i],
  ['VeterinaryCare', /\b(?:vets?|veterinary)\b/i],
];

/** Returns the type of a practice, or `undefined` if the words state no trade or several, such as “Nails and waxing”. */
export function practiceType(words: string): PracticeType | undefined {
  const stated = TRADES.filter(([, trade]) => trade.test(words));
  return stated.length === 1 ? stated[0]?.[0] : undefined;
}
