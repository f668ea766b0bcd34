export interface Result {
  readonly treatments?: number;
  readonly name: string;
  readonly task: string;
  /** Seconds of CPU time. */
  readonly cpu: number;
  /** Seconds on the clock. */
  readonly wall: number;
  /** MiB. */
  readonly memory?: number | undefined;
}
export interface Row extends Result {
  readonly timesNode: number;
  readonly timesEleventy?: number | undefined;
}
/** The CPU times to compare with. */
export interface Reference {
  readonly empty: number;
  readonly eleventy?: number | undefined;
}
export declare function rowOf(result: Result, reference: Reference): Row;
export declare function tableOf(treatments: number, rows: readonly Row[]): readonly string[];
