/** Figures that a quantity does not state, because it is right for what its clause or its page is about. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { usesName } from './figure-names.ts';

/** Returns a function that checks whether a figure is another than the one that the clause around a quantity states correctly. */
export function figuresOfOthers(
  { quantity, subject: { sentence, start, owner } }: Mention,
  facts: Facts,
): (figure: NamedFigure) => boolean {
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
  return ({ path }) =>
    isOfTreatment({ path })
      ? right.length > 0 && !bases.some((base) => path.startsWith(base))
      : isStated && usesName(sentence, path) && !usesName(clause, path);
}

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

export const isOfTreatment = ({ path }: Pick<NamedFigure, 'path'>): boolean => path.startsWith('catalogue.');
const quantitiesOf = (figures: readonly NamedFigure[]) => figures.flatMap(({ quantities }) => quantities);
