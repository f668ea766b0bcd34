import type { CheckOptions } from '../../renderer/check/options.ts';
import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { PageInputs } from '../../renderer/why/page-inputs.ts';
import type { Conflict, FileChange } from '../edit/write-files.ts';
import type { NodeIo } from '../node-io.ts';
import type { CheckResult } from './background-check.ts';
import type { FindingView } from './findings.ts';
import type { History } from './history.ts';
import type { SessionEvent } from './session-type.ts';

export interface SessionOptions {
  readonly check: CheckOptions;
  readonly io: NodeIo;
  /** Writes files, unless somebody has changed one of them since it was read. */
  readonly save: (changes: readonly FileChange[]) => Promise<Conflict | undefined>;
}

/** The state of a session, which its edits change. */
interface SessionState {
  editable: EditableConfig;
  inputs?: PageInputs | undefined;
  checked?: CheckResult | undefined;
  /** The last config that was refused, with its findings. */
  rejected?: { readonly next: EditableConfig; readonly found: readonly Finding[] };
  version: number;
  /** The finding that prevents the files from being read, as somebody else has left them. */
  unreadable?: FindingView | undefined;
  /** Whether the last change was made here. */
  isOwn: boolean;
  /** When the files were read or written last. */
  knownSince: number;
  history: History;
}

/** The state of a session, and what its edits need. */
export interface SessionContext extends SessionOptions {
  readonly state: SessionState;
  readonly tell: (event: SessionEvent) => void;
  readonly requestCheck: (editable: EditableConfig) => void;
}
