import { CardGroup, type CardGroupProps } from '../../primitives/cards/CardGroup.tsx';
import { cardGroups } from '../../primitives/cards/style.ts';

interface TreatmentCardsProps {
  readonly id?: string;
  readonly group: CardGroupProps;
}

/** The number of cards that are visible when the page opens. */
const VISIBLE_CARDS = 3;

/** The treatments of one category, each with its price and duration. */
export const TreatmentCards = ({ id, group }: TreatmentCardsProps) => (
  <section css={cardGroups} id={id}>
    <CardGroup group={group} heading="h2" eager={VISIBLE_CARDS} />
  </section>
);
