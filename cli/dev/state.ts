import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { ReportInput } from '../report/report.ts';

/** The site that `site dev` serves. */
export interface DevState {
  /** The last site that could be assembled. */
  site?: CheckedSite | undefined;
  /** Whether the config has changed since, and no site could be assembled from it. */
  isOutdated: boolean;
  /** The errors of the last check. */
  findings: readonly Finding[];
  source?: ReportInput['source'];
  /** Renders the style page with the current code. */
  style?: () => Promise<string>;
  /** The open pages. */
  readonly listeners: Set<ServerResponse>;
  /** Resolves when there is a site, or errors to show instead. Requests wait for it. */
  readonly started: Promise<void>;
  readonly start: () => void;
}

/** The state before the first check. */
export function newState(): DevState {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  return { isOutdated: false, findings: [], listeners: new Set(), started, start };
}

/** How long pages may load before this process, which serves them, is busy with applying the rules. */
const PAGE_LOAD_MS = 100;

/**
 * Serves a site to which the rules have not been applied yet. Errors that kept the config from being read are gone;
 * those of the rules stay until the rules have been applied again.
 */
export async function showSite(state: DevState, site: CheckedSite): Promise<void> {
  const isFirst = state.site === undefined;
  if (state.isOutdated) state.findings = [];
  state.isOutdated = false;
  state.site = site;
  state.start();
  reload(state);
  if (isFirst || state.listeners.size > 0) await wait(PAGE_LOAD_MS);
}

/** Shows the errors of a check over the pages. `isOutdated` means that no site could be assembled. */
export function showErrors(state: DevState, findings: readonly Finding[], isOutdated: boolean): void {
  const isSame = isOutdated === state.isOutdated && JSON.stringify(findings) === JSON.stringify(state.findings);
  state.findings = findings;
  state.isOutdated = isOutdated;
  state.start();
  if (!isSame) reload(state);
}

/** Reloads all open pages. */
function reload(state: DevState): void {
  for (const listener of state.listeners) listener.write('data: reload\n\n');
}
