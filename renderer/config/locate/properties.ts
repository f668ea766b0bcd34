import { ts } from 'ts-morph';
import { isComputed } from './instrument.ts';
import { withoutMarkers } from './markers.ts';

/** The properties of an object literal in order of precedence: the last one first. */
export interface Properties {
  /** By name, the last property and the number of spreads after it. */
  readonly named: ReadonlyMap<string, NamedProperty>;
  /** The values of the spreads, the last one first. */
  readonly spreads: readonly unknown[];
}

interface NamedProperty {
  readonly property: ts.ObjectLiteralElementLike;
  readonly spreadsAfter: number;
}

/** @param parts the values of its spreads and of its computed names, in the order of the code */
export function propertiesOf(node: ts.ObjectLiteralExpression, parts: readonly unknown[]): Properties {
  const named = new Map<string, NamedProperty>();
  const spreads: unknown[] = [];
  const rest = [...parts];
  for (const property of [...node.properties].reverse()) {
    const part = ts.isSpreadAssignment(property) || isComputed(property) ? rest.pop() : undefined;
    if (ts.isSpreadAssignment(property)) spreads.push(part);
    const name = nameOf(property, part);
    if (name !== undefined && !named.has(name)) named.set(name, { property, spreadsAfter: spreads.length });
  }
  return { named, spreads };
}

function nameOf({ name }: ts.ObjectLiteralElementLike, part: unknown): string | undefined {
  if (!name) return undefined;
  if (ts.isComputedPropertyName(name)) return withoutMarkers(String(part));
  return ts.isPrivateIdentifier(name) ? undefined : name.text;
}
