export interface Catalogue {
  readonly categories: readonly object[];
  readonly treatments: readonly object[];
}
export declare function catalogueSite(minimal: object, catalogue: Catalogue): object;
