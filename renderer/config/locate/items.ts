import { Node } from 'ts-morph';
import { functionOf } from './names.ts';
import {
  type Member,
  resolveExpression,
  returnsOf,
  type Scoped,
  type Sources,
  skipParentheses,
} from './resolve-expression.ts';

/** The items of a list, through spreads and `.map()`; nothing where they cannot be counted. */
export function itemsOf(list: Scoped, member: Member, sources: Sources): readonly Scoped[] | undefined {
  const node = skipParentheses(list.node);
  if (Node.isArrayLiteralExpression(node)) {
    const parts = node
      .getElements()
      .map((element) =>
        Node.isSpreadElement(element)
          ? itemsOf({ ...list, node: element.getExpression() }, member, sources)
          : [{ ...list, node: element }],
      );
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  const mapped = mappedItems({ ...list, node }, member, sources);
  if (mapped) return mapped;
  const [suggestion, ...others] = resolveExpression({ ...list, node }, member, sources);
  return suggestion && others.length === 0 && suggestion.node !== node
    ? itemsOf(suggestion, member, sources)
    : undefined;
}

/** `Object.fromEntries([['a', 1], …])`: its pairs of a key and a value. */
export function entriesOf(at: Scoped, member: Member, sources: Sources): readonly (readonly [Scoped, Scoped])[] {
  const { node } = at;
  if (!Node.isCallExpression(node) || node.getExpression().getText() !== 'Object.fromEntries') return [];
  const [list] = node.getArguments();
  const items = list && itemsOf({ ...at, node: list }, member, sources);
  return (items ?? []).flatMap((item) => {
    const [key, value] = itemsOf(item, member, sources) ?? [];
    return key && value ? [[key, value] as const] : [];
  });
}

/** `items.map((item) => …)`: the callback's value, once for each item. */
function mappedItems(at: Scoped, member: Member, sources: Sources): readonly Scoped[] | undefined {
  const access = Node.isCallExpression(at.node) ? at.node.getExpression() : undefined;
  if (!Node.isPropertyAccessExpression(access) || access.getName() !== 'map') return undefined;
  const items = itemsOf({ ...at, node: access.getExpression() }, member, sources);
  const callback = Node.isCallExpression(at.node) ? at.node.getArguments()[0] : undefined;
  const mapper = callback && functionOf(callback, sources.resolveImport);
  const [body, ...others] = mapper ? returnsOf(mapper) : [];
  const [parameter] = mapper?.getParameters() ?? [];
  if (!items || !body || others.length > 0) return undefined;
  return items.map((item) => ({
    ...at,
    node: body,
    bindings: parameter ? new Map(at.bindings).set(parameter, item) : at.bindings,
  }));
}
