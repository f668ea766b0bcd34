import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';
import { codeOf } from '../code-of.ts';
import { configError } from '../issues/config-error.ts';
import { valueAtPath } from '../value-at.ts';
import { isPlainObject } from '../variants.ts';

/** Replaces the findings about all fields of an entry without any by one, with a whole entry to paste. */
export function withEmptyEntries(problems: readonly Finding[], config: unknown): readonly Finding[] {
  const missing = groupBy(problems, ({ rule, path = [] }) =>
    rule === 'config/missing' && path.length > 2 && isEmpty(valueAtPath(config, path.slice(0, -1)))
      ? formatPath(path.slice(0, -1))
      : '',
  );
  return [...missing].flatMap(([key, findings]) => {
    const [first, another] = findings;
    return key === '' || !first || !another ? findings : [emptyEntry((first.path ?? []).slice(0, -1), findings)];
  });
}

const isEmpty = (value: unknown): boolean => isPlainObject(value) && Object.keys(value).length === 0;

function emptyEntry(path: ConfigPath, findings: readonly Finding[]): Finding {
  const lines = findings.map(({ path: field = [], help = '' }) => LINE.exec(help)?.[1] ?? `${field.at(-1)}: …`);
  const name = path.at(-1);
  const key = typeof name === 'string' ? `${codeOf(name)}: ` : '';
  const what = typeof name === 'string' ? `“${name}”` : 'This entry';
  return configError('config/missing', `${what} is empty.`, path, `Write at least: ${key}{ ${lines.join(', ')} },`);
}

/** The line to paste at the end of the advice about a missing field. */
const LINE = / Write (?:for example: )?(\S+: [^:].*?),(?: (?:with|in) your own .*)?$/;
