import { onEachPage, type PublicText, type Shown } from '../public-texts/index.ts';
import type { RuleInput } from '../rule.ts';

/** Text on pages and in documents, whatever page links to the document. */
export const shownTexts = ({ publicTexts }: RuleInput): readonly (Shown | PublicText)[] => [
  ...publicTexts.shown.filter(({ kind }) => kind === 'page text'),
  ...publicTexts.authored.filter(({ kind }) => kind === 'document'),
];

/** Returns one text for each page that shows it; a document is one text. */
export const perPage = (text: Shown | PublicText): readonly PublicText[] =>
  'pages' in text ? onEachPage(text) : [text];
