import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { Embed } from '../islands/embed/Embed.tsx';
import type { EmbedSource } from '../islands/embed/source.ts';
import { Island } from '../islands/Island.tsx';
import type { ActionProps, Rich } from '../props.ts';
import { GoLink } from './Link.tsx';
import { RichText } from './RichText.tsx';

/** What another provider can show on a page. */
export interface EmbedPlaceholderProps {
  readonly provider: string;
  /** What it is. */
  readonly name: string;
  /** What happens when it is loaded. */
  readonly notice: Rich;
  /** The plain link that does the same without it. */
  readonly action: ActionProps;
  readonly source: EmbedSource;
}

/** How every `EmbedPlace` below an element behaves: a section spreads this into its own styles. */
export const embeds: CSSObject = {
  '& .frame': {
    display: 'none',
    background: 'var(--page)',
    '& iframe': { display: 'block', width: '100%', border: 0 },
  },
  // It has its room before it is seen, so that a provider can measure it.
  '& [data-state=loading]>.frame': { display: 'block', visibility: 'hidden', position: 'absolute', inset: 0 },
  '& [data-state=shown]': { '&>.frame': { display: 'block' }, '& .until': { display: 'none' } },
  '& .ways': {
    '& [aria-disabled]': { background: 'var(--ink-soft)', color: 'var(--page)', cursor: 'progress' },
    // What is going on stands below, so that nothing moves away under the visitor's hand. Empty, it takes no room.
    '& p': { order: 1, '&:empty': { position: 'absolute' } },
  },
  // Without scripts the button does nothing: the link is what there is.
  '@media (scripting: none)': { '& .ways button': { display: 'none' } },
};

/** The id and class by which a provider's script finds its place. */
function marksOf(source: EmbedSource): { readonly id?: string; readonly className?: string; readonly form?: string } {
  if (source.kind === 'scheduler') return { id: source.container };
  return source.kind === 'form' ? { className: source.className ?? '', form: source.formId } : {};
}

/**
 * Stands for the service of another provider: who they are, what loading means, a plain link that does the same, and
 * with scripts a button that loads it into the place beside, which is nobody else's.
 */
export const EmbedPlaceholder = ({
  embed: { provider, name, notice, action, source },
  className = '',
  titled = false,
  children,
}: {
  embed: EmbedPlaceholderProps;
  className?: string;
  /** False where what stands around it says what it is; its notice then says who provides it. */
  titled?: boolean;
  /** What is drawn in its place until then. */
  children?: ReactNode;
}) => {
  const { id, className: ofProvider = '', form } = marksOf(source);
  return (
    <div className={`embed ${className}`.trim()} data-does="embed-sight">
      <section className={`frame ${ofProvider}`.trim()} id={id} data-form-id={form} aria-label={name} tabIndex={-1} />
      <div className="about">
        {titled && (
          <>
            <p className="xs provider">{`A service of ${provider}`}</p>
            <h3 className="t2 until">{name}</h3>
          </>
        )}
        <p className={titled ? 's notice until' : 'xs'}>
          <RichText of={notice} />
        </p>
        <div className="ways">
          <Island name="embed" hydrate="interaction" of={Embed} props={{ name, source }} />
          <GoLink action={action} />
        </div>
      </div>
      {children}
    </div>
  );
};
