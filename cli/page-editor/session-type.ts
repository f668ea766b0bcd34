import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { Change, EditableConfig, Refusal } from '../../renderer/config/edit/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { PageInputs } from '../../renderer/why/page-inputs.ts';
import type { FindingView } from './findings.ts';
import type { History } from './history.ts';
import type { Moved } from './moved.ts';

/** The result of a request to change the config. */
export type Outcome =
  | { readonly kind: 'saved'; readonly version: number; readonly label: string; readonly moved?: Moved | undefined }
  | { readonly kind: 'unchanged' }
  | ({
      readonly kind: 'refused';
      readonly found: readonly FindingView[];
      /** The text of the value, if somebody else has changed it. */
      readonly now?: string | undefined;
    } & Pick<Refusal, 'message' | 'help' | 'alsoChanges'>);

/** An event that the server sends to open editors. */
export type SessionEvent =
  /** The config has changed, here or by hand. */
  | { readonly type: 'changed'; readonly version: number }
  /** The rules have been applied. `caused` are the findings that the edits since the last check have caused. */
  | { readonly type: 'checked'; readonly version: number; readonly caused: readonly FindingView[] };

/** The state of the editor: the files, their last check, and the edits that can be undone. */
export interface Session {
  readonly editable: () => EditableConfig;
  /** The inputs of the pages; `undefined` before the first check. */
  readonly inputs: () => PageInputs | undefined;
  readonly site: () => CheckedSite | undefined;
  readonly findings: () => readonly Finding[];
  readonly version: () => number;
  /** The finding that prevents the files from being read, as somebody else has left them. */
  readonly unreadable: () => FindingView | undefined;
  readonly history: () => History;
  readonly change: (change: Change, options?: { readonly atSource?: boolean }) => Promise<Outcome>;
  /** Undoes the last step, or another one. */
  readonly undo: (id?: number) => Promise<Outcome>;
  readonly redo: () => Promise<Outcome>;
  /** Makes the fix of a finding of the last check, or of the last edit that was refused. */
  readonly fix: (index: number, ofRefused: boolean) => Promise<Outcome>;
  /** Reads the files again if somebody has changed them. */
  readonly reread: () => Promise<void>;
  readonly listen: (listener: (event: SessionEvent) => void) => () => void;
  /** Resolves when the last edit has been checked. */
  readonly settled: () => Promise<void>;
  /** Resolves after the first check of the site: before it, there are no pages. */
  readonly ready: Promise<void>;
  /** The stand-ins when the editor was opened. */
  readonly standInsAtStart: number;
}
