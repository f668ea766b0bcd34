/** A class of prescription-only medicines. */
export interface MedicineClass {
  /** The words that clinics can write instead of the name. */
  readonly instead: string;
  /** Endings of substances, after at least two letters. */
  readonly stems?: string;
  readonly names?: string;
  /** Names of medicines of which a strength or form is sold without a prescription. */
  readonly alsoSold?: string;
}
