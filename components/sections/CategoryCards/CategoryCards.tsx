import { CardGroup, type CardGroupProps } from '../../primitives/cards/CardGroup.tsx';
import { cardGroups } from '../../primitives/cards/style.ts';

interface CategoryCardsProps {
  readonly id?: string;
  readonly group: CardGroupProps;
}

/** Categories of the catalogue as cards, each with its lowest price. */
export const CategoryCards = ({ id, group }: CategoryCardsProps) => (
  <section css={cardGroups} id={id}>
    <CardGroup group={group} heading="h2" />
  </section>
);
