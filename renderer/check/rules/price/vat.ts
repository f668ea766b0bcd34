import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { TextLocation } from '../../authored/location.ts';
import { ANSWER } from '../example-values.ts';
import { authoredAt, onEachPage, type PublicText, type Span, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** '20% VAT', 'value added tax', 'twenty per cent tax' */
const PERCENT = String.raw`(?:\d+(?:\.\d+)?|[a-z]+) ?(?:%|per ?cent) `;
const TAX = String.raw`(?:the tax(?:man|woman| office)'s (?:share|part|cut|(?:\d+|[a-z]+)(?: ?%| per ?cent))|(?:(?:uk |the |any |${PERCENT})*(?:vat\b|v\.a\.t\b\.?|value[ -]added tax\b))|${PERCENT}(?:sales )?tax\b)`;
const CONTAIN = '(?:include|contain|cover)';
const NOT_INCLUDING = `(?:do|does|did|will) not (?:yet )?${CONTAIN}|(?:do|does|did|wo)n't (?:yet )?${CONTAIN}|not (?:yet )?(?:including|included|inclusive of|containing|covering)`;
const BESIDES = `not (?:yet )?(?:included|contained|covered|(?:a )?part of)|excluded|exclusive|extra|additional|added|on top|payable|separately(?! (?:itemi[sz]ed|shown|listed|stated))|charged (?:on top|separately|extra|in addition)`;
const ON_TOP = `on top|in addition|as well|too|separately|extra|at the (?:till|desk)`;
const PRICES = '(?:prices?|fees?|amounts?|charges?|rates?|figures?)';
const WITHOUT_VAT = new RegExp(
  [
    // 'plus VAT', '+ 20% VAT', 'ex. VAT', 'do not include VAT', 'subject to VAT'
    String.raw`(?:\+|\b(?:plus|add|adds|adding|ex|excl|exclud(?:es?|ed|ing)|exclusive of|before|without|net of|subject to|leav(?:es?|ing) out|left out|(?:go(?:es)?|rises?) up by|${NOT_INCLUDING})\.?) ?-?${TAX}`,
    // 'VAT is added', 'VAT at 20% comes on top', 'VAT must be added'
    String.raw`\b${TAX}(?: (?:at|of) (?:\d+(?:\.\d+)?|[a-z]+) ?(?:%|per ?cent)| at the [a-z]+ rate)?(?: (?:is|are|be|will|must|has to|to|then|still|put|comes|goes|applies))* (?:${BESIDES})\b`,
    // 'there is VAT to pay on top', 'you pay VAT on massage as well', 'we charge VAT on reports'
    String.raw`\b${TAX} (?:to (?:pay|add)|to be (?:paid|added)) (?:${ON_TOP})\b`,
    String.raw`\b(?:pay|owe|billed|charge[ds]?|charging)(?: (?:you|for))? ${TAX}(?: (?:on|at|to) [^.;,]*)? (?:${ON_TOP})\b`,
    String.raw`\bcharge[ds]?(?: you)? ${TAX} (?:on|at|to)\b`,
    // 'treatments carry VAT, which we put on the bill', 'companies pay the fee and VAT', 'has no VAT in it yet'
    String.raw`\b${TAX}[^.;?]*\b(?:we|and|then) (?:put|add|charge|collect|show|bill)(?: it)? (?:on|to|at) (?:the|your|top|each|every)\b`,
    String.raw`\b(?:pays?|charged?|costs?|billed)\b[^.;,?]* and (?:the |any )?vat\b(?! (?:number|registered|registration|receipts?|are|is|where|included|in))`,
    String.raw`\b(?:do|does)(?: not|n't) (?:yet )?have ${TAX} in\b`,
    String.raw`£\d[\d,.]*(?: [a-z]+){0,2} (?:plus|excluding|excl\.?|ex) tax\b`,
    // not '£21 an hour before tax', which is what somebody earns
    String.raw`£\d[\d,.]*(?! (?:an?|per|each) (?:hour|day|week|month|year)\b)(?: [a-z]+){0,2} before tax\b`,
    // 'invoiced with VAT, which the list does not contain'
    String.raw`\b${TAX},? (?:which|that) (?:the|our|this|these) [^.;,]*?\b(?:${NOT_INCLUDING})`,
    // 'VAT appears as an extra item on your invoice', 'add a fifth for VAT'
    String.raw`\b${TAX}(?:(?!\b(?:not|never|no|without|includ\w+|nothing)\b|n't)[^.;?])*\b(?:on top|extra|in addition)\b`,
    String.raw`\badd(?:s|ed|ing)?\b[^.;]* for ${TAX}`,
    // 'VAT goes on at the till', 'not exempt from VAT, so reckon with another 20%'
    String.raw`\b${TAX} (?:goes|is put|comes) on (?:at|to|the|your)\b`,
    String.raw`(?<=\bvat\b[^.?]{0,80})(?<!\b(?:sav\w+|get|of) )\b(?:another|an extra|a further|an additional) (?:\d+|[a-z]+)(?: ?%| per ?cent)(?! (?:off|less|discount|of (?!vat)))`,
    // 'what you read on our list is before tax'
    String.raw`\b(?:list|what you (?:read|see))\b[^.;,]*\b(?:is|are) (?:before|without|exclud(?:es?|ed|ing)|exclusive of|net of) (?:any )?tax(?:es)?\b`,
    // 'all amounts are net', 'the prices above are before tax'
    String.raw`\b${PRICES}\b[^.;,]*\b(?:are|is)(?: \w+)? net\b(?! of)`,
    String.raw`£\d[\d.,]* net\b(?! of)|\b(?:quote|state|list|show|give)[ds]? (?:as )?net(?: ${PRICES})?\b(?! of)`,
    String.raw`\b${PRICES}\b[^.;,]*\b(?:before|without|exclud(?:es?|ed|ing)|excl\.?|exclusive of|plus|net of) (?:any )?tax(?:es)?\b`,
  ].join('|'),
  'g',
);
/** 'no VAT is added', 'we never add VAT', 'care is not subject to VAT' */
const DENIED = /(?:\b(?:no|not|never|nor|nothing|without|cannot)|n't)(?: (?!only\b)\w+){0,2} ?$/;
/** 'cosmetic treatments are subject to VAT, which our prices include' */
const INCLUDED = /(?<!\bnot )(?<!n't )\b(?:include[sd]?|including|inclusive)\b/;

/** 'Laser prices are plus VAT, while massages include it', 'we quote reports exclusive of VAT and massages inclusive' */
const OF_OTHERS =
  /\b(?:while|whereas) (?!(?:our|all|the|these|your)\b)|\band (?!(?:our|all|the|these|your|every|each)\b)(?=[a-z ]+ inclusive\b)/;

export const priceVat: Rule = {
  name: 'price/vat',
  severity: 'error',
  checks: 'All prices include VAT.',
  because: 'Visitors are charged more at the clinic than the displayed price.',
  source: 'CAP code 3.18; Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: {
    'VAT that is added': { [ANSWER]: 'All prices are plus VAT.' },
    'prices that do not include VAT': { [ANSWER]: 'Our fees don’t include VAT.' },
    'VAT that comes on top': { [ANSWER]: 'VAT at 20% comes on top.' },
    'VAT excluded in brackets': { 'pages./treatments/massage.1.note': 'Prices are quoted (ex. VAT).' },
    'amounts that are net': { [ANSWER]: 'All amounts are net.' },
    'a net price': { [ANSWER]: 'A massage is {catalogue.massage.amount} net.' },
    'VAT that is paid as well': { [ANSWER]: 'There is VAT to pay on top of these prices.' },
  },
  good: {
    'VAT that is included': { [ANSWER]: 'Prices include VAT where it applies.' },
    'VAT that applies and is included': {
      [ANSWER]: 'Massages are subject to VAT, which all our prices include. Is VAT added at the desk? No.',
    },
    'VAT that need not be paid': { [ANSWER]: 'Physiotherapy is not subject to VAT, so we never add VAT.' },
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
  const { normal } = publicText;
  if (!MENTIONS_TAX.test(normal.text)) return [];
  const match = [...normal.text.matchAll(WITHOUT_VAT)].find((each) => isAdded(normal.text, each.index, each[0]));
  if (!match) return [];
  const span = normal.original(match.index, match[0].length);
  return locate(span).map((location) => ({
    message: `“${textAt(publicText, span)}” quotes prices without VAT.`,
    help: 'State prices including VAT. If you are not registered for VAT, do not mention it.',
    ...location,
  }));
}

/** Most texts mention no tax and are skipped quickly. */
const MENTIONS_TAX = /v\.?a\.?t\b|\btax|\bnet\b/;

/** Whether a sentence states that VAT is added, and does not ask or deny it. */
function isAdded(text: string, at: number, words: string): boolean {
  const { text: sentence, start } = sentenceSpanAt(text, at);
  const before = sentence.slice(0, at - start);
  const [after = ''] = sentence.slice(at - start + words.length).split(OF_OTHERS);
  return !sentence.endsWith('?') && !DENIED.test(before) && !INCLUDED.test(`${before}…${after}`);
}
