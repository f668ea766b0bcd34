import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { GoLink } from '../../primitives/Link.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, HeadedProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';
import { Weeks, type WeeksProps } from './Weeks.tsx';

export interface ProgrammeProps extends WeeksProps {
  readonly name: string;
  readonly schedule: string;
  readonly description: Rich;
  readonly price: string;
  /** 'or 2 x £675 = £1,350 in all' */
  readonly instalments?: string;
  readonly note?: Rich;
  readonly action: ActionProps;
}

interface ProgrammesProps extends HeadedProps {
  /** The department of the programmes, for its colours. */
  readonly department: string;
  /** The number of weeks on the timeline. */
  readonly span: number;
  readonly programmes: readonly ProgrammeProps[];
  readonly action?: ActionProps;
}

const line = 'var(--hair) solid var(--line)';

const style = css({
  background: 'var(--field-light)',
  color: 'var(--ink)',
  '& .about': {
    paddingTop: 'var(--s-8)',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.25rem',
  },
  '& .go': { marginTop: 'auto', alignSelf: 'start' },
  '& .list': { gridColumn: 'span 3', borderLeft: line },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '&+li': { borderTop: line },
    '&:first-of-type>*': { paddingTop: 'var(--s-8)' },
  },
  '& li>div': { padding: '1.75rem var(--pad)', minWidth: 0 },
  // A name of two words fits on one line in a quarter of the window.
  '& h3': {
    fontSize: 'clamp(1.5rem,1.05rem + .85vw,2.25rem)',
    letterSpacing: 'var(--track-2)',
    lineHeight: 1.12,
    marginBottom: '.35rem',
  },
  '& svg:not(.ar)': { width: '100%', height: 'auto', overflow: 'visible', marginBottom: '.9rem' },
  '& .line': { fill: 'none', stroke: 'var(--ink)', vectorEffect: 'non-scaling-stroke' },
  '& .on': { strokeDasharray: '2 5' },
  '& .mark': { fill: 'var(--accent)' },
  '& .price': { display: 'flex', flexDirection: 'column', gap: '.3rem' },
  '& .num': { fontSize: 'clamp(2.75rem,4.4vw,5.5rem)', letterSpacing: '-.05em', lineHeight: 1 },
  '& .words': { fontSize: 'clamp(2rem,2.9vw,3.5rem)', letterSpacing: '-.03em' },
  '& .key': { padding: '1rem var(--pad)', borderTop: line },
  [onTablet]: {
    '& .about,& .list': { gridColumn: '1/-1', borderLeft: 0 },
    '& .about': { paddingBottom: 'var(--s-5)' },
    '& .list': { borderTop: line },
    '& li:first-of-type>*': { paddingTop: '1.75rem' },
  },
  [onPhone]: {
    '& .about': { paddingTop: 'var(--s-7)' },
    '& li': { gridTemplateColumns: 'minmax(0,1fr)', padding: '1.6rem var(--pad)', gap: '1.1rem' },
    '& li>div,& li:first-of-type>div': { padding: 0 },
    '& .num': { fontSize: '3.2rem' },
    '& .words': { fontSize: '2.25rem' },
  },
});

/** The programmes of a department, each on a timeline of weeks, with its price and the total of its instalments. */
export const Programmes = ({ id, title, text, department, span, programmes, action }: ProgrammesProps) => (
  <section css={style} className="grid" id={id} data-department={department}>
    <div className="c about">
      <Heading className="t3" text={title} />
      <Paragraph className="s" of={text} />
      {action && <GoLink action={action} />}
    </div>
    <div className="list">
      <ul>
        {programmes.map((programme) => (
          <Programme key={programme.name} {...programme} span={span} />
        ))}
      </ul>
      <p className="key xs" aria-hidden="true">
        Each mark is one session, each tick one week.
      </p>
    </div>
  </section>
);

const Programme = ({
  name,
  schedule,
  description,
  price,
  instalments,
  note,
  action,
  ...weeks
}: ProgrammeProps & { span: number }) => (
  <li>
    <div>
      <Heading level="h3" text={name} />
      <p className="s">{schedule}</p>
    </div>
    <div>
      <Weeks {...weeks} />
      <Paragraph className="s" of={description} />
    </div>
    <div className="price">
      <p className="fits">
        <Numeral text={price} />
      </p>
      {instalments && <p className="s">{instalments}</p>}
      <Paragraph className="s" of={note} />
      <GoLink action={action} />
    </div>
  </li>
);
