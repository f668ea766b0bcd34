import type { ActionProps, HeadedProps, ImageProps } from '../../props.ts';
import { Heading, type HeadingLevel } from '../Heading.tsx';
import { GoLink } from '../Link.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import { Paragraph } from '../RichText.tsx';
import { Card, type CardProps, under } from './Card.tsx';
import { PriceList, type PriceListProps } from './PriceList.tsx';
import { type SoonItem, SoonList } from './SoonList.tsx';

/** A title with its cards. */
export interface CardGroupProps extends HeadedProps {
  readonly more?: ActionProps;
  readonly cards: readonly CardProps[];
  /** A price list instead of the last card. */
  readonly list?: PriceListProps;
  /** A booking link that fills an empty cell. */
  readonly call?: { readonly label: string; readonly action: ActionProps };
  /** Treatments that are coming soon, instead of cards. */
  readonly soon?: {
    readonly label: string;
    readonly items: readonly SoonItem[];
    readonly action: ActionProps;
    readonly image?: ImageProps;
  };
}

/** The number of columns that the cards leave free in their last row, or a whole row; the next element fills it. */
const rest = (cards: number): number => 3 - (cards % 3);

/**
 * A category of treatments: a description in the first column, the cards in the other three. `cardGroups` contains its
 * styles.
 */
export const CardGroup = ({
  group,
  heading: level,
  eager = 0,
}: {
  group: CardGroupProps;
  heading: HeadingLevel;
  /** Number of images that load eagerly. */
  eager?: number;
}) => (
  <div className="group" id={group.id}>
    <div className="about">
      <div>
        <Heading level={level} className={level === 'h2' ? 't3' : 't2'} text={group.title} />
        <Paragraph className="s" of={group.text} />
        {group.more && <GoLink action={group.more} />}
      </div>
    </div>
    <ul className="cards">
      {group.cards.map((item, index) => (
        <Card key={item.href} card={item} heading={under(level)} eager={index < eager} />
      ))}
      {group.list && <PriceList list={group.list} heading={under(level)} span={rest(group.cards.length)} />}
      {group.call && (
        <li className={`list across${rest(group.cards.length)}`}>
          <p className="s">{group.call.label}</p>
          <GoLink action={group.call.action} />
        </li>
      )}
      {group.soon && <Soon {...group.soon} heading={under(level)} />}
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
