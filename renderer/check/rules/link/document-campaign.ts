import { printCommand } from '../../../inputs/documents.ts';
import type { LinkMap, Reference } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const GUIDE = { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } };
const PAGE = 'https://small.example/treatments';
const pdf = (link: string) => ({ 'guide.pdf': { lines: ['All treatments'], links: [link] } });

export const linkDocumentCampaign: Rule = {
  name: 'link/document-campaign',
  severity: 'warning',
  checks: 'Every link from a document to this site has utm_source, utm_medium and utm_campaign in lower case.',
  because: 'Without campaign parameters, analytics cannot attribute visits to the document.',
  source: 'https://support.google.com/analytics/answer/10917952',
  bad: {
    'a link without campaign parameters': { values: GUIDE, documents: pdf(PAGE) },
    'a parameter with capital letters, which analytics counts separately': {
      values: GUIDE,
      documents: pdf(`${PAGE}?utm_source=Guide&utm_medium=pdf&utm_campaign=spring`),
    },
  },
  good: {
    'a link with campaign parameters': {
      values: GUIDE,
      documents: pdf(`${PAGE}?utm_source=guide&utm_medium=pdf&utm_campaign=spring`),
    },
    'a link to another site': { values: GUIDE, documents: pdf('https://reviews.example/small') },
  },
  find: ({ site, links }) => {
    const references = links.documents.filter(isInternal);
    const isGenerated = ({ name }: { readonly name: string }) => site.documents[name]?.generate !== undefined;
    const generated = new Set(references.filter(isGenerated).map(({ name }) => name));
    const without = [...generated].filter((name) => site.documents[name]?.generate?.campaign === undefined);
    return [
      ...without.map((name) => addCampaign(name, site.documents[name]?.file ?? name)),
      ...references.filter((reference) => !isGenerated(reference)).flatMap(problemOf(links.addresses.origin)),
    ];
  },
};

const problemOf =
  (origin: string) =>
  ({ href, name }: LinkMap['documents'][number]): readonly RuleFinding[] => {
    const problems = problemsIn(new URL(href, origin).searchParams);
    if (problems.length === 0) return [];
    return [
      {
        message: `“${href}” lacks campaign parameters: ${problems.join(', ')}.`,
        help: 'Add the parameters in the program that creates the document: “?utm_source=guide&utm_medium=pdf&utm_campaign=spring”.',
        path: ['documents', name, 'file'],
        words: href,
      },
    ];
  };

/** A document that the site generates gets the parameters of all its links from the config. */
function addCampaign(name: string, file: string): RuleFinding {
  const campaign = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    message: `The links of “${file}” to this site have no campaign parameters.`,
    help: `Add them to its “generate”: campaign: { source: '${campaign}', medium: 'pdf', campaign: '${campaign}' }. Then run “${printCommand(name)}”.`,
    path: ['documents', name, 'generate'],
  };
}

const isInternal = ({ to }: Reference): boolean => to.kind === 'page' || to.kind === 'redirect' || to.kind === 'detour';

const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'];

const problemsIn = (query: URLSearchParams): readonly string[] =>
  FIELDS.flatMap((field) => {
    const value = query.get(field);
    if (!value) return [`it has no “${field}”`];
    return /^[a-z0-9_-]+$/.test(value) ? [] : [`its “${field}”, “${value}”, is not in lower case`];
  });
