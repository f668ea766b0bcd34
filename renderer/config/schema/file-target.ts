import type { TargetProblem } from '../../facts/target.ts';

/** An address whose last part is the name of a PDF: '/documents/form.pdf'. */
const PDF = /^\/(?:[^/]+\/)*([^/]+)\.pdf$/i;

/** Explains an address that names a PDF instead of a page: links lead to declared documents, which are checked. */
export function fileProblem(address: string, documents: ReadonlySet<string>): TargetProblem | undefined {
  const [, file] = PDF.exec(address) ?? [];
  if (file === undefined) return undefined;
  const name = file
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const problem = `“${address}” is a file, and links cannot name files.`;
  if (documents.has(name))
    return {
      problem,
      rule: 'config/reference',
      help: `Write “document:${name}”.`,
      instead: `document:${name}`,
    };
  return {
    problem,
    rule: 'config/reference',
    help: `Put the file into content/documents/, add “'${name}': { file: '${file}.pdf', title: 'A title' }” to “documents”, and link to “document:${name}”.`,
    missingPath: `documents.${name}`,
  };
}
