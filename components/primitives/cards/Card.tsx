import type { ImageProps } from '../../props.ts';
import { Numeral } from '../Numeral.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';

/** A card leads to a page: its picture, its name, and its price and length in one line. */
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

export type HeadingLevel = 'h2' | 'h3' | 'h4';

/** The level under another one. */
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

/** '£300 per session • 45min': the price large, the whole still one text. */
export const PriceLine = ({ price, duration }: { price: string; duration?: string }) => (
  <p className="line">
    <Numeral text={price} />
    {duration && ' '}
    {duration && <span className="length">{`• ${duration}`}</span>}
  </p>
);
