import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import { changeDaysIn } from './change-days.ts';
import { readDeclaredNames } from './declared-names.ts';
import { findingsOf } from './issues/index.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { wrongArguments } from './mistakes/call-arguments.ts';
import { dayFindings } from './mistakes/day-findings.ts';
import { withEmptyEntries } from './mistakes/empty-entries.ts';
import { withExchangedFields } from './mistakes/exchanged-fields.ts';
import { explainInvisible } from './mistakes/explain-invisible.ts';
import { explainLookalike } from './mistakes/explain-lookalike.ts';
import { explainInFigures } from './mistakes/fields-in-figures.ts';
import { explainField } from './mistakes/missing-fields.ts';
import { explainYear } from './mistakes/missing-years.ts';
import { withOneCause } from './mistakes/one-cause.ts';
import { explainSwappedLink, swappedArguments, withSwaps } from './mistakes/swapped-arguments.ts';
import { undefinedField } from './mistakes/undefined-field.ts';
import { explainUnknown } from './mistakes/unknown-fields.ts';
import { explainForm } from './mistakes/wrong-form.ts';
import { type Overrides, override } from './overrides.ts';
import type { DeclaredNames } from './schema/base.ts';
import { type Site, site } from './schema/site.ts';
import { sectionsWithoutRoute } from './sections-without-route.ts';
import { type AcceptAnnotation, type StandInAnnotation, stripAnnotations } from './strip-annotations.ts';

/** The result of parsing a config: the site or its problems, and the owner's annotations in both cases. */
export interface Parsed {
  /** Missing if any value cannot be read. */
  readonly site?: Site;
  readonly findings: readonly Finding[];
  /** The findings about values that cannot be read. */
  readonly unreadable: readonly Finding[];
  readonly standIns: readonly StandInAnnotation[];
  readonly acceptances: readonly AcceptAnnotation[];
  /** The config without its annotations, before parsing: facts are quoted from it. */
  readonly plainConfig: unknown;
  /** The names that it declares. */
  readonly declaredNames: DeclaredNames;
  readonly schema: ReturnType<typeof site>;
  /** The days on which a value changes, in their order. */
  readonly changeDays: readonly string[];
  /** The day on which the values were read; missing if none of them changes. */
  readonly day?: string;
  /** Its strings after parsing, with their paths; empty if the config has problems. */
  readonly leaves: readonly Leaf[];
}

export interface ParseOptions {
  readonly overrides?: Overrides;
  /** The day on which values that change are read: '2027-04-01'. The day before all changes if it is missing. */
  readonly day?: string;
  readonly schemaFor?: typeof site;
}

/** Parses a config and reports every problem at once. Creating the schema takes most of the time. */
export function parse(raw: unknown, { overrides = {}, day = '', schemaFor = site }: ParseOptions = {}): Parsed {
  const { config, findings: overridden } = override(stripAnnotations(raw, day), overrides);
  const swaps = config.changing.flatMap((changing) => swappedArguments(changing) ?? []);
  const isSwapped = pathsOf(swaps.flatMap(({ path }) => (path ? [path] : [])));
  const days = config.changing.filter(({ path }) => !isSwapped(path)).flatMap((changing) => dayFindings(changing, day));
  const hasWrongDay = pathsOf(days.flatMap(({ path }) => (path ? [path] : [])));
  const { problems, site: read, leaves, declaredNames, schema } = readPlain(config.value, schemaFor);
  const context = { problems: withoutConsequences(problems), schema, config: config.value, day };
  // A change whose value has another name is reported at its call.
  const undefinedFields = config.undefinedFields.filter((path) => !hasWrongDay(path));
  const isUndefined = pathsOf([...config.undefinedFields, ...config.cyclicValues]);
  const explained = explainedProblems(context).filter(
    ({ rule, path }) => rule !== 'config/missing' || !isUndefined(path ?? []),
  );
  const unreadable = [
    ...config.unsafe.map(unsafeName),
    ...config.cyclicValues.map(cyclicValue),
    ...withSwaps(
      [...undefinedFields.map((path) => undefinedField(path, config.value)), ...explained],
      [...swaps, ...wrongArguments(context)],
    ),
  ];
  const changeDays = changeDaysIn(raw);
  return {
    ...(read && unreadable.length === 0 ? { site: read } : {}),
    findings: [
      ...overridden,
      ...unreadable,
      ...sectionsWithoutRoute(unreadable, config.value),
      ...days,
      ...config.standIns.filter(({ note }) => note.trim() === '').map(withoutNote),
    ],
    ...{ unreadable, standIns: config.standIns, acceptances: config.acceptances },
    ...{ plainConfig: config.value, declaredNames, schema, leaves, changeDays },
    ...(changeDays.length === 0 ? {} : { day }),
  };
}

