import { useEffect, useState } from 'react';
import { JournalCards } from './JournalCards.tsx';
import { type JournalPost, postsIn } from './posts.ts';
import { QueryError, query } from './query.ts';

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

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly posts: readonly JournalPost[] }
  | { readonly kind: 'failed'; readonly message: string };

/** How many cards stand for those that are on their way. */
export const SKELETONS = 4;

/** The journal's articles: on their way, there, none yet, or not to be had. */
export const Journal = ({ path, category, failed, empty, known }: JournalProps) => {
  const [state, setState] = useState<State>(known ? { kind: 'list', posts: known } : { kind: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    loadPosts(path, category, left.signal).then(
      (next) => setState((now) => (next.kind === 'failed' && now.kind === 'list' ? now : next)),
      () => undefined,
    );
    return () => left.abort();
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

/** Rejects only where the page has been left. */
const loadPosts = async (path: string, category: string, signal: AbortSignal): Promise<State> => {
  try {
    return { kind: 'list', posts: postsIn(await query([path], signal), category) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', message: messageOf(error) };
  }
};

const messageOf = (error: unknown): string => {
  if (error instanceof QueryError) return `Failed to load journal feed (${error.status})`;
  return error instanceof Error ? error.message : String(error);
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
