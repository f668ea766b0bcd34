/** The message for a config that is not valid TypeScript. */
export interface SyntaxText {
  readonly message: string;
  readonly help?: string;
  /** The reported characters, if the compiler's position is in the middle of them. */
  readonly text?: string;
  /** The value of the owner, if the reported characters contain more than that. */
  readonly value?: string;
  /** The certain correction: quotation marks around the reported text, or straight ones instead of curly ones. */
  readonly fix?: 'quote' | 'straighten';
}
