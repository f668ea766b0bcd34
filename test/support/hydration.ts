import { Window } from 'happy-dom';
import type { ComponentType } from 'react';
import { createElement, useState } from 'react';
import * as assert from 'uvu/assert';
import { type HydrationTrigger, Island } from '../../components/islands/Island.tsx';
import { hydrate } from '../../renderer/islands/browser/hydrate.tsx';
import { markupOf } from './markup.ts';

/** An island that is awake, in a page of its own. */
export interface Hydrated {
  readonly island: HTMLElement;
  /** The markup that the server wrote for it. */
  readonly served: string;
  /** What was reported or complained of since it was woken. */
  readonly complaints: readonly string[];
  readonly window: Window;
}

export interface HydrationOptions {
  readonly hydrate?: HydrationTrigger;
  /** Changes the page before the island wakes: its settings, or what it is asked for. */
  readonly before?: (window: Window, island: HTMLElement) => void;
}

/** What scripts of a page find around them. */
const GLOBALS = [
  ...['document', 'Element', 'HTMLElement', 'Node', 'Event', 'CustomEvent'],
  ...['matchMedia', 'IntersectionObserver', 'addEventListener', 'removeEventListener'],
];

/**
 * Writes an island as the server does, wakes it as the browser does, and runs with it. It fails where React finds a
 * difference between the two or complains of anything; React only tells of all of them in development.
 */
export async function hydrated<Props extends object>(
  of: ComponentType<Props>,
  props: Props,
  run: (page: Hydrated) => void | Promise<void>,
  { hydrate: trigger = 'view', before }: HydrationOptions = {},
): Promise<void> {
  assert.is(process.env.NODE_ENV, 'development', 'React complains in development only');
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

/** A component that can be taken out of its page, so that nothing of it goes on afterwards. */
function leavable<Props extends object>(of: ComponentType<Props>, props: Props) {
  const parting = { leave: () => {} };
  const Tested = (given: object) => {
    const [there, setThere] = useState(true);
    parting.leave = () => setThere(false);
    return there ? createElement(of, { ...props, ...given }) : null;
  };
  return { Tested, leave: () => parting.leave() };
}

/** Gives React the time to do what it has put off: it works in turns of a few milliseconds, and a turn may be late. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs in a page. What was there before is there again afterwards. */
async function within(window: Window, complaints: string[], run: () => Promise<void>): Promise<void> {
  const page: Record<string, unknown> = Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(window, name)]));
  const complain = (...words: readonly unknown[]) => void complaints.push(words.map(String).join(' '));
  const put = { ...page, window, reportError: complain };
  const kept = Object.keys(put).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const { error } = console;
  console.error = complain;
  for (const [name, value] of Object.entries(put))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    await run();
  } finally {
    console.error = error;
    await window.happyDOM.close();
    for (const [name, descriptor] of kept)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Waits until something is so; fails where it does not become so. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 2000; round += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.unreachable(`It never came to be: ${what}`);
}

/** The button of a name. */
export function buttonOf(island: HTMLElement, name: string): HTMLElement {
  const buttons = [...island.querySelectorAll<HTMLElement>('button')];
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (!found) throw new Error(`There is no button “${name}”: ${buttons.map((one) => one.outerHTML).join(' ')}`);
  return found;
}
