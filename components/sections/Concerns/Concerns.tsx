import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import type { LinkProps, TitledProps } from '../../props.ts';

interface ConcernsProps extends TitledProps {
  readonly links: readonly { readonly label: string; readonly link: LinkProps; readonly price?: string }[];
}

const style = css({
  padding: 'var(--s-6) var(--pad)',
  borderBottom: 'var(--hair) solid var(--line)',
  '& h2': { marginBottom: '1.1rem' },
  '& li': {
    borderTop: 'var(--hair) solid var(--line)',
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 1.25rem',
    minHeight: 54,
    padding: '.6rem 0',
    textDecoration: 'none',
    lineHeight: 1.3,
    '&:hover': { color: 'var(--accent)' },
  },
});

/** The most common concerns, with the price of the treatment that each links to, if the price may be advertised. */
export const Concerns = ({ id, title, links }: ConcernsProps) => (
  <section css={style} id={id}>
    <Heading className="t2" text={title} />
    <ul>
      {links.map(({ label, link, price }) => (
        <li key={label}>
          <Link link={link}>
            <span>{label}</span>
            {price && <span className="s">{` ${price}`}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
