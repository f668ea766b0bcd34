import { traceText } from '../locate-page-text.ts';
import { authoredAt, onEachPage, type PublicText, type Span, type Whereabouts } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const ANSWER = 'pages./.1.questions.0.answer';

/** 'plus VAT', '+VAT', 'ex. VAT', 'VAT is added' */
const WITHOUT_VAT =
  /(?:\+|\b(?:plus|ex|excl|excludes?|excluded|excluding|exclusive of|before|without|net of|subject to|not incl|not including|not inclusive of)\.?) ?-?(?:uk )?(?:v\.?a\.?t\b)|(?<!\bno )\bv\.?a\.?t\.?(?: at \d+ ?%)? (?:is |will be |to be )?(?:not included|excluded|exclusive|extra|added|on top|payable)\b/;

export const priceVat: Rule = {
  name: 'price/vat',
  severity: 'error',
  checks: 'No price is quoted without the VAT that its buyer has to pay.',
  because: 'Prices for consumers include VAT; what is added at the desk is a hidden charge.',
  source: 'CAP code 3.18; Digital Markets, Competition and Consumers Act 2024 s.230',
  examples: {
    bad: [
      { shows: 'VAT that is added', values: { [ANSWER]: 'All prices are plus VAT.' } },
      { shows: 'the same in brackets', values: { 'pages./treatments/massage.1.note': 'Prices are quoted (ex. VAT).' } },
      { shows: 'VAT in the unit of a price', values: { 'catalogue.massage.price': '£60 per session plus vat' } },
    ],
    good: [
      { shows: 'VAT that is included', values: { [ANSWER]: 'Prices include VAT where it applies.' } },
      { shows: 'VAT that nobody pays', values: { [ANSWER]: 'We are not registered, so no VAT is added.' } },
    ],
  },
  find: ({ publicTexts }) => [
    ...publicTexts.authored.flatMap((text) => problemIn(text, (run) => [authoredAt(text, run)])),
    ...publicTexts.shown.flatMap((shown) =>
      problemIn(shown, (run) => onEachPage(shown).map((publicText) => traceText(publicTexts, publicText, run))),
    ),
  ],
};

function problemIn(
  { text, normal }: PublicText,
  places: (run: Span) => readonly Whereabouts[],
): readonly RuleFinding[] {
  const match = WITHOUT_VAT.exec(normal.text);
  if (!match) return [];
  const run = normal.original(match.index, match[0].length);
  return places(run).map((where) => ({
    message: `“${text.slice(run.at, run.at + run.length)}” quotes prices without VAT.`,
    help: 'Quote prices with VAT, and say so, or say nothing of it where you are not registered.',
    ...where,
  }));
}
