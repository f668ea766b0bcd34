import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const ICON = "    icon: 'icon',«»";

/** Mistakes in stand-ins and exceptions. */
export const annotationMistakes: Handwritten = {
  'accepts a rule that allows no exceptions': [
    row(CONFIG, "accept('From £200', «'price/from-exact'»", "'price/format'"),
  ],
  'accepts a different rule from the one that reports the value': [
    row(CONFIG, "accept('£580', «'price/reference'»", "'price/saving'", {
      anchor: "accept(«'£580'», 'price/saving'",
    }),
    row(CONFIG, "accept('£12,000', «'price/unit'»", "'price/from'", { anchor: "accept(«'£12,000'», 'price/from'" }),
    row(CONFIG, "accept('20min', «'content/one-fact'»", "'content/legal'", {
      anchor: "accept(«'20min'», 'content/legal'",
    }),
  ],
  'corrects an accepted value but keeps the exception': [
    row(CONFIG, "normalPrice: accept(«'£580'»", "'£560'"),
    row(CONFIG, "instalments: accept(«'3 x £950'»", "'2 x £1,225'"),
    row(CONFIG, "from: accept(«'From £160'»", "'From £120'"),
    row(CONFIG, "price: accept(«'From £200'»", "'£200'"),
    row(CONFIG, "duration: accept(«'20min'»", "'25min'"),
    row(CONFIG, "covers: «'£580'»", "'£5800'", { anchor: "accept(«'£580'»" }),
    row(CONFIG, "covers: «'3 x £950'»", "'3 x £95'", { anchor: "accept(«'3 x £950'»" }),
  ],
  'changes the value that an exception names in “against”': [
    row(CONFIG, "price: «'£2,450'»", "'£2,400'", { anchor: "instalments: accept(«'3 x £950'»" }),
    row(CONFIG, "price: «'£120'»", "'£130'", { anchor: "from: accept(«'From £160'»" }),
    row(CONFIG, "against: «'£560'»", "'£550'", { anchor: "normalPrice: accept(«'£580'»" }),
  ],
  'fixes the cause of an exception but keeps the exception': [
    row(CONFIG, "price: accept(«'£12,000'»", "'£12,000 per year'"),
    row(CONFIG, "price: «'£120'»", "'£180'", { anchor: "from: accept(«'From £160'»" }),
    row(CONFIG, "price: «'£2,450'»", "'£2,850'", { anchor: "instalments: accept(«'3 x £950'»" }),
  ],
  'accepts a claim without naming its words': [
    row(
      CONFIG,
      "  «'Natural, Lasting Results'»,",
      "accept('Natural, Lasting Results', 'claim/effect', { reason: 'Notes of the clinic, 2025.', until: '2027-06-30' })",
      { anchor: "accept(«'Natural, Lasting Results'»" },
    ),
  ],
  'sets a rule about facts to “warning” or “off”': [
    row(CONFIG, ICON, "\n    rules: { 'link/dead': 'warning' },", { anchor: "rules: { «'link/dead'»" }),
    row(CONFIG, ICON, "\n    rules: { 'price/reference': 'off' },", { anchor: "rules: { «'price/reference'»" }),
  ],
  'sets a rule to an unknown severity': [
    row(CONFIG, ICON, "\n    rules: { 'claim/effect': 'warn' },", { anchor: "'claim/effect': «'warn'»" }),
  ],
};
