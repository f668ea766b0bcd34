/** The documentation of a component in its source. */
interface SourceFacts {
  /** The comment above it. */
  readonly description: string;
  /** The types of its props, with their comments. */
  readonly props: string;
}

/** Reads the comment of a component and the types of its props from its source. */
export function factsInSource(name: string, source: string): SourceFacts {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(source);
  const declared = new RegExp(`export interface ${name}Props\\b[^{]*\\{[^]*?\\n\\}`).exec(source);
  const taken = new RegExp(`export (?:const|function) ${name}\\b[^(]*\\(([^]*?)\\n?\\)(?:: \\w+)? (?:=>|\\{)`).exec(
    source,
  );
  return {
    description: (comment?.[1] ?? '')
      .replace(/^\s*\* ?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    props: declared?.[0] ?? (taken?.[1] ?? '').trim(),
  };
}
