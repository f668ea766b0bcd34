/** Figures that a quantity does not state, because it is right for what its clause or its page is about. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { clauseAt, isSameClause } from '../../../../../facts/clauses.ts';
import { parsePounds } from '../../../../../facts/money.ts';
import { NUMBER } from '../../../../../facts/number-words.ts';
import { areComparable, type Quantity, quantitiesIn } from '../../../../../facts/quantities.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { mayHaveOwn } from '../stated-figures.ts';
import { usesName, usesWordsOf, wordsOf } from './figure-names.ts';

/** Returns a function that checks whether a figure is another than the one that the clause around a quantity states correctly. */
export function figuresOfOthers(mention: Mention, facts: Facts): (figure: NamedFigure) => boolean {
  const {
    quantity,
    subject: { sentence, start, owner },
  } = mention;
  const clause = clauseAt(sentence, quantity.normalAt - start);
  const said = facts.mentionsIn(clause).flatMap(({ isName, items }) => (isName ? items : []));
  // 'Worm egg counts within two working days, reports of X-rays within three', 'come back after three months for a follow-up'
  const right = [...said, ...(owner ? [owner] : [])]
    .map(({ path }) => path)
    .filter((path) => agrees(quantity, quantitiesOf(facts.of([path]).figures)));
  // A page states its own figures, whatever else it names.
  const bases = [...right, ...(owner ? [owner.path] : [])].map(([part, name]) => `${part}.${name}.`);
  // 'Courses are valid for nine months, vouchers for twelve' states `validity`, and not `voucherValidity`.
  const isStated = facts.figures.some(({ path, quantities }) => agrees(quantity, quantities) && usesName(clause, path));
  const isElsewhere = ofOtherClause(mention, facts);
  return ({ path }) =>
    isOfTreatment({ path })
      ? isElsewhere(path) || (right.length > 0 && !bases.some((base) => path.startsWith(base)))
      : isStated && usesName(sentence, path) && !usesName(clause, path);
}

/**
 * 'Vaccinations are possible from twelve months, and against yellow fever from nine': the first age is that of another
 * treatment with a figure of this name, because only the next clause is about yellow fever. A clause before it that states
 * no number may only introduce it: 'Against yellow fever, babies can be vaccinated from nine months.'
 */
function ofOtherClause({ quantity, subject }: Mention, facts: Facts): (path: string) => boolean {
  const { sentence, start } = subject;
  const at = quantity.normalAt - start;
  const stating = facts.treatmentFiguresWith(quantity).map(({ path }) => path);
  return (path) => {
    const [part, slug, , name] = path.split('.');
    const isOfItem = (one: PricedItem) => one.path[0] === part && one.path[1] === slug;
    const mentions = facts.mentionsIn(sentence).filter(({ items }) => items.some(isOfItem));
    const fewest = Math.min(...mentions.map(({ items }) => items.length));
    const places = mentions.filter(({ items }) => items.length === fewest);
    return (
      stating.some((other) => other !== path && other.endsWith(`.${name}`)) &&
      places.length > 0 &&
      places.every(
        (place) =>
          !isSameClause(sentence, at, place.at) && (place.at > at || HAS_NUMBER.test(clauseAt(sentence, place.at))),
      )
    );
  };
}

const HAS_NUMBER = new RegExp(`\\b${NUMBER}\\b`);

/**
 * 'To move a group, give us ten working days' on the page of the group: an exception to `notice`, if a policy that speaks of
 * the group states the same.
 */
export function isInPolicy({ quantity, subject: { owner } }: Mention, policies: readonly PublicText[]): boolean {
  if (!owner || isCategory(owner)) return false;
  const words = normalNameOf(owner).match(/\p{L}{4,}/gu) ?? [];
  return policies.some(
    ({ normal }) =>
      words.some((word) => normal.text.includes(word)) &&
      quantitiesIn(normal).some(
        ({ unit, least, most }) => unit === quantity.unit && least === quantity.least && most === quantity.most,
      ),
  );
}

/**
 * 'You may leave after three months' on the page of a membership states its `term`, and not how long before the end one gives
 * `notice`: a value that another figure of the same item has. 'Tinted lenses are ready in a week' uses every word of
 * `readyTinted`, and so cannot mean `readyClear`.
 */
export function statesOther(figure: NamedFigure, { quantity, subject }: Mention, facts: Facts): boolean {
  const { items, owner, sentence } = subject;
  const own = facts.of([...items, ...(owner ? [owner] : [])].map(({ path }) => path)).figures;
  const isSpelledOut = wordsOf(figure.path).length > 1 && usesWordsOf(sentence, figure.path);
  const isSame = (other: Quantity) => agrees(quantity, [other]) && agrees(other, [quantity]);
  return own.some(
    ({ path, quantities }) =>
      path !== figure.path && quantities.some(isSame) && !(isSpelledOut && !usesName(sentence, path)),
  );
}

const AMOUNT = /£\d[\d,]*(?:\.\d\d)?/g;
/** 'A splint is £18 and lasts four weeks' on the page of “Cast”, of which nothing costs £18. */
export function isPricedOtherwise(figure: NamedFigure, mention: Mention): boolean {
  const { items, owner } = mention.subject;
  const item = [...items, ...(owner ? [owner] : [])].find(({ path: [part, name] }) =>
    figure.path.startsWith(`${part}.${name}.`),
  );
  const amounts = (inSentence(mention).before.match(AMOUNT) ?? []).map(parsePounds);
  return item !== undefined && amounts.length > 0 && !item.facts.some(({ pence }) => amounts.includes(pence));
}

/** 'Cancel a week before the workshop' in the text of the workshop, beside 24 hours for appointments: it may have a rule of its own. */
export const isOfOwn = (figure: NamedFigure, { quantity, subject }: Mention): boolean =>
  mayHaveOwn(subject, figure) &&
  !figure.quantities.some((fact) => fact.unit === quantity.unit || areComparable(quantity, fact, MAX_RATIO_OF_OWN));
const MAX_RATIO_OF_OWN = 4;

export const isOfTreatment = ({ path }: Pick<NamedFigure, 'path'>): boolean => path.startsWith('catalogue.');
const quantitiesOf = (figures: readonly NamedFigure[]) => figures.flatMap(({ quantities }) => quantities);
