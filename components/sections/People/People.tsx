import { css } from '@emotion/react';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { GoLink } from '../../primitives/Link.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { ActionProps, HeadedProps, ImageProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface PeopleProps extends HeadedProps {
  readonly people: readonly PersonCard[];
  readonly action?: ActionProps;
}

/** A person in three lines. */
export interface PersonCard {
  /** Distinguishes people of the same name. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly focus: Rich;
  readonly department: string;
  readonly image?: ImageProps;
}

const style = css({
  ...captionedImages,
  '& .intro': { display: 'flex', flexDirection: 'column', gap: '1.5rem', '& .go': { alignSelf: 'start' } },
  '& .cards': { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gridColumn: 'span 3' },
  '& article': { borderLeft: 'var(--hair) solid var(--line)', minWidth: 0 },
  '& .plate': { aspectRatio: '3/4' },
  '& .who': { padding: 'var(--s-5) var(--pad) var(--s-7)' },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.14 },
  '& .title': { marginTop: '.5rem' },
  '& .focus': { marginTop: '1rem' },
  [onTablet]: {
    '& .intro': { gridColumn: '1/-1', borderBottom: 'var(--hair) solid var(--line)' },
    '& .cards': { gridColumn: '1/-1' },
    '& article:nth-of-type(3n+1)': { borderLeft: 0 },
  },
  [onPhone]: {
    '& .cards': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& article': { border: 0, display: 'grid', gridTemplateColumns: '42% minmax(0,1fr)' },
    '& article+article': { borderTop: 'var(--hair) solid var(--line)' },
    '& article:not(:has(.plate))': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .plate': { aspectRatio: 'auto', minHeight: '13.5rem' },
    '& .who': { padding: '1.25rem var(--pad) 1.5rem 1.1rem' },
  },
});

/** The people who work here: a portrait, a name, a title and a focus each. */
export const People = ({ id, title, text, people, action }: PeopleProps) => (
  <section css={style} className="grid" id={id}>
    <SectionIntro title={title} text={text} className="s measure">
      {action && <GoLink action={action} />}
    </SectionIntro>
    <div className="cards">{people.map(card)}</div>
  </section>
);

const card = ({ id, name, title, focus, department, image }: PersonCard) => (
  <article key={id} data-department={department}>
    {image && <CaptionedImage image={image} />}
    <div className="who">
      <Heading level="h3" text={name} />
      <p className="s soft title">{title}</p>
      <Paragraph className="s focus" of={focus} />
    </div>
  </article>
);
