/** The values that have no fields to compare. */
type Scalar = string | number | boolean | bigint | symbol | null;

type Items = readonly unknown[];

type Named = { readonly kind: string };

/** The keys of a type, without the numbers that TypeScript adds to an index signature. */
type Keys<T> = Exclude<keyof T, number>;

type Present<T> = Exclude<T, undefined>;

/** Any value if the types describe the same values; otherwise an object with their differences as its keys. */
export type NoDifference<A, B> = [Differences<A, B>] extends [infer Found extends string]
  ? [Found] extends [never]
    ? unknown
    : Record<Found, never>
  : never;

/**
 * The paths at which two types differ, or `never` if they describe the same values. Fields differ if one type lacks
 * them, if they are optional in one type only, or if their values differ. `readonly` is ignored.
 */
type Differences<A, B, Path extends string = ''> =
  | ScalarDifference<Extract<A, Scalar>, Extract<B, Scalar>, Path>
  | ItemDifferences<Extract<A, Items>, Extract<B, Items>, Path>
  | ObjectDifferences<Exclude<A, Scalar | Items | undefined>, Exclude<B, Scalar | Items | undefined>, Path>;

type ScalarDifference<A, B, Path extends string> = [A, B] extends [B, A] ? never : `${Path} has other values`;

type ItemDifferences<A extends Items, B extends Items, Path extends string> = [A] extends [never]
  ? OnlyInOne<B, Path>
  : [B] extends [never]
    ? OnlyInOne<A, Path>
    : Differences<A[number], B[number], `${Path}[]`>;

type OnlyInOne<T, Path extends string> = [T] extends [never] ? never : `${Path} has another form`;

/** Objects of several kinds are compared kind by kind. */
type ObjectDifferences<A, B, Path extends string> = [A] extends [never]
  ? OnlyInOne<B, Path>
  : [B] extends [never]
    ? OnlyInOne<A, Path>
    : [A, B] extends [Named, Named]
      ? KindDifferences<Extract<A, Named>, Extract<B, Named>, Path>
      : FieldDifferences<A, B, Path>;

type KindDifferences<A extends Named, B extends Named, Path extends string> =
  | ScalarDifference<A['kind'], B['kind'], `${Path}.kind`>
  | {
      [K in A['kind'] & B['kind']]: FieldDifferences<Extract<A, { kind: K }>, Extract<B, { kind: K }>, Path>;
    }[A['kind'] & B['kind']];

type FieldDifferences<A, B, Path extends string> =
  | { [K in Exclude<Keys<A>, keyof B> | Exclude<Keys<B>, keyof A>]: `${Path}.${Name<K>} is in one of them only` }[
      | Exclude<Keys<A>, keyof B>
      | Exclude<Keys<B>, keyof A>]
  | { [K in Keys<A> & Keys<B>]-?: FieldDifference<A, B, K, `${Path}.${Name<K>}`> }[Keys<A> & Keys<B>];

type FieldDifference<A, B, K extends keyof A & keyof B, Path extends string> =
  | (IsOptional<A, K> extends IsOptional<B, K> ? never : `${Path} is optional in one of them only`)
  | Differences<Present<A[K]>, Present<B[K]>, Path>;

type IsOptional<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? true : false;

type Name<K> = K extends string ? (string extends K ? '*' : K) : '*';
