import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import * as sections from '../sections/index.ts';
import { bracketsAround } from './brackets.ts';
import { offsetOf, type Stop } from './stop.ts';
import { SYNTAX } from './syntax-rule.ts';
import { withoutComments } from './tokens.ts';

/** A call that is an element of braces, up to its bracket, and the name of a page among the elements before it. */
const [CALL, PAGE] = [/,\s*([A-Za-z_$][\w$]*)\s*$/, /['"]\/[^'"\n]*['"]\s*:\s*\[/];

/** Reports a section between two pages or among facts: the compiler reads it as a method, and stops within its arguments. */
export function callBetweenPages(source: string, { file, line, column }: Stop): Finding | undefined {
  const code = withoutComments(source);
  const open = bracketsAround(source, line, column + 1);
  for (const [index, { bracket, ...position }] of open.entries()) {
    const outer = open[index - 1];
    if (bracket !== '(' || outer?.bracket !== '{') continue;
    const [at, start] = [offsetOf(source, position.line, position.column), offsetOf(source, outer.line, outer.column)];
    const [match, name] = CALL.exec(code.slice(start, at)) ?? [];
    if (match === undefined || name === undefined) continue;
    const isBetween = PAGE.test(code.slice(start, at));
    if (!isBetween && !Object.hasOwn(sections, name)) continue;
    return {
      ...SYNTAX,
      ...(isBetween
        ? {
            message: `“${name}” is between two pages, so no page shows it.`,
            help: 'Move it inside the square brackets of a page.',
          }
        : {
            message: `${name}() is a section, and sections belong in the list of a page.`,
            help: 'Move it into the second braces of defineSite(), between the square brackets of its page.',
          }),
      location: locationsIn(source, file)(at - match.length + match.indexOf(name), name.length),
    };
  }
  return undefined;
}
