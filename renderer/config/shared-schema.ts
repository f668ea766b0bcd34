import { lazy } from '../core/lazy.ts';
import { readDeclaredNames } from './declared-names.ts';
import type { DeclaredNames } from './schema/base.ts';
import { site } from './schema/site.ts';

/**
 * Returns a function that gives the same schema for the names of each config, one config at a time. Creating a schema
 * takes ten times as long as reading a config with it, and it looks names up only when it reads a value.
 */
export function sharedSchema(): typeof site {
  const now: { known: DeclaredNames } = { known: readDeclaredNames({}) };
  const schema = lazy(() =>
    site({
      names: (kind) => now.known.names(kind),
      get generatedPages() {
        return now.known.generatedPages;
      },
      get roles() {
        return now.known.roles;
      },
      titled: (kind, text) => now.known.titled(kind, text),
      onlyUnused: (kind) => now.known.onlyUnused(kind),
      isFact: (path) => now.known.isFact(path),
      nearestFact: (path) => now.known.nearestFact(path),
    }),
  );
  return (known) => {
    now.known = known;
    return schema();
  };
}
