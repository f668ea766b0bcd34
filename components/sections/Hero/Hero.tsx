import { Actions } from '../../primitives/Actions.tsx';
import { BookingOptions } from '../../primitives/BookingOptions.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb.tsx';
import { CaptionedImage } from '../../primitives/CaptionedImage.tsx';
import { longestWord } from '../../primitives/fitted.ts';
import { Items } from '../../primitives/Items.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, BookingOptionsProps, ImageProps, Rich, TitledProps } from '../../props.ts';
import { type Shape, styleOf } from './style.ts';

export interface HeroProps extends TitledProps {
  readonly lead: Rich;
  readonly crumbs: readonly { readonly name: string; readonly href: string }[];
  /** The name of this page at the end of the breadcrumbs. */
  readonly current: string;
  readonly image?: ImageProps;
  readonly tone: 'light' | 'deep';
  /** The booking options, or the page's own buttons. */
  readonly bookingOptions?: BookingOptionsProps;
  readonly actions: readonly ActionProps[];
  readonly note?: Rich;
  readonly trust: readonly Rich[];
  /** Links to the related pages of the other departments, including this page. */
  readonly switch: readonly {
    readonly label: string;
    readonly href: string;
    readonly department: string;
    readonly current: boolean;
  }[];
}

/**
 * The position of the text: beside the image if there are booking buttons, above it if there are none, and plain
 * without an image.
 */
const shapeOf = ({ image, bookingOptions, actions, switch: pages }: HeroProps): Shape => {
  if (!image) return 'plain';
  return bookingOptions || actions.length > 0 || pages.length > 0 ? 'beside' : 'above';
};

/** The first view of an inner page: its title, its subject and its first steps. */
export const Hero = (props: HeroProps) => (
  <section
    css={styleOf(shapeOf(props), props.tone, props.switch.length > 0)}
    className={longestWord(props.title)}
    id={props.id}
  >
    <div className="words">
      {props.switch.length > 0 && <Switch pages={props.switch} />}
      <Breadcrumb crumbs={props.crumbs} current={props.current} />
      <PageTitle>{props.title}</PageTitle>
      <div className="rest">
        <Paragraph className="lead" of={props.lead} />
        <Begin {...props} />
      </div>
    </div>
    {props.image && <CaptionedImage image={props.image} loading="first" />}
  </section>
);

/** The first steps: a line, the buttons and the trust claims. */
const Begin = ({ note, bookingOptions, actions, trust }: HeroProps) => (
  <>
    <Paragraph className="note s" of={note} />
    {bookingOptions && <BookingOptions options={bookingOptions} />}
    {actions.length > 0 && <Actions actions={actions} />}
    {trust.length > 0 && <Items of={trust} className="trust s" />}
  </>
);

const Switch = ({ pages }: { pages: HeroProps['switch'] }) => (
  <nav className="switch" aria-label="Consultations">
    {pages.map(({ label, href, department, current }) => (
      <a key={href} href={href} data-department={department} aria-current={current ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </nav>
);
