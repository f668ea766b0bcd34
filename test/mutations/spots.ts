import { Node, Project, type PropertyAssignment } from 'ts-morph';
import type { Range } from './range.ts';

/** A value in the source files, with its path. */
export interface CodePosition extends Range {
  readonly file: string;
  /** The names of the surrounding fields, lists and calls: 'catalogue.profhilo.packages.0.course().1.price'. */
  readonly path: string;
  /** The source code of the value: "'£300 per session'". */
  readonly source: string;
  /** The field with this value; undefined for items of lists and for arguments. */
  readonly field?: Field;
  /** The object, list or call that contains the value. */
  readonly owner: Range;
}

/** A field, with its comma and the white space after it. */
export interface Field extends Range {
  readonly name: Range & { readonly text: string };
}

/** Calls that paths leave out: annotations, and the call around the whole config. */
const MARKS = ['standIn', 'accept'];
const WHOLE = 'defineSite';

/** Returns every value of a field, list item or argument in a file. */
export function positionsIn(file: string, text: string): readonly CodePosition[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  return project
    .createSourceFile(file, text)
    .getDescendants()
    .flatMap((node): readonly CodePosition[] => {
      const parent = node.getParent();
      if (!parent || !isValueIn(node, parent)) return [];
      const isField = Node.isPropertyAssignment(parent);
      const owner = rangeOf(isField ? parent.getParent() : parent);
      const field = isField ? { field: fieldOf(parent, text) } : {};
      return [{ file, path: pathTo(node), source: node.getText(), ...rangeOf(node), ...field, owner }];
    });
}

const rangeOf = (node: Node): Range => ({ start: node.getStart(), end: node.getEnd() });

const fieldOf = (field: PropertyAssignment, text: string): Field => ({
  start: field.getStart(),
  end: field.getEnd() + (/^,?\s*/.exec(text.slice(field.getEnd()))?.[0].length ?? 0),
  name: { ...rangeOf(field.getNameNode()), text: field.getNameNode().getText() },
});

function isValueIn(node: Node, parent: Node): boolean {
  if (Node.isPropertyAssignment(parent)) return parent.getInitializer() === node;
  if (Node.isArrayLiteralExpression(parent)) return parent.getElements().some((element) => element === node);
  return Node.isCallExpression(parent) && parent.getArguments().includes(node);
}

function pathTo(node: Node): string {
  const keys: (string | number)[] = [];
  for (let inner = node, outer = node.getParent(); outer; inner = outer, outer = outer.getParent())
    keys.unshift(...keysBetween(inner, outer));
  return keys.join('.');
}

function keysBetween(inner: Node, outer: Node): readonly (string | number)[] {
  if (Node.isPropertyAssignment(outer)) {
    const name = outer.getNameNode();
    return [Node.isStringLiteral(name) ? name.getLiteralText() : name.getText()];
  }
  if (Node.isVariableDeclaration(outer)) return [outer.getName()];
  if (Node.isArrayLiteralExpression(outer)) {
    const items: readonly Node[] = outer.getElements();
    return [items.indexOf(inner)];
  }
  if (!Node.isCallExpression(outer)) return [];
  const callee = outer.getExpression().getText();
  const index = outer.getArguments().indexOf(inner);
  return callee === WHOLE || (MARKS.includes(callee) && index === 0) ? [] : [`${callee}()`, index];
}