/** The problems that zod finds, with one cause each and advice that fits the owner’s values. */
const explainedProblems = (context: {
  readonly problems: readonly Finding[];
  readonly schema: Parsed['schema'];
  readonly config: unknown;
  readonly day: string;
}): readonly Finding[] =>
  withExchangedFields(
    withEmptyEntries(
      withOneCause(context.problems, context)
        .map((problem) => explainSwappedLink(problem, context.config))
        .map((problem) => explainUnknown(explainForm(explainField(problem, context), context), context))
        .map((problem) =>
          explainYear(explainLookalike(explainInvisible(problem, context.config), context.config), context),
        )
        .map((problem) => explainInFigures(problem, context)),
      context.config,
    ),
    context,
  );

/** A text that quotes a value in the wrong form is right itself: only the value is reported. */
function withoutConsequences(problems: readonly Finding[]): readonly Finding[] {
  const isWrong = pathsOf(problems.flatMap(({ rule, path }) => (rule === 'config/missing' || !path ? [] : [path])));
  return problems.filter(
    ({ rule, missingPath }) =>
      rule !== 'content/prose' || missingPath === undefined || !isWrong(missingPath.split('.')),
  );
}

interface ReadConfig extends Pick<Parsed, 'site' | 'leaves' | 'declaredNames' | 'schema'> {
  readonly problems: readonly Finding[];
}

/** Reads a config without annotations. */
export function readPlain(plain: unknown, schemaFor: typeof site = site): ReadConfig {
  const declaredNames = readDeclaredNames(plain);
  const schema = schemaFor(declaredNames);
  // Each schema reads few values, so compiling it would take longer than it saves.
  const read = schema.safeParse(plain, { reportInput: true, jitless: true });
  return read.success
    ? { site: read.data, leaves: leavesOf(schema, read.data), declaredNames, problems: [], schema }
    : { leaves: [], declaredNames, schema, problems: read.error.issues.flatMap((issue) => findingsOf(issue)) };
}

const unsafeName = (path: ConfigPath): Finding => ({
  rule: 'config/name',
  severity: 'error',
  message: '“__proto__” cannot be used as a name.',
  help: 'Use lower-case letters, digits and hyphens.',
  path,
  part: 'name',
});

const cyclicValue = (path: ConfigPath): Finding => ({
  rule: 'config/type',
  severity: 'error',
  message: 'This value contains itself, or is nested more than 50 levels deep.',
  help: 'Write the value out in full.',
  path,
});

const withoutNote = ({ path }: StandInAnnotation): Finding => ({
  rule: 'config/text',
  severity: 'error',
  message: 'This stand-in has no note.',
  help: "Describe the value that must replace it: standIn('…', 'the number that clients call').",
  path,
  annotation: { field: 'note' },
});

const pathsOf = (paths: readonly ConfigPath[]): ((path: ConfigPath) => boolean) => {
  const declaredNames = new Set(paths.map(formatPath));
  return (path) => declaredNames.has(formatPath(path));
};
