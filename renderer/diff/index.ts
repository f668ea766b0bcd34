import type { Finding } from '../core/finding.ts';
import { addressChanges, otherVanished, vanishedFindings, withBookingProblem } from './address-changes.ts';
import { type ChangeGroup, GROUPS, type SiteChange } from './change.ts';
import { computedChanges } from './computed-changes.ts';
import { compareConfigs } from './differences.ts';
import { factChange, type Versions } from './fact-changes.ts';
import { fileChanges } from './file-changes.ts';
import { laterChanges } from './later-changes.ts';
import { treatmentOrder } from './treatment-order.ts';

/** The differences between two versions of a site that visitors notice. */
export interface SiteDiff {
  /** In the order of the groups. */
  readonly changes: readonly SiteChange[];
  /** The problems that the changes cause. */
  readonly findings: readonly Finding[];
}

/**
 * Compares two versions of a site.
 * @param revision the name of the earlier version: 'main'
 */
export function diffSites(versions: Versions, revision: string): SiteDiff {
  const comparison = compareConfigs(versions.before, versions.after);
  const findings = vanishedFindings(versions, comparison, revision);
  const changes = [
    ...comparison.differences
      .flatMap((difference) => factChange(difference, versions))
      .map((change) => withBookingProblem(change, findings)),
    ...computedChanges(versions, comparison),
    ...addressChanges(versions, comparison, findings),
    ...fileChanges(versions, comparison),
    ...treatmentOrder(versions, comparison),
    ...laterChanges(versions),
  ];
  return { changes: inOrder([...changes, ...otherVanished(changes, findings)]), findings: [...findings.values()] };
}

const inOrder = (changes: readonly SiteChange[]): readonly SiteChange[] => {
  const order = Object.keys(GROUPS);
  const rank = ({ group }: { readonly group: ChangeGroup }) => order.indexOf(group);
  return changes.toSorted((a, b) => rank(a) - rank(b));
};
