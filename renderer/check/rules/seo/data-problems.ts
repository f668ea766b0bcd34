import type { ConfigPath } from '../../../core/finding.ts';
import type { FinishedPage } from '../../../html/finish.ts';
import type { DataProblem } from '../../../html/schema-org/index.ts';
import type { RuleFinding } from '../rule.ts';

const MAP = 'In an online map, right-click the door of the clinic and copy all decimals.';

/** The values of a config from which structured data can be wrong, by the property that shows them, and what to do. */
const OWN: Readonly<Record<string, { readonly path: ConfigPath; readonly help: string }>> = {
  'AggregateRating.ratingValue': { path: ['clinic', 'rating', 'value'], help: 'Correct the value.' },
  'GeoCoordinates.latitude': { path: ['clinic', 'address', 'latitude'], help: MAP },
  'GeoCoordinates.longitude': { path: ['clinic', 'address', 'longitude'], help: MAP },
};

/**
 * Returns `true` if an owner can correct the problem. Any other problem is a bug in this tool, or concerns something
 * that a config cannot state.
 */
export const isOwners = ({ property }: DataProblem): boolean => property in OWN;

/** Returns the problems of one kind that an owner can correct. The data about the clinic is the same on every page. */
export function ownProblems(
  pages: readonly Pick<FinishedPage, 'dataProblems' | 'route'>[],
  kind: DataProblem['kind'],
): readonly RuleFinding[] {
  const found = pages.flatMap(({ dataProblems, route }) =>
    dataProblems.filter((problem) => problem.kind === kind).map((problem) => ({ ...problem, route })),
  );
  const first = new Map(found.toReversed().map((problem) => [problem.message, problem]));
  return [...first.values()].flatMap(({ property, message, source, route }) => {
    const own = OWN[property];
    return own
      ? [{ message, help: `${own.help} “${property}” is explained at ${source}`, page: route, path: own.path }]
      : [];
  });
}
