import { css } from '@emotion/react';
import { Words } from '../../primitives/Words.tsx';
import type { Rich } from '../../props.ts';

export interface BareProps {
  readonly id?: string;
  readonly name: string;
  readonly description: Rich;
}

const style = css({
  padding: 'var(--s-8) var(--pad)',
  minHeight: '60svh',
  '& h1': {
    fontSize: 'clamp(2.6rem,1.6rem + 5vw,7rem)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    maxWidth: '12em',
    marginLeft: '-.04em',
  },
  '& p': { marginTop: '2rem' },
});

/** A treatment that has no page of its own yet: its name and its description. */
export const Bare = ({ id, name, description }: BareProps) => (
  <section css={style} id={id}>
    <h1>{name}</h1>
    <p className="t1 measure">
      <Words of={description} />
    </p>
  </section>
);
