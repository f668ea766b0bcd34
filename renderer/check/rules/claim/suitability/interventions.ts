/** Which items of the catalogue are interventions: what is done to a body, and not what finds out about it. */
import type { Site } from '../../../../config/site.ts';
import { isComplaintOfAnyAge, isForAdults } from '../lexicon/concerns.ts';
import { usesMedicine } from '../medicines/medicine.ts';
import { isClinical } from './clinical.ts';

/** 'Skin consultation', 'HGV medical (D4)', 'Iron check': the appointment is itself the assessment. */
const ASSESSES =
  /\b(?:consult(?:ation)?s?|assessments?|examinations?|exams?|medicals?(?= *(?:$|\(|for\b|with\b))|check(?:-?ups?|s)?|screening|tests?|testing|scans?|profiles?$|reviews?|appointments?|second (?:opinion|look)|follow-?ups?|mapping|samples?|certificates?|health mot|(?:first|free|initial) (?:visit|talk|call))\b/i;
const VOUCHER = /\b(?:vouchers?|gift (?:cards?|certificates?)|presents?)\b/i;

/** Interventions for looks, for which the GMC’s guidance was written. */
const COSMETIC =
  /\b(?:cosmetic|aesthetics?|anti-?ag(?:e?ing)|wrinkles?|fillers?|injectables?|(?:skin )?boosters?|peels?|micro-?needling|laser|ipl|lips?|rejuvenation|contour\w*|slimming|fat (?:loss|freezing|dissolving|reduction|removal|transfer)|cryolipolysis|cool ?sculpting|skin tightening|radio-?frequency|hifu|pigmentation|thread(?:s| lifts?)|sclerotherapy|thread veins?|hair (?:transplants?|removal|restoration)|prp|tattoo|jaw ?line|tear troughs?|polynucleotides?|profhilo|sculptra)\b/i;
const SURGICAL =
  /\b(?:surgery|surgical|\w+plasty|\w+ectomy|liposuction|augmentation|facelifts?|implants?|(?:mole|cyst|lipoma) removal|excision|under (?:an? )?(?:local |general )?anaesthetic|with sedation|(?<!\b(?:after|before|following|from) )(?:an|one|the|this) operation)\b/i;
const INTO_BODY = /\b(?:inject(?:s|ed|ions?)?|jabs?|drips?|infusions?|cannulas?)\b/i;

/** 'Consultation and filler', but not 'Hearing and lung test' */
const AND_TREATMENT =
  /(?:\b(?:and|plus)\b|[&+]).*\b(?:treatments?|fillers?|removal|injections?|laser|peels?|surgery)\b/i;

/**
 * True for a treatment that nobody may have without being assessed first: one with a prescription-only medicine, or an
 * operation, an injection or a cosmetic procedure in a department with doctors.
 */
export function isIntervention(site: Site, slug: string): boolean {
  const item = site.catalogue[slug];
  if (!item || VOUCHER.test(item.name) || isAssessment(site, slug)) return false;
  if (usesMedicine(site, slug)) return true;
  const texts = [item.name, item.subtitle?.source, item.description.source, site.categories[item.category]?.name];
  return (
    isClinical(site, slug) &&
    texts.some((text = '') => COSMETIC.test(text) || SURGICAL.test(text) || INTO_BODY.test(text))
  );
}

/**
 * True for a medicine that doctors and nurses give to people of any age: a vaccination, a joint injection. What it is called
 * says so, and nothing in its texts is about looks or weight.
 */
export function isMedicalCare({ catalogue, categories }: Site, slug: string): boolean {
  const { name = '', subtitle, description, category = '' } = catalogue[slug] ?? {};
  const called = [name, subtitle?.source, categories[category]?.name].map((text = '') => text.toLowerCase());
  return (
    called.some(isComplaintOfAnyAge) &&
    ![...called, description?.source.toLowerCase() ?? ''].some((text) => isForAdults(text) || COSMETIC.test(text))
  );
}

/** True for an assessment, and for a combination of nothing else: 'Two licences' combines two medicals. */
export function isAssessment({ catalogue }: Pick<Site, 'catalogue'>, slug: string): boolean {
  const { name = '', combines = [] } = catalogue[slug] ?? {};
  return (
    (ASSESSES.test(name) && !AND_TREATMENT.test(name)) ||
    (combines.length > 0 && combines.every((part) => isAssessment({ catalogue }, part)))
  );
}
