/** What a part of a random catalogue is made of, and the numbers in it that can be made wrong. */
export interface Part {
  /** Values by their paths in the config. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the price list to download says of it. */
  readonly lines: readonly string[];
  readonly knobs: readonly Knob[];
}

/** A change of one number by which the catalogue contradicts itself. */
export interface Knob {
  /** What kind of number it is: every kind must come up. */
  readonly kind: string;
  /** Where the number stands. */
  readonly at: string;
  /** The number as it is written after the change. */
  readonly now: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Another line of the price list: which one, and what it says. */
  readonly line?: { readonly was: string; readonly is: string };
  /** Another text of the terms. */
  readonly terms?: string;
}

export const together = (parts: readonly Part[]): Part => ({
  values: Object.assign({}, ...parts.map(({ values }) => values)),
  lines: parts.flatMap(({ lines }) => lines),
  knobs: parts.flatMap(({ knobs }) => knobs),
});

/** One value that is another amount. */
export const knob = (kind: string, at: string, now: string): Knob => ({ kind, at, now, values: { [at]: now } });

/** 17 pence: no amount of a random catalogue ends so, and none that is computed from them by chance. */
export const stray = (pounds: number): string => `£${pounds}.17`;

export const pounds = (amount: number): string => `£${amount}`;
