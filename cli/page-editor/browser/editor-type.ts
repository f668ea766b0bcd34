import type { FindingView, Outcome, Path } from './api.ts';
import type { Drafts } from './drafts.ts';
import type { Target } from './page-sources.ts';
import type { SiteFrame } from './site-frame.ts';

/** How a value was chosen. */
export interface Selecting {
  /** The element of the page that was clicked, with the values that it shows. */
  readonly chosen?: Target;
  /** Shows the view again in which it was chosen. */
  readonly from?: () => Promise<void>;
}

/** The actions that the views of the panel can use. */
export interface Editor {
  readonly frame: SiteFrame;
  readonly drafts: Drafts;
  /** Announces a result; screen readers read it aloud. */
  readonly say: (text: string) => void;
  readonly select: (path: Path, how?: Selecting) => Promise<void>;
  /** Leaves the open value for the view that it was opened from. */
  readonly back: () => Promise<void>;
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
