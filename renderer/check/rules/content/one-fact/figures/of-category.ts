/** The figures of treatments that a text about their category can mean. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { usesName } from './figure-names.ts';

/**
 * Returns which figures of its treatments a text about a category can mean: those of the treatments that its words or its
 * row name, or else those that it calls by their names. 'Come back in three months' on the page of “Dry eye” says nothing
 * of how far `apart` the sessions of one treatment are.
 */
export function isOfCategory({ labels }: Mention, subject: Subject, facts: Facts): (figure: NamedFigure) => boolean {
  const { items, question, sentence } = subject;
  const members = items.filter(isCategory).flatMap(({ path }) => facts.basesOf(path));
  const isMember = ({ path }: NamedFigure) => members.some((base) => path.startsWith(base));
  if (members.length < 2) return () => true;
  const words = `${question} ${sentence} ${labels?.beside ?? ''}`;
  const basesIn = (list: Subject['items']) =>
    list.map(({ path: [part, name] }) => `${part}.${name}.`).filter((base) => members.includes(base));
  // A word such as 'session' is in several names, and tells nothing.
  const named = facts.mentionsIn(words).map((one) => basesIn(one.items));
  const meant = [...basesIn(items), ...named.flatMap((bases) => (bases.length === 1 ? bases : []))];
  return (figure) =>
    !isMember(figure) ||
    (meant.length > 0 ? meant.some((base) => figure.path.startsWith(base)) : usesName(words, figure.path));
}
