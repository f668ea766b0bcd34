import type { ActionProps, ImageProps, Rich } from '../../props.ts';
import { longestWord } from '../fitted.ts';
import { GoLink } from '../Link.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import { RichText } from '../RichText.tsx';
import { Card, type CardProps, type HeadingLevel, under } from './Card.tsx';
import { PriceList, type PriceListProps } from './PriceList.tsx';
import { type SoonItem, SoonList } from './SoonList.tsx';

/** A title with its cards. */
export interface CardGroupProps {
  readonly id?: string;
  readonly title: string;
  readonly text?: Rich;
  readonly more?: ActionProps;
  readonly cards: readonly CardProps[];
  /** A list of prices in the place of a last card. */
  readonly list?: PriceListProps;
  /** A way to book, where a cell would be empty. */
  readonly call?: { readonly label: string; readonly action: ActionProps };
  /** What is coming soon, in the place of cards. */
  readonly soon?: {
    readonly label: string;
    readonly items: readonly SoonItem[];
    readonly action: ActionProps;
    readonly image?: ImageProps;
  };
}

/** How many columns cards leave of their last row, or a whole row: what follows them fills it. */
const rest = (cards: number): number => 3 - (cards % 3);

/** A group: what it is in the first column, its cards in the other three. Its styles come from `cardGroups`. */
export const CardGroup = ({
  group,
  heading: Heading,
  eager = 0,
}: {
  group: CardGroupProps;
  heading: HeadingLevel;
  /** How many pictures are loaded at once. */
  eager?: number;
}) => (
  <div className="group" id={group.id}>
    <div className={`about ${longestWord(group.title)}`}>
      <div>
        <Heading className={Heading === 'h2' ? 't3' : 't2'}>{group.title}</Heading>
        {group.text && (
          <p className="s">
            <RichText of={group.text} />
          </p>
        )}
        {group.more && <GoLink action={group.more} />}
      </div>
    </div>
    <ul className="cards">
      {group.cards.map((item, index) => (
        <Card key={item.href} card={item} heading={under(Heading)} eager={index < eager} />
      ))}
      {group.list && <PriceList list={group.list} heading={under(Heading)} span={rest(group.cards.length)} />}
      {group.call && (
        <li className={`list across${rest(group.cards.length)}`}>
          <p className="s">{group.call.label}</p>
          <GoLink action={group.call.action} />
        </li>
      )}
      {group.soon && <Soon {...group.soon} heading={under(Heading)} />}
    </ul>
  </div>
);

const Soon = ({
  label,
  items,
  action,
  image,
  heading,
}: NonNullable<CardGroupProps['soon']> & { heading: HeadingLevel }) => (
  <li className="soon">
    {image && <ResponsiveImage image={image} />}
    <div>
      <p className="s label">{label}</p>
      <SoonList items={items} heading={heading} />
      <GoLink action={action} />
    </div>
  </li>
);
