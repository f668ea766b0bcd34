import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island. If it throws, then or later, the server's markup is restored, so the page is as complete as
 * without scripts. Differences between server and browser are reported, so that tests notice them.
 */
export function hydrate(island: HTMLElement, Component: ComponentType): Promise<boolean> {
  const markup = island.innerHTML;
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const settle = (state: 'hydrated' | 'failed') => {
      island.dataset.state = state;
      resolve(state === 'hydrated');
    };
    const root = hydrateRoot(
      island,
      <Ready then={() => settle('hydrated')}>
        <Component {...props} />
      </Ready>,
      {
        onRecoverableError: (error) => reportError(error),
        onUncaughtError: (error) => {
          reportError(error);
          // React is still working when it reports the error.
          setTimeout(() => {
            root.unmount();
            island.innerHTML = markup;
            settle('failed');
          });
        },
      },
    );
  });
}

function Ready({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(then, [then]);
  return children;
}
