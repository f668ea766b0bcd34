import { ownerName } from '../config/naming/subject.ts';
import { type ConfigPath, formatPath } from '../core/finding.ts';
import { alignLists } from './align.ts';
import type { SiteChange } from './change.ts';
import type { Comparison } from './differences.ts';
import type { Versions } from './fact-changes.ts';

/** Returns the documents, images and policies whose files have other content under the same name. */
export function fileChanges(versions: Versions, comparison: Pick<Comparison, 'earlierPaths'>): readonly SiteChange[] {
  return [
    ...entryFiles('documents', versions, comparison),
    ...entryFiles('images', versions, comparison),
    ...policies(versions),
  ];
}

function entryFiles(
  part: 'documents' | 'images',
  { before, after }: Versions,
  { earlierPaths }: Pick<Comparison, 'earlierPaths'>,
): readonly SiteChange[] {
  return Object.entries(after.parsed[part]).flatMap(([key, { file }]): readonly SiteChange[] => {
    const path: ConfigPath = [part, key];
    const [old, current] = [before.files.get(`${part}/${file}`), after.files.get(`${part}/${file}`)];
    if (!old || !current || old.digest === current.digest || !earlierPaths.has(formatPath(path))) return [];
    const name = ownerName(path, after.plainConfig);
    return [
      {
        ...{ group: part === 'documents' ? 'documents' : 'look', kind: 'changed' },
        subject: `The file ${file} of ${name}`,
        ...{ note: 'new content', of: name, part: 'file', path },
      },
    ];
  });
}

const policies = ({ before, after }: Versions): readonly SiteChange[] =>
  [...after.files].flatMap(([name, { text, digest }]): readonly SiteChange[] => {
    const old = before.files.get(name);
    if (text === undefined || old?.text === undefined || old.digest === digest) return [];
    const note = changedPassages(passagesOf(old.text), passagesOf(text));
    const subject = `The text of ${name}`;
    return note === '' ? [] : [{ group: 'documents', kind: 'changed', subject, note, of: subject, part: 'text' }];
  });

const passagesOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((passage) => passage.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** '2 passages changed, 1 added'; '' if only spaces and line breaks differ. */
function changedPassages(before: readonly string[], after: readonly string[]): string {
  const { pairs, vanished, appeared } = alignLists(before, after);
  const counts = [
    [pairs.filter(([old, current]) => before[old] !== after[current]).length, 'changed'],
    [appeared.length, 'added'],
    [vanished.length, 'removed'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, verb], index) => `${count} ${index > 0 ? '' : count === 1 ? 'passage ' : 'passages '}${verb}`)
    .join(', ');
}
