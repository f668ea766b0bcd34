import { css } from '@emotion/react';
import { CardGroup, type CardGroupProps } from '../../primitives/cards/CardGroup.tsx';
import { cardGroups } from '../../primitives/cards/style.ts';
import { Heading } from '../../primitives/Heading.tsx';
import type { TitledProps } from '../../props.ts';
import { onPhone } from '../../theme.ts';

interface CatalogueGroupsProps extends TitledProps {
  /** The department of the catalogue, for its colours. */
  readonly department: string;
  /** A sentence beside the title. */
  readonly label: string;
  readonly groups: readonly CardGroupProps[];
}

/** The height of the table of contents that stays below the header. */
const TOC = '3.25rem';

const style = css(cardGroups, {
  '& header': { background: 'var(--field)', alignItems: 'end', borderBottom: 0 },
  '& header>*': { paddingBlock: 'var(--s-8) var(--s-6)', border: '0!important' },
  '& h2': {
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.92,
    marginLeft: '-.04em',
  },
  '& header p': { [onPhone]: { paddingTop: 0, marginTop: '-1.5rem' } },
  // Anchors scroll to a position below the header, so that the table of contents covers this padding and not the
  // images. A negative margin compensates for the padding; it must not intercept clicks.
  '& .group': {
    marginTop: `calc(-1*${TOC})`,
    paddingTop: TOC,
    pointerEvents: 'none',
    '&>*': { pointerEvents: 'auto' },
  },
});

/** The whole catalogue of one department, category by category, each with its own anchor. */
export const CatalogueGroups = ({ id, title, department, label, groups }: CatalogueGroupsProps) => (
  <section css={style} id={id} data-department={department}>
    <header className="grid">
      <Heading className="c n2" text={title} />
      <p className="c n2 t1">{label}</p>
    </header>
    {groups.map((group, index) => (
      <CardGroup key={group.title} group={group} heading="h3" eager={index === 0 ? 2 : 0} />
    ))}
  </section>
);
