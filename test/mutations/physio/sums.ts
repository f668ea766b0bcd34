import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Prices in a correct format that contradict other numbers of the config. */
export const sums: Handwritten = {
  'mistypes the instalments of a price': [
    row(CONFIG, "instalments: «'2 x £115'»", "'2 × £115'"),
    row(CONFIG, "instalments: «'2 x £115'»", "'2x £115'"),
  ],
  'changes one number of the instalments of a price': [
    row(CONFIG, "instalments: «'2 x £115'»", "'2 x £151'"),
    row(CONFIG, "instalments: «'2 x £115'»", "'3 x £115'"),
    row(CONFIG, "price: «'£230'»", "'£320'", { anchor: "instalments: «'2 x £115'»" }),
  ],
  'makes a course cost at least as much as its sessions': [
    row(CONFIG, "sessions: 4, price: «'£164'»", "'£176'"),
    row(CONFIG, "sessions: 6, price: «'£273'»", "'£2730'"),
    row(CONFIG, "sessions: 8, price: «'£98'»", "'£112'"),
  ],
  'makes a longer course cost no more than a shorter one': [
    row(CONFIG, "sessions: 10, price: «'£440'»", "'£244'"),
    row(CONFIG, "sessions: 10, price: «'£440'»", "'£273'"),
  ],
  'writes a number of sessions that differs from the name of the course': [
    row(CONFIG, "course('Four visits', { sessions: «4»", '5'),
    row(CONFIG, "course('Six visits', { sessions: «6»", '9'),
    row(CONFIG, "course('Eight classes', { sessions: «8»", '10'),
  ],
  'lowers the price of a single session below its price in a course': [
    row(CONFIG, "price: «'£44 per visit'»", "'£40 per visit'", { anchor: "sessions: 4, price: «'£164'»" }),
    row(CONFIG, "price: «'£14 per class'»", "'£12 per class'", { anchor: "sessions: 8, price: «'£98'»" }),
  ],
  'writes a “From” price that is not the lowest': [
    row(CONFIG, "price: «'From £34'»", "'From £43'"),
    row(CONFIG, "price: «'From £34'»", "'From £30'"),
    row(CONFIG, "price: «'From £34'»", "'£34'"),
  ],
  'changes the price of an option, but not the “From” price': [
    row(CONFIG, "title: 'Half an hour',\n            price: «'£34'»", "'£36'", { anchor: "price: «'From £34'»" }),
    row(CONFIG, "title: 'An hour',\n            price: «'£58'»", "'£28'", { anchor: "price: «'From £34'»" }),
  ],
  'writes a normal price that differs from the sum of its parts': [
    row(CONFIG, "price: '£108',«»", "\n        normalPrice: '£130',", { anchor: "normalPrice: «'£130'»" }),
  ],
  'prices an offer no lower than the sum of its parts': [
    row(CONFIG, "price: «'£108'»", "'£120'"),
    row(CONFIG, "price: «'£108'»", "'£1080'"),
    row(CONFIG, "price: «'£134'»", "'£149'"),
  ],
  'omits the period that a price covers': [
    row(CONFIG, "schedule: «'5 sessions over 10 weeks'»", "'5 sessions a month'", { anchor: "price: «'£230'»" }),
  ],
  'gives a price to a treatment that is coming soon': [
    row(CONFIG, "price: '£54',\n        duration: '40min',\n        «book: 'strength_test',\n        »", '', {
      anchor: "«'strength-test'»: {",
    }),
    row(CONFIG, "price: «'TBA'»", "'£38'"),
  ],
  'gives a booking link to a treatment that is coming soon': [
    row(CONFIG, "price: 'TBA',\n        duration: '45min',«»", "\n        book: 'knee_visit',", {
      anchor: "price: 'TBA',\n        duration: '45min',\n        book: «'knee_visit'»",
    }),
    row(CONFIG, "price: «'£54'»", "'TBA'", { anchor: "book: «'strength_test'»" }),
  ],
  'still calls an appointment free that now has a price': [
    row(CONFIG, "price: «'Complimentary'»", "'£10'", { anchor: "name: '«free» call'" }),
  ],
  'does not remove an offer that has ended': [
    row(CONFIG, "until: «'2027-01-31'»", "'2026-11-20'"),
    row(CONFIG, "runs: «{ from: '2026-11-01', until: '2027-01-31' }»", "{ from: '2026-01-05', until: '2026-06-30' }", {
      anchor: "until: «'2026-06-30'»",
    }),
  ],
};
