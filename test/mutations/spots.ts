import { Node, Project, type PropertyAssignment } from 'ts-morph';
import type { Range } from './mutation.ts';
import { texts } from './texts.ts';

/** A value in the sources, found by what stands around it. */
export interface Spot extends Range {
  readonly file: string;
  /** The names of the fields, lists and calls around it: 'catalogue.profhilo.packages.0.course().1.price'. */
  readonly path: string;
  /** Its source: "'£300 per session'". */
  readonly source: string;
  /** The field that it is the value of; nothing for an item of a list and for an argument. */
  readonly field?: Field;
  /** The object, list or call that it stands in. */
  readonly owner: Range;
}

/** A field with its comma and the white space behind it. */
export interface Field extends Range {
  readonly name: Range & { readonly text: string };
}

/** Marks are no part of a path, nor is the call around a whole config. */
const MARKS = ['standIn', 'accept'];
const WHOLE = 'defineSite';

function spotsIn(file: string, text: string): readonly Spot[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  return project
    .createSourceFile(file, text)
    .getDescendants()
    .flatMap((node): readonly Spot[] => {
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

/** Every value of the config and of the copy that stands in a field, a list or a call. */
const spots: readonly Spot[] = [...texts].flatMap(([file, text]) => (file.endsWith('.ts') ? spotsIn(file, text) : []));

/** Those at paths of a form, in one file or folder, or in all. */
export const spotsAt = (path: RegExp, file = ''): readonly Spot[] =>
  spots.filter((spot) => path.test(spot.path) && spot.file.startsWith(file));

/** The texts among them: what stands in quotes. */
export const textsAt = (path: RegExp, file = ''): readonly Spot[] =>
  spotsAt(path, file).filter(({ source }) => /^['"`]/.test(source));
