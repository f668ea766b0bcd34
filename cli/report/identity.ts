import { z } from 'zod';
import { type Finding, formatPath, withoutPositions } from '../../renderer/core/finding.ts';
import { type ReadSource, rangeAt, textAt } from './source-text.ts';

/**
 * The parts of a finding that stay the same when lines move. They identify it in a later run, and people can read them.
 */
export const identitySchema = z.object({
  rule: z.string(),
  /** The path of the value, with '*' for positions in lists: inserting an item must not change those after it. */
  path: z.string().optional(),
  /** The file and page, if the finding has no path. */
  file: z.string().optional(),
  page: z.string().optional(),
  /** The reported text, if it is on one line. */
  text: z.string().optional(),
  /** The beginning of a value of several lines: later lines change for many reasons. */
  start: z.string().optional(),
  /** The message without the path of the value. */
  message: z.string(),
});

export type FindingIdentity = Readonly<z.infer<typeof identitySchema>>;

const MAX_START_LENGTH = 80;

export function identityOf(finding: Finding, source: ReadSource): FindingIdentity {
  const { rule, path, location, page } = finding;
  const text = reportedText(finding, source);
  const start = text === undefined && location ? startOf(rangeAt(location, source)) : undefined;
  return {
    rule,
    ...(path ? { path: formatPath(withoutPositions(path)) } : {}),
    ...(!path && location ? { file: location.file } : {}),
    ...(!path && page !== undefined ? { page } : {}),
    ...(text === undefined ? {} : { text }),
    ...(start === undefined ? {} : { start }),
    message: withoutPath(finding),
  };
}

/** Returns the reported text, or `undefined` if it spans several lines. */
export const reportedText = ({ words, location }: Finding, source: ReadSource): string | undefined =>
  words ?? (location && textAt(location, source));

/** Collapses white space, so that indenting a value does not change it. */
const startOf = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').slice(0, MAX_START_LENGTH);

/** A path in a message contains positions in lists, which change. */
const withoutPath = ({ message, path }: Finding): string =>
  path && path.length > 0 ? message.replaceAll(formatPath(path), '…') : message;
