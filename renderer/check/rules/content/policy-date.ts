import { replacing } from '../../../core/finding.ts';
import { policyDigest } from '../../earlier/build-record.ts';
import { quotedValues } from '../../earlier/quoted-values.ts';
import { sectionsOfKind } from '../pages.ts';
import type { Rule, RuleInput } from '../rule.ts';

const TERMS = {
  'routes./terms': { title: 'Terms', description: 'The terms of the practice.', name: 'Terms' },
  'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-03-01' }],
  'navigation.footer.0.links': [{ label: 'Terms', to: '/terms' }],
};
const OLD = { 'policies/terms.md': '## Cancelling\n\nFree of charge until a day before.\n' };
const NEW = { 'policies/terms.md': '## Cancelling\n\nFree of charge until two days before.\n' };

const QUOTING = { 'policies/terms.md': '## Cancelling\n\nFree of charge until {figures.notice} before.\n' };

export const policyDate: Rule = {
  name: 'content/policy-date',
  severity: 'warning',
  checks: 'A policy whose text, or a fact that it quotes, has changed has a new “updated” date.',
  because: 'Clients who have read the terms do not see that they have changed.',
  source: 'UK GDPR, art. 12(1)',
  bad: {
    'other terms with the old date': { values: TERMS, files: NEW, lastBuild: { values: TERMS, files: OLD } },
    'another fact that the terms quote': {
      values: { ...TERMS, 'figures.notice': '72 hours' },
      files: QUOTING,
      lastBuild: { values: TERMS, files: QUOTING },
    },
  },
  good: {
    'other terms with a new date': {
      values: { ...TERMS, 'pages./terms.0.updated': '2026-03-02' },
      files: NEW,
      lastBuild: { values: TERMS, files: OLD },
    },
  },
  find: (input) =>
    sectionsOfKind(input.pages, 'policy').flatMap(({ data: { file, updated }, path }) => {
      const message = updated < input.today ? problemOf(file, updated, input) : undefined;
      if (message === undefined) return [];
      const day = dayOfChange(file, updated, input);
      const help =
        day === undefined
          ? `Write the day of the change: '${input.today}' if it was today.`
          : `Write '${day}', the day of its last change in git.`;
      const fix = day ? { span: { at: 0, length: updated.length }, ...replacing(updated, day) } : {};
      return { message, help, path: [...path, 'updated'], ...fix };
    }),
};

/** Version control knows the day if the file is as in its last commit, so that no later change is left. */
function dayOfChange(file: string, updated: string, { earlier, policies, today }: RuleInput): string | undefined {
  const history = earlier.policies.get(file);
  if (!history || policyDigest(policies.get(file)?.text ?? '') !== policyDigest(history.last.text)) return undefined;
  const { textThen, last } = history;
  return last.text !== textThen && last.day > updated && last.day <= today ? last.day : undefined;
}

function problemOf(file: string, updated: string, input: RuleInput): string | undefined {
  if (hasChanged(file, updated, input))
    return `The text of “${file}” has changed since ${updated}, the date of its last update.`;
  const built = input.earlier.build.policies[file];
  const now = quotedValues(input.policies.get(file)?.text ?? '', input.site);
  const [fact] = Object.entries(built?.updated === updated ? built.facts : {}).filter(
    ([path, before]) => now[path] !== undefined && now[path] !== before,
  );
  return (
    fact &&
    `“${file}” quotes {${fact[0]}}, which was “${fact[1]}” before and is “${now[fact[0]]}” now, but the date of its last update is still ${updated}.`
  );
}

/** Version control knows the text on that day. Without it, the last build with the same date is compared. */
function hasChanged(file: string, updated: string, { earlier, policies }: RuleInput): boolean {
  const text = policies.get(file)?.text;
  // A file that is missing or empty is reported itself.
  if (text === undefined || text.trim() === '') return false;
  const before = earlier.policies.get(file)?.textThen;
  if (before !== undefined) return policyDigest(before) !== policyDigest(text);
  const built = earlier.build.policies[file];
  return built !== undefined && built.updated === updated && built.digest !== policyDigest(text);
}
