import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { Embed } from '../islands/embed/Embed.tsx';
import type { EmbedSource } from '../islands/embed/source.ts';
import { Island } from '../islands/Island.tsx';
import type { ActionProps, Rich } from '../props.ts';
import { Heading } from './Heading.tsx';
import { GoLink } from './Link.tsx';
import { Paragraph } from './RichText.tsx';

/** A third-party service that a page can show. */
export interface EmbedPlaceholderProps {
  readonly provider: string;
  /** The name of the service. */
  readonly name: string;
  /** The notice about the consequences of loading the service. */
  readonly notice: Rich;
  /** A plain link to the same service. */
  readonly action: ActionProps;
  readonly source: EmbedSource;
}

/** Styles of `EmbedPlaceholder` inside an element; sections spread them into their own styles. */
export const embeds: CSSObject = {
  '& .frame': {
    display: 'none',
    background: 'var(--page)',
    '& iframe': { display: 'block', width: '100%', border: 0 },
  },
  // The frame has its size before it is visible, so that a provider can measure it.
  '& [data-state=loading]>.frame': { display: 'block', visibility: 'hidden', position: 'absolute', inset: 0 },
  '& [data-state=shown]': { '&>.frame': { display: 'block' }, '& .until': { display: 'none' } },
  '& .ways': {
    '& [aria-disabled]': { background: 'var(--ink-soft)', color: 'var(--page)', cursor: 'progress' },
    // The status is below the buttons, so that they do not move while the visitor uses them. If empty, it takes no
    // space.
    '& p': { order: 1, '&:empty': { position: 'absolute' } },
  },
  // Without scripts the button does nothing, so only the link is shown.
  '@media (scripting: none)': { '& .ways button': { display: 'none' } },
};

/** The id and class by which a provider's script finds its frame. */
function marksOf(source: EmbedSource): { readonly id?: string; readonly className?: string; readonly form?: string } {
  if (source.kind === 'scheduler') return { id: source.container };
  return source.kind === 'form' ? { className: source.className ?? '', form: source.formId } : {};
}

/**
 * The placeholder of a third-party service: names the provider, explains what loading it means, and offers a plain link
 * to the same service. With scripts, a button loads the service into the frame.
 */
export const EmbedPlaceholder = ({
  embed: { provider, name, notice, action, source },
  className = '',
  titled = false,
  children,
}: {
  embed: EmbedPlaceholderProps;
  className?: string;
  /** False if the surrounding section names the service; the notice then names the provider. */
  titled?: boolean;
  /** The content shown until the service is loaded. */
  children?: ReactNode;
}) => {
  const { id, className: ofProvider = '', form } = marksOf(source);
  return (
    <div className={`embed ${className}`.trim()} data-does="embed-sight">
      <section className={`frame ${ofProvider}`.trim()} id={id} data-form-id={form} aria-label={name} tabIndex={-1} />
      <div className="about">
        {titled && (
          <>
            <p className="xs provider">{`Provided by ${provider}`}</p>
            <Heading level="h3" className="t2 until" text={name} />
          </>
        )}
        <Paragraph className={titled ? 's notice until' : 'xs'} of={notice} />
        <div className="ways">
          <Island name="embed" hydrate="interaction" of={Embed} props={{ name, source }} />
          <GoLink action={action} />
        </div>
      </div>
      {children}
    </div>
  );
};
