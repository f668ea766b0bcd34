import type { FindingView, Outcome, Path } from './api.ts';
import type { PageValue, SiteFrame, Target } from './site-frame.ts';

/** What the views of the panel can do. */
export interface Editor {
  readonly frame: SiteFrame;
  /** Announces a result; screen readers read it aloud. */
  readonly say: (text: string) => void;
  /** Opens a value; `others` are those that the same text of the page shows. */
  readonly select: (path: Path, others?: readonly PageValue[]) => Promise<void>;
  /** Opens the form for a new item of a list or record. */
  /** Shows the panel as it is now, unless somebody is typing in it. */
  readonly redraw: () => Promise<void>;
  readonly add: (path: Path, before?: string | number) => Promise<void>;
  readonly show: (view: 'page' | 'todo' | 'review') => Promise<void>;
  /** Sends an edit in another way, and announces its outcome. */
  readonly answered: (send: () => Promise<Outcome>) => Promise<Outcome>;
  readonly edit: (change: Readonly<Record<string, unknown>>) => Promise<Outcome>;
  readonly fix: (finding: FindingView) => Promise<Outcome>;
  /** Outlines an element of the page. */
  readonly point: (target: Target | undefined) => void;
}
