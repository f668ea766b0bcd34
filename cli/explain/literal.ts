/**
 * Formats a value as an owner writes it in a config: strings in single quotes, fields without quotes, annotations as
 * calls.
 */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return group(
      value.map((item) => literal(item, `${indent}  `)),
      '[]',
      indent,
    );
  if (typeof value !== 'object' || value === null) return String(value);
  const { $standIn, $accept, ...fields } = { $standIn: undefined, $accept: undefined, ...value };
  if ($standIn !== undefined && 'note' in fields)
    return `standIn(${literal($standIn, indent)}, ${literal(fields.note, indent)})`;
  if ($accept !== undefined && 'rule' in fields) {
    const { rule, ...acceptance } = fields;
    return `accept(${literal($accept, indent)}, ${literal(rule)}, ${literal(acceptance, indent)})`;
  }
  return group(
    Object.entries(fields).map(([key, item]) => `${fieldName(key)}: ${literal(item, `${indent}  `)}`),
    '{}',
    indent,
  );
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const fieldName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const WIDTH = 80;

/** Puts the items on one line if they fit. */
function group(items: readonly string[], brackets: '[]' | '{}', indent: string): string {
  const [open = '', close = ''] = brackets;
  if (items.length === 0) return brackets;
  const space = brackets === '{}' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
}
