import pLimit from 'p-limit';
import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import type { NodeIo } from '../node-io.ts';
import { backgroundCheck } from './background-check.ts';
import { findingView } from './findings.ts';
import { NO_HISTORY } from './history.ts';
import type { SessionContext, SessionOptions } from './session-context.ts';
import { change, fix, redo, undo } from './session-edits.ts';
import { readAgain } from './session-saving.ts';
import type { Session, SessionEvent } from './session-type.ts';

/** How long after the files were read or written the file system may report an earlier change. */
const OWN_EVENT_MS = 2000;

/** Opens the editor’s state for a config that has been loaded. */
export function openSession(first: EditableConfig, options: SessionOptions): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const { context, settled } = newContext(first, options, (event) => {
    for (const listener of listeners) listener(event);
  });
  const { state, requestCheck } = context;
  // Changes are made one after the other: each is drafted for the texts that the previous one has written.
  const inTurn = pLimit(1);
  requestCheck(first);
  return {
    editable: () => state.editable,
    inputs: () => state.inputs,
    site: () => state.checked?.site,
    findings: () => state.checked?.findings ?? [],
    version: () => state.version,
    unreadable: () => state.unreadable,
    history: () => state.history,
    change: (wanted, how) => inTurn(() => change(context, wanted, how)),
    undo: (id) => inTurn(() => undo(context, id)),
    redo: () => inTurn(() => redo(context)),
    fix: (index, ofRefused) => inTurn(() => fix(context, index, ofRefused)),
    reread: () => inTurn(() => reread(context)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled,
    ready: settled(),
    standInsAtStart: first.parsed().standIns.length,
  };
}

/** Creates the state of a session, and the check that reports to it. */
function newContext(first: EditableConfig, options: SessionOptions, tell: SessionContext['tell']) {
  const state: SessionContext['state'] = {
    editable: first,
    version: 1,
    isOwn: false,
    knownSince: performance.now(),
    history: NO_HISTORY,
  };
  const { request, settled } = backgroundCheck(options, (result) => {
    const { editable, version, checked } = state;
    if (result.editable !== editable) return;
    if (result.inputs) state.inputs = result.inputs;
    const caused = result.caused.map((one) => findingView(one, editable, { index: result.findings.indexOf(one) }));
    state.checked = { ...result, site: result.site ?? checked?.site };
    tell({ type: 'checked', version, caused: state.isOwn ? caused : [] });
  });
  const context: SessionContext = { ...options, state, tell, requestCheck: request };
  return { context, settled };
}

async function reread(context: SessionContext): Promise<void> {
  const { state, io, requestCheck } = context;
  // A file that could not be read may have its earlier text again.
  if (state.unreadable || (await isChangedOnDisk(state.editable, io))) await readAgain(context);
  // A file in content/ may have changed; after an own edit, the check has been requested already.
  else if (performance.now() - state.knownSince > OWN_EVENT_MS) requestCheck(state.editable);
}

async function isChangedOnDisk({ texts }: EditableConfig, { read }: Pick<NodeIo, 'read'>): Promise<boolean> {
  for (const [path, text] of texts) {
    const bytes = await read(path).catch(() => undefined);
    if (!bytes || !Buffer.from(text).equals(bytes)) return true;
  }
  return false;
}
