import { type EditableConfig, referredKind, schemaAt } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';

/** An image of the config, as its panel displays it. */
export interface ImageView {
  readonly path: ConfigPath;
  readonly name: string;
  readonly file: string;
  readonly alt: string;
  readonly focus?: string | undefined;
}

/** Returns the image that a value is part of or names. Returns `undefined` if it concerns no image. */
export function imageBehind(editable: EditableConfig, path: ConfigPath): ImageView | undefined {
  const { plainConfig } = editable.parsed();
  const name = path[0] === 'images' ? path[1] : namedImage(editable, path);
  const field = (key: string): string | undefined => {
    const value = valueAtPath(plainConfig, ['images', name ?? '', key]);
    return typeof value === 'string' ? value : undefined;
  };
  const file = field('file');
  if (name === undefined || file === undefined) return undefined;
  return { path: ['images', name], name: String(name), file, alt: field('alt') ?? '', focus: field('focus') };
}

function namedImage(editable: EditableConfig, path: ConfigPath): string | undefined {
  const { schema, plainConfig } = editable.parsed();
  const value = valueAtPath(plainConfig, path);
  const field = schemaAt(schema, plainConfig, path);
  return typeof value === 'string' && field && referredKind(field.schema) === 'image' ? value : undefined;
}
