import { Node } from 'ts-morph';
import type { ConfigPath } from '../../core/finding.ts';
import { couldEvaluateTo } from './could-evaluate-to.ts';
import { entriesOf, itemsOf } from './items.ts';
import {
  annotatedValue,
  literalText,
  resolveExpression,
  type Scoped,
  type Sources,
  skipParentheses,
  textOf,
} from './resolve-expression.ts';
import type { Wanted } from './wanted.ts';

/** The node that holds a value, or the nearest one around it. */
export interface Found {
  readonly node: Node;
  /** The property name that leads to it, where there is one. */
  readonly name?: Node | undefined;
  /** How many keys of the path could not be followed. */
  readonly rest: number;
}

/** A config that refers to itself in a circle is cut here. */
const MAX_DEPTH = 400;

/** Finds the value at a path below an expression, through constants, imports, spreads, calls and `.map()`. */
export const findIn = (root: Node, { path, annotation, value }: Wanted, sources: Sources): Found =>
  find({ node: root, bindings: new Map() }, path, { sources, annotation, value, depth: 0 });

interface Search extends Pick<Wanted, 'annotation' | 'value'> {
  readonly sources: Sources;
  readonly depth: number;
  readonly name?: Node | undefined;
}

function find(at: Scoped, keys: ConfigPath, search: Search): Found {
  const node = skipParentheses(at.node);
  const here: Found = { node: shown(at, node, search.sources), name: search.name, rest: keys.length };
  if (search.depth > MAX_DEPTH) return here;
  const deeper = { ...search, depth: search.depth + 1 };
  const lookUp = (owner: Scoped, key: string) => member(owner, key, deeper);
  const field = keys.length === 0 ? annotationField({ ...at, node }, deeper) : undefined;
  if (field) return field;
  const marked = annotatedValue({ ...at, node });
  const suggestion = (marked ? [marked] : resolveExpression({ ...at, node }, lookUp, search.sources)).filter(
    // A name of the language that is not called: `trust` in place of `trust(…)`. What it stands for nobody typed here.
    (choice) => choice.call !== undefined || search.sources.isOwners(choice.node.getSourceFile()),
  );
  if (suggestion.length > 0)
    return nearest([...suggestion.map((choice) => find(choice, keys, deeper)), here], suggestion.length > 1 && search);
  const [key, ...rest] = keys;
  if (key === undefined) return here;
  if (Node.isObjectLiteralExpression(node))
    return nearest([inObject({ ...at, node }, String(key), rest, deeper), here]);
  const entry = entriesOf({ ...at, node }, lookUp, search.sources).findLast(
    ([name]) => textOf(name, lookUp, search.sources) === String(key),
  );
  if (entry) return nearest([find(entry[1], rest, { ...deeper, name: entry[0].node }), here]);
  const item = itemsOf({ ...at, node }, lookUp, search.sources)?.[Number(key)];
  return item ? nearest([find(item, rest, { ...deeper, name: undefined }), here]) : here;
}

/** A field of the exception or the stand-in that an object is, where it is the one that is looked for. */
function annotationField(at: Scoped, { annotation, ...search }: Search): Found | undefined {
  if (!annotation || !annotatedValue(at)) return undefined;
  if (annotation.field === 'note') return inObject(at, 'note', [], search);
  const rule = inObject(at, 'rule', [], search);
  return rule && literalText(rule.node) === annotation.rule ? inObject(at, annotation.field, [], search) : undefined;
}

/** What the owner typed: for a node of the language itself, the owner's call that led into it. */
const shown = (at: Scoped, node: Node, { isOwners }: Sources): Node =>
  isOwners(node.getSourceFile()) ? node : (at.call ?? node);

/** The candidate that got furthest; of those alike, one that can be the value that is looked for, else the first. */
function nearest(candidates: readonly (Found | undefined)[], choice: false | Pick<Wanted, 'value'> = false): Found {
  const found = candidates.filter((candidate) => candidate !== undefined);
  const least = Math.min(...found.map(({ rest }) => rest));
  const [first, ...others] = found.filter(({ rest }) => rest === least);
  if (!first) throw new Error('There is always the place where the search began.');
  if (choice === false || couldEvaluateTo(first.node, choice.value)) return first;
  return others.find(({ node }) => couldEvaluateTo(node, choice.value)) ?? first;
}

/** Later properties win, as they do when the object is made. */
function inObject(at: Scoped, key: string, rest: ConfigPath, search: Search): Found | undefined {
  if (!Node.isObjectLiteralExpression(at.node)) return undefined;
  const spread: Found[] = [];
  for (const property of [...at.node.getProperties()].reverse()) {
    if (Node.isSpreadAssignment(property)) {
      const found = find({ ...at, node: property.getExpression() }, [key, ...rest], { ...search, name: undefined });
      if (found.rest === 0) return found;
      spread.push(found);
      continue;
    }
    const name = property.getNameNode();
    if (keyOf(name, at, search) !== key) continue;
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : name;
    return value && find({ ...at, node: value }, rest, { ...search, name });
  }
  // Partly found in a spread object is nearer than not at all: its own missing field is named there.
  const partly = spread.filter(({ rest: left }) => left <= rest.length);
  return partly.length === 0 ? undefined : nearest(partly);
}

/** The name of a property, also where it is computed: `[KEY]: …`. */
const keyOf = (name: Node, at: Scoped, search: Search): string | undefined =>
  Node.isComputedPropertyName(name)
    ? textOf(
        { ...at, node: name.getExpression() },
        (owner, key) => member(owner, key, { ...search, depth: search.depth + 1 }),
        search.sources,
      )
    : (literalText(name) ?? name.getText());

/** The value of a property or an item, where it can be followed to its end. */
function member(owner: Scoped, key: string, search: Search): Scoped | undefined {
  if (search.depth > MAX_DEPTH) return undefined;
  const node = skipParentheses(owner.node);
  if (Node.isObjectLiteralExpression(node)) return propertyOf({ ...owner, node }, key, search);
  const deeper = { ...search, depth: search.depth + 1 };
  const lookUp = (inner: Scoped, name: string) => member(inner, name, deeper);
  if (Node.isArrayLiteralExpression(node)) return itemsOf({ ...owner, node }, lookUp, search.sources)?.[Number(key)];
  const [suggestion] = resolveExpression({ ...owner, node }, lookUp, search.sources);
  return suggestion && member(suggestion, key, deeper);
}

/** `{ make() { … } }` is the function, `{ price }` what its name stands for. */
const ownNode = (property: Node, name: Node): Node => (Node.isMethodDeclaration(property) ? property : name);

function propertyOf(at: Scoped, key: string, search: Search): Scoped | undefined {
  if (!Node.isObjectLiteralExpression(at.node)) return undefined;
  for (const property of [...at.node.getProperties()].reverse()) {
    if (Node.isSpreadAssignment(property)) {
      const found = member({ ...at, node: property.getExpression() }, key, search);
      if (found) return found;
      continue;
    }
    const name = property.getNameNode();
    if (keyOf(name, at, search) !== key) continue;
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : ownNode(property, name);
    return value && { ...at, node: value };
  }
  return undefined;
}
