import { Actions } from '../../primitives/Actions.tsx';
import { BookingOptions } from '../../primitives/BookingOptions.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb.tsx';
import { CaptionedImage } from '../../primitives/CaptionedImage.tsx';
import { longestWord } from '../../primitives/fitted.ts';
import { Items } from '../../primitives/Items.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, BookingOptionsProps, ImageProps, Rich, TitledProps } from '../../props.ts';
import { style } from './style.ts';

export interface TreatmentHeroProps extends TitledProps {
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  /** The name of the page at the end of the breadcrumbs. */
  readonly current: string;
  readonly lead: Rich;
  readonly price: string;
  /** The usual price of a complimentary treatment. */
  readonly usual?: string;
  /** Its duration, if it has one. */
  readonly duration?: string;
  readonly figures: readonly { readonly label: string; readonly value: string; readonly unit?: string }[];
  /** The booking options, or the page's own buttons. */
  readonly book: BookingOptionsProps | readonly ActionProps[];
  readonly trust: readonly Rich[];
  readonly image?: ImageProps;
}

/** A title with several lines is smaller, and one that would fill the screen smaller still. */
const shapeOf = (title: string): string => {
  if (title.length > 22) return 'long';
  return title.length > 12 && title.includes(' ') ? 'lines' : '';
};

const isBookingOptions = (book: TreatmentHeroProps['book']): book is BookingOptionsProps => 'returning' in book;

/** The hero of a treatment page: its name, price, duration and booking buttons come first. */
export const TreatmentHero = (props: TreatmentHeroProps) => {
  const { id, title, crumbs, current, lead, book, trust, image } = props;
  return (
    <section css={style} className={`${longestWord(title)} ${shapeOf(title)}`.trim()} id={id}>
      <div className="text">
        <Breadcrumb crumbs={crumbs} current={current} />
        <PageTitle>{title}</PageTitle>
        <Paragraph className="lead" of={lead} />
        <Spec {...props} />
        {isBookingOptions(book) ? <BookingOptions options={book} /> : <Actions actions={book} />}
        <Items of={trust} className="trust s" />
      </div>
      {image && <CaptionedImage image={image} loading="first" />}
    </section>
  );
};

const Spec = ({ price, usual, duration, figures }: TreatmentHeroProps) => (
  <dl className={`spec of${figures.length + (duration === undefined ? 1 : 2)}`}>
    <div>
      <dt>Price</dt>
      <dd>
        <Numeral text={price} />
      </dd>
      {usual && <dd className="xs">{usual}</dd>}
    </div>
    {duration !== undefined && (
      <div>
        <dt>Duration</dt>
        <dd>
          <DurationFigure text={duration} />
        </dd>
      </div>
    )}
    {figures.map(({ label, value, unit }) => (
      <div key={label} className="more">
        <dt>{label}</dt>
        <dd>
          <Numeral text={value} />
          {unit && <Unit text={unit} />}
        </dd>
      </div>
    ))}
  </dl>
);

/** '2h over 2 visits': the time is large, and the visits are its unit. */
const DurationFigure = ({ text }: { text: string }) => {
  const [time = text, visits] = text.split(/ (?=over )/);
  return (
    <>
      <Numeral text={time} />
      {visits && <Unit text={visits} />}
    </>
  );
};

/** A longer unit may wrap. */
const MAX_UNIT = 14;

const Unit = ({ text }: { text: string }) => (
  <small className={text.length > MAX_UNIT ? 'unit long' : 'unit'}>{` ${text}`}</small>
);
