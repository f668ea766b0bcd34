/** A part of a random catalogue, and its numbers that can be changed to wrong ones. */
export interface Part {
  /** Values by their paths in the config. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of the downloadable price list. */
  readonly lines: readonly string[];
  readonly knobs: readonly Knob[];
}

/** A change of one number that makes the catalogue inconsistent. */
export interface Knob {
  /** The kind of number: tests require that every kind occurs. */
  readonly kind: string;
  /** The path of the number. */
  readonly at: string;
  /** The number as written after the change. */
  readonly now: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** A changed line of the price list, with its index. */
  readonly line?: { readonly was: string; readonly is: string };
  /** Changed text of the terms. */
  readonly terms?: string;
}

export const together = (parts: readonly Part[]): Part => ({
  values: Object.assign({}, ...parts.map(({ values }) => values)),
  lines: parts.flatMap(({ lines }) => lines),
  knobs: parts.flatMap(({ knobs }) => knobs),
});

/** A value that is another amount. */
export const knob = (kind: string, at: string, now: string): Knob => ({ kind, at, now, values: { [at]: now } });

/** 17 pence: no amount of a random catalogue ends in them, and no sum of such amounts does by chance. */
export const stray = (pounds: number): string => `£${pounds}.17`;

export const pounds = (amount: number): string => `£${amount}`;
