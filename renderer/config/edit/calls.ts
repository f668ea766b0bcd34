import { lazy } from '../../core/lazy.ts';
import * as language from '../index.ts';

/** How a call of the config language uses its arguments. */
export interface Signature {
  readonly name: string;
  /** The field that each argument becomes; `undefined` for the argument that is spread into the result. */
  readonly fields: readonly (string | undefined)[];
  /** The kind of section that the call returns. */
  readonly kind?: string | undefined;
}

/** More arguments than any call has. */
const MAX_ARGUMENTS = 6;

/** Learns what a call does by calling it with arguments that can be recognised in its result. */
function signatureOf([name, call]: readonly [string, unknown]): Signature | undefined {
  if (typeof call !== 'function') return undefined;
  const probes = Array.from({ length: MAX_ARGUMENTS }, (_, index) => ({ [`$argument${index}`]: true }));
  const made: unknown = call(...probes);
  if (typeof made !== 'object' || made === null) return undefined;
  const entries = Object.entries(made);
  const fields = probes.map((probe, index) =>
    `$argument${index}` in made ? [undefined] : entries.flatMap(([key, value]) => (value === probe ? [key] : [])),
  );
  const count = fields.findLastIndex(({ length }) => length > 0) + 1;
  const kind: unknown = Reflect.get(made, 'kind');
  return {
    name,
    fields: fields.slice(0, count).map(([field]) => field),
    ...(typeof kind === 'string' ? { kind } : {}),
  };
}

/** Functions that are not values of a config: schemas, and the call around the whole config. */
const isValueCall = ([name]: readonly [string, unknown]): boolean => !/Schema$|^defineSite$/.test(name);

/** The calls of the config language by their names. */
export const signatures: () => ReadonlyMap<string, Signature> = lazy(
  () =>
    new Map(
      Object.entries(language)
        .filter(isValueCall)
        .flatMap((entry) => {
          const signature = signatureOf(entry);
          return signature ? [[signature.name, signature] as const] : [];
        }),
    ),
);

/** A call in code that is to be written. */
export class CallCode {
  readonly name: string;
  readonly args: readonly unknown[];
  constructor(name: string, args: readonly unknown[]) {
    this.name = name;
    this.args = args;
  }
}

/** Returns the call that makes an object, or `undefined` if the call cannot make it. */
export function callOf(fields: object, signature: Signature, name = signature.name): CallCode | undefined {
  const positional = new Set(signature.fields);
  const rest = Object.entries(fields).filter(([key]) => !positional.has(key) && !(key === 'kind' && signature.kind));
  if (rest.length > 0 && !positional.has(undefined)) return undefined;
  const args = signature.fields.map((field) =>
    field === undefined ? (rest.length > 0 ? Object.fromEntries(rest) : undefined) : Reflect.get(fields, field),
  );
  const count = args.findLastIndex((arg) => arg !== undefined) + 1;
  return args.slice(0, count).includes(undefined) ? undefined : new CallCode(name, args.slice(0, count));
}
