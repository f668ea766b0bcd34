export interface PeerOptions {
  readonly help: boolean;
  readonly json?: boolean;
  readonly folder?: string;
  readonly only?: readonly string[];
  readonly sizes?: readonly number[];
  readonly runsOf?: (size: number) => number;
}
export declare function readOptions(args: readonly string[], peers: readonly string[]): PeerOptions;
