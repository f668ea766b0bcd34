import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import type { Loading } from '../../primitives/ResponsiveImage.tsx';
import { Paragraph, RichText } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { ActionProps, HeadedProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface ProfilesProps extends HeadedProps {
  /** True if its first image is the largest in the first view of the page. */
  readonly isLcp?: boolean;
  readonly people: readonly ProfileProps[];
}

/** A person, with qualifications. */
export interface ProfileProps {
  /** The anchor of the person: "/team#founder". */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly focus: Rich;
  readonly about?: Rich;
  readonly qualifications: readonly Rich[];
  /** The number in the medical register, with a link to look it up. */
  readonly register?: ActionProps;
  readonly department: string;
  readonly image?: ImageProps;
}

const style = css({
  ...captionedImages,
  '& .plate': { aspectRatio: '3/4', borderRight: 'var(--hair) solid var(--line)' },
  '& .who,& .more': { padding: 'var(--s-7) var(--pad)', minWidth: 0 },
  '& .who': { gridColumn: 2, display: 'flex', flexDirection: 'column', gap: '1rem' },
  '& .more': { gridColumn: '3/5', borderLeft: 'var(--hair) solid var(--line)' },
  '& h3': { fontSize: 'var(--t-3)', letterSpacing: 'var(--track-3)' },
  '& .focus': { fontSize: 'var(--t-0)', marginTop: 'auto' },
  '& .about': { maxWidth: '26em', marginBottom: 'var(--s-6)' },
  '& h4': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', lineHeight: 1.3, paddingBottom: '.7rem' },
  '& li': { borderTop: 'var(--hair) solid var(--line)', padding: '.7rem 0' },
  '& li:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  '& .register': { fontVariantNumeric: 'tabular-nums' },
  '& .register a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, margin: '-.7rem 0' },
  [onTablet]: {
    '& .plate': { gridColumn: '1/3', gridRow: '1/3', aspectRatio: 'auto', minHeight: '30rem' },
    '& .who,& .more': { gridColumn: '3/5', padding: 'var(--s-6) var(--pad)', borderLeft: 0 },
    '& .who': { paddingBottom: 0 },
    '& .focus': { marginTop: 0 },
  },
  [onPhone]: {
    '& .plate,& .who,& .more': { gridColumn: 1, gridRow: 'auto', minHeight: 0 },
    '& .plate': { aspectRatio: '1/1', border: 0 },
  },
});

/** The people whom clients will meet, one below the other, each with qualifications and a registration number. */
export const Profiles = ({ id, title, text, isLcp = false, people }: ProfilesProps) => (
  <section css={style} id={id}>
    <SectionHead title={title} text={text} />
    {people.map((person, index) => (
      <Profile key={person.id} {...person} loading={isLcp && index === 0 ? 'first' : 'lazy'} />
    ))}
  </section>
);

const Profile = ({ loading, ...person }: ProfileProps & { loading: Loading }) => (
  <article className="grid" id={person.id} data-department={person.department}>
    {person.image && <CaptionedImage image={person.image} loading={loading} />}
    <div className="who">
      <Heading level="h3" text={person.name} />
      <p className="s">{person.title}</p>
      <Paragraph className="focus" of={person.focus} />
    </div>
    <div className="more">
      <Paragraph className="t1 about" of={person.about} />
      <Qualifications {...person} />
    </div>
  </article>
);

const Qualifications = ({ qualifications, register }: Pick<ProfileProps, 'qualifications' | 'register'>) =>
  (qualifications.length > 0 || register) && (
    <>
      <h4>Qualifications</h4>
      <ul className="s">
        {qualifications.map((qualification, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change their order
          <li key={index}>
            <RichText of={qualification} />
          </li>
        ))}
        {register && (
          <li className="register">
            <Link link={register.link}>{register.label}</Link>
          </li>
        )}
      </ul>
    </>
  );
