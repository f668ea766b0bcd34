import { Actions } from '../../primitives/Actions.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb.tsx';
import { Figure } from '../../primitives/Figure.tsx';
import { longestWord } from '../../primitives/fitted.ts';
import { Items } from '../../primitives/Items.tsx';
import { Plate } from '../../primitives/Plate.tsx';
import { Ways } from '../../primitives/Ways.tsx';
import { Words } from '../../primitives/Words.tsx';
import type { ActionProps, PictureProps, Rich, WaysProps } from '../../props.ts';
import { style } from './style.ts';

export interface TreatmentHeroProps {
  readonly id?: string;
  readonly title: string;
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  /** The page's name at the end of the crumbs. */
  readonly current: string;
  readonly lead: Rich;
  readonly price: string;
  /** What it costs those for whom it is not complimentary. */
  readonly usual?: string;
  readonly duration: string;
  readonly figures: readonly { readonly label: string; readonly value: string; readonly unit?: string }[];
  /** Both ways to book, or the page's own buttons. */
  readonly book: WaysProps | readonly ActionProps[];
  readonly trust: readonly Rich[];
  readonly picture?: PictureProps;
}

/** A title that needs several lines is set smaller, one that would fill the screen smaller still. */
const shapeOf = (title: string): string => {
  if (title.length > 22) return 'long';
  return title.length > 12 && title.includes(' ') ? 'lines' : '';
};

const isWays = (book: TreatmentHeroProps['book']): book is WaysProps => 'returning' in book;

/** The hero of a treatment: what it is, what it costs, how long it takes and how to book it, before anything else. */
export const TreatmentHero = (props: TreatmentHeroProps) => {
  const { id, title, crumbs, current, lead, book, trust, picture } = props;
  return (
    <section css={style} className={`${longestWord(title)} ${shapeOf(title)}`.trim()} id={id}>
      <div className="text">
        <Breadcrumb crumbs={crumbs} current={current} />
        <h1>{title}</h1>
        <p className="lead">
          <Words of={lead} />
        </p>
        <Spec {...props} />
        {isWays(book) ? <Ways ways={book} /> : <Actions actions={book} />}
        <Items of={trust} className="trust s" />
      </div>
      {picture && <Plate picture={picture} loading="first" />}
    </section>
  );
};

/** Longer words may be broken, so that none runs out of its cell. */
const WHOLE = 14;

const isWhole = (text: string): boolean => text.split(/[\s–-]+/).every((word) => word.length <= WHOLE);

const Spec = ({ price, usual, duration, figures }: TreatmentHeroProps) => (
  <dl className={`spec of${figures.length + 2}`}>
    <div>
      <dt>Price</dt>
      <dd>
        <Figure text={price} />
      </dd>
      {usual && <dd className="xs">{usual}</dd>}
    </div>
    <div>
      <dt>Duration</dt>
      <dd className={isWhole(duration) ? 'whole' : undefined}>
        <Figure text={duration} />
      </dd>
    </div>
    {figures.map(({ label, value, unit }) => (
      <div key={label} className="more">
        <dt>{label}</dt>
        <dd className={isWhole(value) ? 'whole' : undefined}>
          <Figure text={value} />
          {unit && <small className="unit">{` ${unit}`}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
