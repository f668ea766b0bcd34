/** Results that the figure of a clinic is not about: the histology of a mole, beside the `results` of its blood tests. */
import type { Site } from '../../../../../config/site.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { isOfClinic } from '../stated-figures.ts';
import { RESULTS } from './results-of-one.ts';

/** What is taken from all patients who have a test, unlike tissue. */
const FLUIDS = /\b(?:blood|urine|stool|saliva|hormones?|swabs?|smears?|vitamins?|allerg(?:y|ies)|hair|dna)\b/;
const TISSUE =
  /\b(?:histolog\w+|patholog\w+|biops(?:y|ies)|tissue|remov(?:e|ed|es|al)|excis\w+|cut out|moles?|cysts?|lumps?|polyps?)\b/;

/** Returns a check whether a figure about results is about other samples than a text, which may name a treatment. */
export function otherSamples({ catalogue }: Pick<Site, 'catalogue'>): (path: string, text: string) => boolean {
  const testsFluids = Object.values(catalogue).some(({ name }) => FLUIDS.test(normalise(name).text));
  return (path, text) =>
    testsFluids &&
    isOfClinic({ path }) &&
    RESULTS.test(path.split('.').at(-1) ?? '') &&
    !TISSUE.test(path.toLowerCase()) &&
    TISSUE.test(text) &&
    !FLUIDS.test(text);
}
