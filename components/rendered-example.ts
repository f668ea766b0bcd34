import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Examples } from './examples.ts';

/** An example of a component, ready to be rendered. */
export interface RenderedExample<Props = unknown> {
  readonly component: string;
  /** The name of the example. */
  readonly example: string;
  readonly element: ReactElement<Props>;
}

/** The examples of one component, ready to be rendered. */
export function examplesOf<Props extends object>(
  component: string,
  type: ComponentType<Props>,
  examples: Examples<Props>,
): readonly RenderedExample<Props>[] {
  return Object.entries(examples).map(([example, props]) => ({
    component,
    example,
    element: createElement(type, props),
  }));
}
