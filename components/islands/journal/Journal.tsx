import { useEffect, useState } from 'react';
import { JournalCards } from './JournalCards.tsx';
import { type Loaded, loadPosts, SLOW } from './load-posts.ts';
import type { JournalPost } from './posts.ts';

export interface JournalProps {
  /** Where the feed is asked for. */
  readonly path: string;
  readonly category: string;
  /** The words while the list cannot be loaded, and while there are no articles. */
  readonly failed: string;
  readonly empty: string;
  /** Posts that are shown at once; a refresh that fails leaves them. */
  readonly known?: readonly JournalPost[];
}

type State = { readonly kind: 'loading' } | Loaded;

/** Nobody looks at skeletons for longer; the page says instead that it failed. */
const FETCH_TIMEOUT_MS = 20_000;

/** How many cards stand for those that are on their way. */
export const SKELETONS = 4;

/** The journal's articles: on their way, there, none yet, or not to be had. */
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
