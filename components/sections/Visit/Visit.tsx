import type { OpeningTimes } from '../../behaviours/opening/state.ts';
import { ButtonRow } from '../../primitives/ButtonRow.tsx';
import { CaptionedImage } from '../../primitives/CaptionedImage.tsx';
import { EmbedPlaceholder, type EmbedPlaceholderProps } from '../../primitives/EmbedPlaceholder.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Hours, type HoursProps } from '../../primitives/Hours.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, HeadedProps, ImageProps } from '../../props.ts';
import { style } from './style.ts';

export interface VisitProps extends HeadedProps {
  /** The address, line by line. */
  readonly address: readonly string[];
  readonly phone: ActionProps;
  readonly email: ActionProps;
  /** The week as bars, or as text if there is little space. */
  readonly hours:
    | ({ readonly kind: 'table'; readonly times: OpeningTimes } & HoursProps)
    | { readonly kind: 'words'; readonly text: string };
  /** 'By appointment' */
  readonly visitNote: string;
  /** The dates on which the clinic is closed, and those with other hours that the table does not show. */
  readonly specialDays: readonly string[];
  readonly actions: readonly ActionProps[];
  readonly map?: MapProps;
}

/** The image that is shown until the visitor loads the map. */
export interface MapProps {
  readonly image: ImageProps;
  readonly embed?: EmbedPlaceholderProps;
}

/** The address and opening hours of the clinic, and how to reach it. */
export const Visit = (props: VisitProps) => (
  <section css={style} className={props.hours.kind === 'table' ? 'grid' : 'grid short'} id={props.id}>
    <div className="c where">
      <Heading className="t3" text={props.title} />
      <Paragraph className="s" of={props.text} />
      <Contact {...props} />
    </div>
    <Open {...props} />
    {props.actions.length > 0 && (
      <div className="c buttons">
        <ButtonRow actions={props.actions} />
      </div>
    )}
    {props.map && <MapImage {...props.map} />}
  </section>
);

const Contact = ({ address, phone, email }: VisitProps) => (
  <address>
    <p className="t1">
      {address.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
    <button
      type="button"
      className="plain"
      data-does="copy"
      data-copied="Address copied"
      data-marked="Copying was refused. The address is marked."
    >
      Copy address
    </button>
    <ul className="s">
      {[phone, email].map(({ label, link }) => (
        <li key={label}>
          <Link link={link}>{label}</Link>
        </li>
      ))}
    </ul>
  </address>
);

const Open = ({ hours, visitNote, specialDays }: VisitProps) => (
  <div className="c open" {...(hours.kind === 'table' && followed(hours.times))}>
    <h3>Opening hours</h3>
    {hours.kind === 'table' ? (
      <>
        <p className="s now" />
        <Hours days={hours.days} scale={hours.scale} />
      </>
    ) : (
      <p className="s">{hours.text}</p>
    )}
    <ul className="xs">
      {[visitNote, ...specialDays].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

/** The HTML cannot depend on the time of the visit: a script shows whether the clinic is open then. */
const followed = (times: OpeningTimes) => ({ 'data-does': 'opening', 'data-hours': JSON.stringify(times) });

/** The drawn map, and the button that loads the interactive one. */
const MapImage = ({ image, embed }: MapProps) =>
  embed ? (
    <EmbedPlaceholder embed={embed} className="map">
      <CaptionedImage image={image} />
    </EmbedPlaceholder>
  ) : (
    <div className="map">
      <CaptionedImage image={image} />
    </div>
  );
