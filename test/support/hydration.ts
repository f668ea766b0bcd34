import { Window } from 'happy-dom';
import type { ComponentType } from 'react';
import { createElement, useState } from 'react';
import * as assert from 'uvu/assert';
import { type HydrationTrigger, Island } from '../../components/islands/Island.tsx';
import { hydrate } from '../../renderer/islands/browser/hydrate.tsx';
import { markupOf } from './markup.ts';

/** A hydrated island on a separate page. */
export interface Hydrated {
  readonly island: HTMLElement;
  /** The HTML that the server rendered for it. */
  readonly served: string;
  /** Errors and warnings since its hydration. */
  readonly complaints: readonly string[];
  readonly window: Window;
}

export interface HydrationOptions {
  readonly hydrate?: HydrationTrigger;
  /** Changes the page before the island hydrates, for example its settings or responses. */
  readonly before?: (window: Window, island: HTMLElement) => void;
}

/** The globals that scripts of a page use. */
const GLOBALS = [
  ...['document', 'Element', 'HTMLElement', 'Node', 'Event', 'CustomEvent'],
  ...['matchMedia', 'IntersectionObserver', 'addEventListener', 'removeEventListener'],
];

/**
 * Renders an island as the server does, hydrates it as the browser does, and runs a function with it. Fails if React
 * finds a difference between the two or warns of anything; React reports all of them only in development.
 */
export async function hydrated<Props extends object>(
  of: ComponentType<Props>,
  props: Props,
  run: (page: Hydrated) => void | Promise<void>,
  { hydrate: trigger = 'view', before }: HydrationOptions = {},
): Promise<void> {
  assert.is(process.env.NODE_ENV, 'development', 'React warns only in development');
  const html = markupOf(createElement(Island<Props>, { name: 'tested', hydrate: trigger, of, props }));
  const window = new Window({ url: 'https://clinic.example/page' });
  const complaints: string[] = [];
  await within(window, complaints, async () => {
    document.body.innerHTML = html;
    const island = document.querySelector<HTMLElement>('.island');
    if (!island) throw new Error('There is no island.');
    const served = island.innerHTML;
    before?.(window, island);
    const { Tested, leave } = leavable(of, props);
    try {
      await hydrate(island, Tested);
      await rest();
      assert.equal(complaints, []);
      await run({ island, served, complaints, window });
    } finally {
      leave();
      await rest();
    }
    assert.equal(complaints, []);
  });
}

/** A component that can be removed from its page, so that no effect of it keeps running. */
function leavable<Props extends object>(of: ComponentType<Props>, props: Props) {
  const parting = { leave: () => {} };
  const Tested = (given: object) => {
    const [there, setThere] = useState(true);
    parting.leave = () => setThere(false);
    return there ? createElement(of, { ...props, ...given }) : null;
  };
  return { Tested, leave: () => parting.leave() };
}

/** Gives React time for its deferred work: it works in slices of a few milliseconds, and a slice may be late. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs a function in a page, and restores the previous globals afterwards. */
async function within(window: Window, complaints: string[], run: () => Promise<void>): Promise<void> {
  const page: Record<string, unknown> = Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(window, name)]));
  const complain = (...words: readonly unknown[]) => void complaints.push(words.map(String).join(' '));
  const put = { ...page, window, reportError: complain };
  const previous = Object.keys(put).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const { error } = console;
  console.error = complain;
  for (const [name, value] of Object.entries(put))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    await run();
  } finally {
    console.error = error;
    await window.happyDOM.close();
    for (const [name, descriptor] of previous)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Waits until a condition is met; fails after a time limit. */
export async function until(what: string, condition: () => boolean): Promise<void> {
  for (let round = 0; round < 2000; round += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.unreachable(`The condition was not met: ${what}`);
}

/** Returns the button with a name. */
export function buttonOf(island: HTMLElement, name: string): HTMLElement {
  const buttons = [...island.querySelectorAll<HTMLElement>('button')];
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (!found) throw new Error(`There is no button “${name}”: ${buttons.map((one) => one.outerHTML).join(' ')}`);
  return found;
}
