import type { Site } from '../../config/site.ts';
import type { Severity } from '../../core/finding.ts';
import { plainWords } from './plain-words.ts';
import type { Rule } from './rule.ts';

/**
 * What a message quotes after the words of the sentence are the names of that with whose facts it was compared; their prices, with
 * units, are in parentheses.
 */
const COMPARED = /“([^”]+)”|\(([^)]+)\)/g;

/**
 * Returns a function that returns the severity of a finding: that of its rule, but `'warning'` if the rule needs plain words and the
 * sentence has others.
 */
export function severityInSentences(site: Site): (rule: Rule, message: string, sentence?: string) => Severity {
  const isPlain = plainWords(namesOf(site));
  return ({ severity, needsPlainWords = false }, message, sentence) => {
    if (!needsPlainWords || sentence === undefined) return severity;
    const compared = [...message.matchAll(COMPARED)].slice(1).map(([words]) => words);
    return isPlain(sentence, compared) ? severity : 'warning';
  };
}

const namesOf = ({ clinic, people, departments, categories, catalogue, programmes }: Site): readonly string[] => [
  clinic.name,
  ...[people, departments, categories, catalogue, programmes].flatMap((named) =>
    Object.values(named).map(({ name }: { readonly name: string }) => name),
  ),
];
