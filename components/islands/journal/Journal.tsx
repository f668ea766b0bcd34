import { useEffect, useState } from 'react';
import { JournalCards } from './JournalCards.tsx';
import { type Loaded, loadPosts, SLOW } from './load-posts.ts';
import type { JournalPost } from './posts.ts';

export interface JournalProps {
  /** The path of the feed. */
  readonly path: string;
  readonly category: string;
  /** The text if the list cannot be loaded, and if there are no articles. */
  readonly failed: string;
  readonly empty: string;
  /** Posts to display at once; if a refresh fails, they stay. */
  readonly known?: readonly JournalPost[];
}

type State = { readonly kind: 'loading' } | Loaded;

/** After this time the page reports a failure instead of showing skeletons. */
const FETCH_TIMEOUT_MS = 20_000;

/** The number of skeleton cards. */
export const SKELETONS = 4;

/** The journal's articles, with the states loading, list, empty and failed. */
export const Journal = ({ path, category, failed, empty, known }: JournalProps) => {
  const [state, setState] = useState<State>(known ? { kind: 'list', posts: known } : { kind: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    const slow = setTimeout(() => left.abort(SLOW), FETCH_TIMEOUT_MS);
    loadPosts(path, category, left.signal).then(
      (next) => setState((now) => (next.kind === 'failed' && now.kind === 'list' ? now : next)),
      () => undefined,
    );
    return () => {
      clearTimeout(slow);
      left.abort();
    };
  }, [path, category]);
  return (
    <div className="feed" aria-busy={state.kind === 'loading'}>
      <p className="vh" role="status">
        {state.kind === 'loading' ? 'Loading the articles' : ''}
      </p>
      <Shown state={state} failed={failed} empty={empty} />
    </div>
  );
};

const Shown = ({ state, failed, empty }: { state: State } & Pick<JournalProps, 'failed' | 'empty'>) => {
  if (state.kind === 'loading') return <Skeletons />;
  if (state.kind === 'failed')
    return (
      <div className="c empty" role="alert">
        <p className="t2">{failed}</p>
        <p className="s">{state.message}</p>
      </div>
    );
  if (state.posts.length === 0) return <p className="c t2 empty">{empty}</p>;
  return <JournalCards posts={state.posts} />;
};

const Skeletons = () => (
  <ul className="grid posts" aria-hidden="true">
    {Array.from({ length: SKELETONS }, (_, index) => index).map((place) => (
      <li key={place} className="skeleton">
        <div className="plate" />
        <div className="bones">
          <i />
          <i />
          <i />
        </div>
      </li>
    ))}
  </ul>
);
