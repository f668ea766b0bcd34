/** Words that only name a treatment, a person, a place or the clinic: 'Acupuncture in Leeds' resembles claims about it. */
import { normalise } from '../../../../facts/normalise.ts';
import type { RuleInput } from '../../rule.ts';
import { saysSomething } from './passages.ts';

/** Returns true if the words say nothing without the names of the config. */
export function isOnlyNames(words: string, { site, lookups }: Pick<RuleInput, 'site' | 'lookups'>): boolean {
  const { text } = normalise(words);
  const treatments = lookups.items().namesIn(text);
  const withoutTreatments = treatments.reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);
  const { clinic, people, departments, categories } = site;
  const others = [
    ...[clinic.name, clinic.address.town],
    ...[...Object.values(departments), ...Object.values(categories)].map(({ name }) => name),
    ...Object.values(people).flatMap(({ name }) => [name, ...name.split(' ')]),
  ];
  const rest = others.reduce((left, name) => left.replaceAll(normalise(name).text, ' '), withoutTreatments);
  return saysSomething(text) && !saysSomething(rest);
}
