import { row } from '../anchor.ts';
import { inQuotes, misspelt, quoted } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const UNTIL = textsAt(/accept\(\)\.2\.until$/);
const REASON = textsAt(/accept\(\)\.2\.reason$/);
const ICON = "    icon: 'icon',«»";

/** Mistakes in stand-ins and exceptions. */
export const annotationMistakes: readonly Kind[] = [
  {
    mistake: 'lets an exception end in the past',
    rule: 'config/exception-expired',
    rows: some(instead(UNTIL, quoted('2026-06-30')), 3),
  },
  {
    mistake: 'gives an exception an invalid end date, or one years ahead',
    rule: 'config/exception',
    rows: [
      ...some(
        instead(
          UNTIL,
          inQuotes((text) => text.replace('2027', '2028')),
        ),
        2,
      ),
      ...some(instead(UNTIL, quoted('2027-02-31')), 2),
      ...some(instead(UNTIL, quoted('')), 1),
    ],
  },
  {
    mistake: 'gives an exception too short a reason',
    rule: 'config/exception',
    rows: [...some(instead(REASON, quoted('As agreed.')), 3), ...some(instead(REASON, quoted('')), 2)],
  },
  {
    mistake: 'misspells the rule of an exception',
    rule: 'config/exception',
    rows: some(instead(textsAt(/accept\(\)\.1$/), misspelt), 3),
  },
  {
    mistake: 'accepts a rule that allows no exceptions',
    rule: 'config/exception',
    rows: [row(CONFIG, "accept('From £200', «'price/from-exact'»", "'price/format'")],
  },
  {
    mistake: 'accepts a different rule from the one that reports the value',
    rule: 'config/exception-unused',
    rows: [
      row(CONFIG, "accept('£580', «'price/reference'»", "'price/saving'", {
        anchor: "accept(«'£580'», 'price/saving'",
      }),
      row(CONFIG, "accept('£12,000', «'price/unit'»", "'price/from'", { anchor: "accept(«'£12,000'», 'price/from'" }),
      row(CONFIG, "accept('20min', «'content/one-fact'»", "'content/legal'", {
        anchor: "accept(«'20min'», 'content/legal'",
      }),
    ],
  },
  {
    mistake: 'corrects an accepted value but keeps the exception',
    rule: 'config/exception-outlived',
    rows: [
      row(CONFIG, "normalPrice: accept(«'£580'»", "'£560'"),
      row(CONFIG, "instalments: accept(«'3 x £950'»", "'2 x £1,225'"),
      row(CONFIG, "from: accept(«'From £160'»", "'From £120'"),
      row(CONFIG, "price: accept(«'From £200'»", "'£200'"),
      row(CONFIG, "duration: accept(«'20min'»", "'25min'"),
      row(CONFIG, "covers: «'£580'»", "'£5800'", { anchor: "accept(«'£580'»" }),
      row(CONFIG, "covers: «'3 x £950'»", "'3 x £95'", { anchor: "accept(«'3 x £950'»" }),
    ],
  },
  {
    mistake: 'changes the value that an exception names in “against”',
    rule: 'config/exception-outlived',
    rows: [
      row(CONFIG, "price: «'£2,450'»", "'£2,400'", { anchor: "instalments: accept(«'3 x £950'»" }),
      row(CONFIG, "price: «'£120'»", "'£130'", { anchor: "from: accept(«'From £160'»" }),
      row(CONFIG, "against: «'£560'»", "'£550'", { anchor: "normalPrice: accept(«'£580'»" }),
    ],
  },
  {
    mistake: 'fixes the cause of an exception but keeps the exception',
    rule: 'config/exception-unused',
    rows: [
      row(CONFIG, "price: accept(«'£12,000'»", "'£12,000 per year'"),
      row(CONFIG, "price: «'£120'»", "'£180'", { anchor: "from: accept(«'From £160'»" }),
      row(CONFIG, "price: «'£2,450'»", "'£2,850'", { anchor: "instalments: accept(«'3 x £950'»" }),
    ],
  },
  {
    mistake: 'accepts a claim without naming its words',
    rule: 'config/exception',
    rows: [
      row(
        CONFIG,
        "  «'Natural, Lasting Results'»,",
        "accept('Natural, Lasting Results', 'claim/effect', { reason: 'Notes of the clinic, 2025.', until: '2027-06-30' })",
        { anchor: "accept(«'Natural, Lasting Results'»" },
      ),
    ],
  },
  {
    mistake: 'writes a stand-in without a note',
    rule: 'config/text',
    rows: some(instead(textsAt(/standIn\(\)\.1$/), quoted('')), 3),
  },
  {
    mistake: 'sets a rule about facts to “warning” or “off”',
    rule: 'config/severity',
    rows: [
      row(CONFIG, ICON, "\n    rules: { 'link/dead': 'warning' },", { anchor: "rules: { «'link/dead'»" }),
      row(CONFIG, ICON, "\n    rules: { 'price/reference': 'off' },", { anchor: "rules: { «'price/reference'»" }),
    ],
  },
  {
    mistake: 'sets a rule to an unknown severity',
    rule: 'config/type',
    rows: [row(CONFIG, ICON, "\n    rules: { 'claim/effect': 'warn' },", { anchor: "'claim/effect': «'warn'»" })],
  },
];
