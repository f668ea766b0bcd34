import { longestWithArrow, longestWord } from '../../primitives/fitted.ts';
import { Arrow } from '../../primitives/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import type { ImageProps } from '../../props.ts';
import { styleOf } from './style.ts';

export interface CoverProps {
  readonly title: string;
  readonly line: string;
  readonly image?: ImageProps;
  /** True for a photograph: it fills the screen. */
  readonly photograph?: boolean;
  /** True if text on the image needs a background of its own. */
  readonly scrim?: boolean;
  /** The doors, each in the colours of its department. */
  readonly doors: readonly {
    readonly label: string;
    readonly note: string;
    readonly href: string;
    readonly department: string;
  }[];
}

/** The full-screen hero: one image across the colours of all departments, and a door to each. */
export const Cover = ({ title, line, image, photograph = false, scrim = false, doors }: CoverProps) => (
  <section css={styleOf({ doors: doors.length, photograph, scrim })} aria-labelledby="cover-title">
    <div className="fields" aria-hidden="true">
      {doors.map(({ label, department }) => (
        <i key={label} data-department={department} />
      ))}
    </div>
    {image && <ResponsiveImage image={image} loading="first" />}
    <div className="words">
      <PageTitle id="cover-title" className={longestWord(title)}>
        {title}
      </PageTitle>
      <p className="line">{line}</p>
    </div>
    <div className={`doors ${longestWithArrow(doors.map(({ label }) => label))}`}>
      {doors.map((door) => (
        <a key={door.label} className="door" data-department={door.department} href={door.href}>
          <span>
            <b>
              {door.label}
              <Arrow />
            </b>
            <small>{door.note}</small>
          </span>
        </a>
      ))}
    </div>
  </section>
);
