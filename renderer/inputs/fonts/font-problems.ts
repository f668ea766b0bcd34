import type { Finding } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import type { Unavailable } from '../content-file.ts';
import type { FontFacts } from './inspect-font.ts';

export type Problem = Required<Pick<Finding, 'message' | 'help'>> & { readonly rule: RuleName };

export const unusable = ({ isMissing, message, help }: Unavailable): Problem => ({
  rule: isMissing ? 'content/missing-file' : 'content/font',
  message,
  help,
});

const problem = (message: string, help: string): Problem => ({ rule: 'content/font', message, help });

export const notAFont = (file: string): Problem =>
  problem(
    `content/${file} is not a readable font.`,
    'Put a font there that ends in .woff2, .woff, .ttf or .otf, or name another file.',
  );

/** Returns why a font alone cannot be used. */
export function fileProblem(file: string, facts: FontFacts): Problem | undefined {
  if (facts.isItalic)
    return problem(`content/${file} is italic, and the design uses upright letters only.`, 'Name the upright font.');
  if (!facts.isEmbeddable)
    return problem(
      `content/${file} forbids its use on websites: its maker has restricted embedding.`,
      'Use a font whose licence allows websites, for instance the SIL Open Font License.',
    );
  return undefined;
}

/** The characters without which no page can be set. */
const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789£.,:–’';

/** A problem of a file among the other files of its font. */
type FamilyProblem = Problem & { readonly index: number };

/** Returns the files of a font that add nothing, and the weights that lack characters. */
export function familyProblems(files: readonly FontFacts[], names: readonly string[]): readonly FamilyProblem[] {
  const taken = new Map<string, { readonly index: number; readonly characters: Set<string> }>();
  const findings: FamilyProblem[] = [];
  for (const [index, facts] of files.entries()) {
    const key = weightKey(facts);
    const earlier = taken.get(key);
    const characters = [...facts.characters];
    const added = characters.filter((letter) => !earlier?.characters.has(letter));
    if (earlier && added.length === 0)
      findings.push({
        index,
        ...problem(
          `content/fonts/${names[index]} has the same weight and characters as ${names[earlier.index]}.`,
          'Remove one of the two files.',
        ),
      });
    taken.set(key, { index: earlier?.index ?? index, characters: new Set([...(earlier?.characters ?? []), ...added]) });
  }
  for (const { index, characters } of taken.values()) {
    const missing = [...NEEDED].filter((letter) => !characters.has(letter));
    if (missing.length > 0) findings.push({ index, ...lacking(names[index] ?? '', missing) });
  }
  return findings;
}

const weightKey = ({ axes, weight }: FontFacts): string => JSON.stringify(axes.wght ?? weight);

const MAX_SHOWN = 5;

const lacking = (name: string, missing: readonly string[]): Problem => {
  const more = missing.length > MAX_SHOWN ? ` and ${missing.length - MAX_SHOWN} more` : '';
  return problem(
    `content/fonts/${name} lacks characters of English text: ${missing.slice(0, MAX_SHOWN).join(' ')}${more}.`,
    'Use a file that contains Latin letters, figures and “£”, or add it to “files”.',
  );
};
