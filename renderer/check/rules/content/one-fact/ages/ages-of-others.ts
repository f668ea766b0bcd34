/** Ages that are not the minimum age of the clinic, although the sentence does not say whose they are. */
import type { Site } from '../../../../../config/site.ts';
import type { Subject } from '../../../about/subject.ts';
import { neededStems, wordsOf } from '../figures/figure-names.ts';
import { isOfTreatment } from '../figures/of-others.ts';
import { type AgeFigure, isAboutClinic } from './age-limits.ts';

interface OfAge {
  readonly subject: Subject;
  /** All ages from which something is offered. */
  readonly figures: readonly AgeFigure[];
  readonly site: Pick<Site, 'departments'>;
}

/**
 * 'From nine years on' of a practice for animals is their age, unless the sentence is about their owners. And 'Are you sedated?
 * Only if you are 18.' states `sedationFrom` with another form of its name, unless it says whom the clinic sees.
 */
export function isOfOthers(age: number, { subject, figures, site }: OfAge): boolean {
  const words = `${subject.question} ${subject.sentence}`;
  const isNamed = ({ path }: AgeFigure) =>
    neededStems(wordsOf(path).map((word) => word.toLowerCase())).some(
      (word) => word.length >= ROOT && new RegExp(`\\b${word.slice(0, ROOT)}`).test(words),
    );
  return (
    (isForAnimals(site) && !OWNERS.test(words)) ||
    (YOUNG.test(subject.sentence) && figures.some(({ years, path }) => years === age && isOfTreatment({ path }))) ||
    (!isAboutClinic(subject) && figures.some((figure) => figure.years === age && isNamed(figure)))
  );
}
/** 'GPs see children from five, with a parent in the room': the age from which one thing is offered to them. */
const YOUNG =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|boys|girls|pupils|teenagers?|teens|young people|parents?|guardians?)\b/;
/** How many letters 'sedated' and 'sedation' share. */
const ROOT = 5;

const isForAnimals = ({ departments }: Pick<Site, 'departments'>): boolean =>
  Object.values(departments).every(({ type }) => type === 'VeterinaryCare');

/** The people who bring an animal and sign for it. */
const OWNERS =
  /\b(?:owners?|keepers?|people|persons?|clients?|customers?|adults?|child(?:ren)?|teenagers?|minors?|sons?|daughters?|parents?|guardians?|somebody|someone|anyone|anybody|everyone|nobody|you (?:must|have to|need to|can|may)|(?:if|once|when) you (?:are|turn)|sign|consent|register)\b/;
