import { Node } from 'ts-morph';
import { literalText, skipParentheses } from './resolve-expression.ts';

/** False where an expression cannot be the value: another text, an object with other fields, a list of another length. */
export function couldEvaluateTo(expression: Node, value: unknown): boolean {
  const node = skipParentheses(expression);
  const text = literalText(node) ?? wordOf(node);
  if (text !== undefined) return text === String(value);
  if (Node.isObjectLiteralExpression(node)) return node.getProperties().every((property) => fitsIn(property, value));
  if (!Node.isArrayLiteralExpression(node)) return true;
  const elements = node.getElements();
  return Array.isArray(value) && (elements.some(Node.isSpreadElement) || elements.length === value.length);
}

/** 'undefined', 'null', 'true' or 'false'. */
const wordOf = (node: Node): string | undefined =>
  node.getText() === 'undefined' || Node.isNullLiteral(node) || Node.isTrueLiteral(node) || Node.isFalseLiteral(node)
    ? node.getText()
    : undefined;

/** True where an object may have a property as it is written; of a spread or a computed one, nothing is known. */
function fitsIn(property: Node, value: unknown): boolean {
  if (!Node.isPropertyAssignment(property)) return true;
  const name = property.getNameNode();
  if (Node.isComputedPropertyName(name)) return true;
  const key = literalText(name) ?? name.getText();
  const initializer = property.getInitializer();
  if (typeof value !== 'object' || value === null || !(key in value)) return false;
  return !initializer || couldEvaluateTo(initializer, Reflect.get(value, key));
}
