import type { ImageProps } from '../../props.ts';
import type { HeadingLevel } from '../Heading.tsx';
import { Numeral } from '../Numeral.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';

/** A card that links to a page: image, name, and one line with price and duration. */
export interface CardProps {
  readonly name: string;
  readonly href: string;
  readonly image?: ImageProps;
  readonly subtitle?: string;
  /** A second quiet line: 'usually £30 for first-time clients'. */
  readonly note?: string;
  readonly price?: string;
  readonly duration?: string;
}

/** Returns the heading level below another one. */
export const under = (level: HeadingLevel): HeadingLevel => (level === 'h2' ? 'h3' : 'h4');

export const Card = ({ card, heading: Heading, eager }: { card: CardProps; heading: HeadingLevel; eager: boolean }) => (
  <li className="card">
    {card.image && <ResponsiveImage image={card.image} loading={eager ? 'eager' : 'lazy'} />}
    <div>
      <Heading>
        <a href={card.href}>{card.name}</a>
      </Heading>
      {card.subtitle && <p className="s soft">{card.subtitle}</p>}
      {card.note && <p className="s soft">{card.note}</p>}
      {card.price && <PriceLine price={card.price} duration={card.duration} />}
    </div>
  </li>
);

/** '£300 per session • 45min': the price is large, and the text content is one string. */
export const PriceLine = ({ price, duration }: { price: string; duration?: string }) => (
  <p className="line fits">
    <Numeral text={price} />
    {duration && ' '}
    {duration && <span className="length">{`• ${duration}`}</span>}
  </p>
);
