import { join } from 'node:path';
import { Project, type SourceFile, type Type } from 'ts-morph';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { ROOT } from './sites.ts';

/** Reads the types of the props of examples from their source. */
export const typesOfProps = (): TypesOfProps => {
  const project = new Project({
    tsConfigFilePath: join(ROOT, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  });
  return {
    of: (path, name) => {
      const file = project.addSourceFileAtPath(join(ROOT, path));
      const examples = file.getVariableDeclarationOrThrow(name).getType();
      const element = examples.getNumberIndexType()?.getPropertyOrThrow('element').getTypeAtLocation(file);
      const props = element?.getPropertyOrThrow('props').getTypeAtLocation(file) ?? examples.getStringIndexType();
      if (!props) throw new Error(`“${name}” in ${path} contains no examples.`);
      return { type: props, file };
    },
  };
};

export interface TypesOfProps {
  /** Returns the type of the props of the examples with this variable name in this file. */
  readonly of: (path: string, name: string) => PropsType;
}

export interface PropsType {
  readonly type: Type;
  readonly file: SourceFile;
}

/** The paths in the value that its type declares optional, deepest first. */
export function optionalPaths({ type, file }: PropsType, value: unknown): readonly ConfigPath[] {
  if (Array.isArray(value)) {
    const item = kindsOf(type).find((kind) => kind.getNumberIndexType());
    const itemType = item?.getNumberIndexType();
    if (!itemType) return [];
    return value.flatMap((part, index) => below(index, optionalPaths({ type: itemType, file }, part)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const fields = kindsFor(type, value).flatMap((kind) => kind.getProperty(key) ?? []);
    const deeper = fields.slice(0, 1).flatMap((field) => {
      const fieldType = field.getTypeAtLocation(file).getNonNullableType();
      return below(key, optionalPaths({ type: fieldType, file }, part));
    });
    return fields.length > 0 && fields.every((field) => field.isOptional()) ? [...deeper, [key]] : deeper;
  });
}

const below = (key: string | number, paths: readonly ConfigPath[]): readonly ConfigPath[] =>
  paths.map((path) => [key, ...path]);

const kindsOf = (type: Type): readonly Type[] => (type.isUnion() ? type.getUnionTypes() : [type]);

/** Returns the members of a union type that have all fields of the value. */
const kindsFor = (type: Type, value: object): readonly Type[] =>
  kindsOf(type).filter((kind) => kind.isObject() && Object.keys(value).every((key) => kind.getProperty(key)));
