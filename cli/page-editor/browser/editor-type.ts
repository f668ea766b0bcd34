import type { FindingView, Outcome, Path } from './api.ts';
import type { Drafts } from './drafts.ts';
import type { Target } from './page-sources.ts';
import type { SiteFrame } from './site-frame.ts';

/** The actions that the views of the panel can use. */
export interface Editor {
  readonly frame: SiteFrame;
  readonly drafts: Drafts;
  /** Announces a result; screen readers read it aloud. */
  readonly say: (text: string) => void;
  /** Opens a value. `chosen` is the element of the page that was clicked, with the values that it shows. */
  readonly select: (path: Path, chosen?: Target) => Promise<void>;
  /** Shows the panel as it is now, unless somebody is typing in it. */
  readonly redraw: () => Promise<void>;
  /** Opens the form for a new item of a list or record. */
  readonly add: (path: Path, before?: string | number) => Promise<void>;
  readonly show: (view: 'page' | 'todo' | 'review') => Promise<void>;
  /** Sends any other edit, and announces its outcome. */
  readonly answered: (send: () => Promise<Outcome>) => Promise<Outcome>;
  readonly edit: (change: Readonly<Record<string, unknown>>) => Promise<Outcome>;
  readonly fix: (finding: FindingView) => Promise<Outcome>;
  /** Outlines an element of the page. */
  readonly point: (target: Target | undefined) => void;
}
