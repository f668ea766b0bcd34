import type { TextLocation } from '../../authored/location.ts';
import { authoredAt, onEachPage, type PublicText, type Span, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const ANSWER = 'pages./.1.questions.0.answer';

/** 'plus VAT', '+VAT', 'ex. VAT', 'VAT is added' */
const WITHOUT_VAT =
  /(?:\+|\b(?:plus|ex|excl|excludes?|excluded|excluding|exclusive of|before|without|net of|subject to|not incl|not including|not inclusive of)\.?) ?-?(?:uk )?(?:v\.?a\.?t\b)|(?<!\bno )\bv\.?a\.?t\.?(?: at \d+ ?%)? (?:is |will be |to be )?(?:not included|excluded|exclusive|extra|added|on top|payable)\b/;

export const priceVat: Rule = {
  name: 'price/vat',
  severity: 'error',
  checks: 'All prices include VAT.',
  because: 'Visitors are charged more at the clinic than the displayed price.',
  source: 'CAP code 3.18; Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: {
    'VAT that is added': { [ANSWER]: 'All prices are plus VAT.' },
    'VAT excluded in brackets': { 'pages./treatments/massage.1.note': 'Prices are quoted (ex. VAT).' },
    'VAT in the unit of a price': { 'catalogue.massage.price': '£60 per session plus vat' },
  },
  good: {
    'VAT that is included': { [ANSWER]: 'Prices include VAT where it applies.' },
    'VAT that does not apply': { [ANSWER]: 'We are not registered, so no VAT is added.' },
  },
  find: ({ publicTexts, links: { authored } }) => [
    ...publicTexts.authored.flatMap((text) => problemIn(text, (span) => [authoredAt(text, span)])),
    ...publicTexts.shown.flatMap((shown) =>
      problemIn(shown, (span) => onEachPage(shown).map((publicText) => authored.locateText(publicText, span))),
    ),
  ],
};

function problemIn(publicText: PublicText, locate: (span: Span) => readonly TextLocation[]): readonly RuleFinding[] {
  const match = WITHOUT_VAT.exec(publicText.normal.text);
  if (!match) return [];
  const span = publicText.normal.original(match.index, match[0].length);
  return locate(span).map((location) => ({
    message: `“${textAt(publicText, span)}” quotes prices without VAT.`,
    help: 'State prices including VAT. If you are not registered for VAT, do not mention it.',
    ...location,
  }));
}
