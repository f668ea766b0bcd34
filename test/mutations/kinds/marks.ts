import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { inQuotes, misspelt, quoted } from '../slips.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const UNTIL = textsAt(/accept\(\)\.2\.until$/);
const REASON = textsAt(/accept\(\)\.2\.reason$/);
const ICON = "    icon: 'icon',«»";

/** Stand-ins and exceptions. */
export const marks: readonly Kind[] = [
  {
    slip: 'lets an exception end in the past',
    rule: 'config/exception-expired',
    rows: some(instead(UNTIL, quoted('2026-06-30')), 3),
  },
  {
    slip: 'gives an exception an end that is none, or in years',
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
    slip: 'gives an exception no real reason',
    rule: 'config/exception',
    rows: [...some(instead(REASON, quoted('As agreed.')), 3), ...some(instead(REASON, quoted('')), 2)],
  },
  {
    slip: 'misspells the rule of an exception',
    rule: 'config/exception',
    rows: some(instead(textsAt(/accept\(\)\.1$/), misspelt), 3),
  },
  {
    slip: 'accepts a rule that cannot be accepted',
    rule: 'config/exception',
    rows: [row(CONFIG, "accept('From £200', «'price/from-exact'»", "'price/format'")],
  },
  {
    slip: 'accepts another rule than the one that speaks',
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
    slip: 'mends what an exception accepts, and leaves the exception',
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
    slip: 'changes what an exception was judged against',
    rule: 'config/exception-outlived',
    rows: [
      row(CONFIG, "price: «'£2,450'»", "'£2,400'", { anchor: "instalments: accept(«'3 x £950'»" }),
      row(CONFIG, "price: «'£120'»", "'£130'", { anchor: "from: accept(«'From £160'»" }),
      row(CONFIG, "against: «'£560'»", "'£550'", { anchor: "normalPrice: accept(«'£580'»" }),
    ],
  },
  {
    slip: 'mends the cause of an exception, and leaves the exception',
    rule: 'config/exception-unused',
    rows: [
      row(CONFIG, "price: accept(«'£12,000'»", "'£12,000 per year'"),
      row(CONFIG, "price: «'£120'»", "'£180'", { anchor: "from: accept(«'From £160'»" }),
      row(CONFIG, "price: «'£2,450'»", "'£2,850'", { anchor: "instalments: accept(«'3 x £950'»" }),
    ],
  },
  {
    slip: 'accepts a claim without naming its words',
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
    slip: 'marks a stand-in without saying what to put there',
    rule: 'config/text',
    rows: some(instead(textsAt(/standIn\(\)\.1$/), quoted('')), 3),
  },
  {
    slip: 'sets a rule of facts to a warning, or off',
    rule: 'config/severity',
    rows: [
      row(CONFIG, ICON, "\n    rules: { 'link/dead': 'warning' },", { anchor: "rules: { «'link/dead'»" }),
      row(CONFIG, ICON, "\n    rules: { 'price/reference': 'off' },", { anchor: "rules: { «'price/reference'»" }),
    ],
  },
  {
    slip: 'sets a rule to a level that there is not',
    rule: 'config/type',
    rows: [row(CONFIG, ICON, "\n    rules: { 'claim/effect': 'warn' },", { anchor: "'claim/effect': «'warn'»" })],
  },
];
