import { useRef } from 'react';
import { Arrow } from '../../primitives/Link.tsx';
import type { EmbedSource } from './source.ts';
import { useLoading } from './use-loading.ts';
import { buttonWords, statusWords } from './words.ts';

interface EmbedProps {
  /** The name of the service, which also labels its frame on the page. */
  readonly name: string;
  readonly source: EmbedSource;
}

/** The button that loads a third-party service into the frame beside the island, and the status of loading. */
export function Embed({ name, source }: EmbedProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const { state, request } = useLoading(source, name, status);
  return (
    <>
      <p className="s" role="status" ref={status}>
        {statusWords(source.kind, state)}
      </p>
      {state.phase !== 'shown' && (
        <button type="button" className="btn" aria-disabled={state.phase === 'loading' || undefined} onClick={request}>
          {buttonWords(source.kind, state)}
          <Arrow down />
        </button>
      )}
    </>
  );
}
