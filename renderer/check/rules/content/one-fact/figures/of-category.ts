/** The figures of treatments that a text about their category can mean. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';

/**
 * Returns which figures of its treatments a text about a category can mean: those of the treatments that its words or its
 * row name. 'Come back in three months' on the page of “Dry eye” says nothing of how far `apart` the sessions of one
 * treatment are, and 'Cats can have it from nine weeks' nothing of the `from` of a dog's injection.
 */
export function isOfCategory({ labels }: Mention, subject: Subject, facts: Facts): (figure: NamedFigure) => boolean {
  const { items, question, sentence } = subject;
  const members = items.filter(isCategory).flatMap(({ path }) => facts.basesOf(path));
  const isMember = ({ path }: NamedFigure) => members.some((base) => path.startsWith(base));
  if (members.length < 2) return () => true;
  const basesIn = (list: Subject['items']) =>
    list.map(({ path: [part, name] }) => `${part}.${name}.`).filter((base) => members.includes(base));
  // A word such as 'session' is in several names, and tells nothing.
  const namedIn = (words: string) =>
    facts.mentionsIn(words).flatMap((one) => {
      const bases = basesIn(one.items);
      return bases.length === 1 ? bases : [];
    });
  const said = namedIn(`${sentence} ${labels?.beside ?? ''}`);
  // 'A cast or a splint? A splint lasts four weeks.' is about one of the two that the question names.
  const meant = [...basesIn(items), ...(said.length > 0 ? said : namedIn(question))];
  return (figure) => !isMember(figure) || meant.some((base) => figure.path.startsWith(base));
}
