import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const SMILE =
  "subtitle: 'DAO Treatment',\n        description: 'Relaxes the small muscles that draw the corners of the mouth down.',\n        price: ";

/** Prices in a correct format that contradict other numbers of the config. */
export const sums: Handwritten = {
  'changes one number of the instalments of a price': [
    row(CONFIG, "instalments: «'2 x £675'»", "'2 x £657'"),
    row(CONFIG, "instalments: «'2 x £675'»", "'3 x £675'"),
    row(CONFIG, "instalments: accept(«'3 x £950'»", "'3 x £590'"),
    row(CONFIG, "price: «'£1,350'»", "'£1,530'", { anchor: "instalments: «'2 x £675'»" }),
  ],
  'makes a course cost at least as much as its sessions': [
    row(CONFIG, "sessions: 2, price: «'£550'»", "'£650'"),
    row(CONFIG, "sessions: 2, price: «'£550'»", "'£5500'"),
    row(CONFIG, "sessions: 4, price: «'£800'»", "'£1000'"),
    row(CONFIG, "sessions: 3, price: «'£650'»", "'£750'"),
    row(CONFIG, "price: «'£1,480'»", "'£1,840'"),
    row(CONFIG, "price: «'£1000'»", "'£1100'"),
  ],
  'makes a longer course cost no more than a shorter one': [
    row(CONFIG, "price: «'£1,050'»", "'£501'"),
    row(CONFIG, "price: «'£1,480'»", "'£748'"),
  ],
  'writes a number of sessions that differs from the name of the course': [
    row(CONFIG, "course('Two sessions', { sessions: «2»", '3'),
    row(CONFIG, "course('Course of four', { sessions: «4»", '5'),
    row(CONFIG, "course('Course of 6', { sessions: «6», price: '£1,480'", '9'),
  ],
  'lowers the price of a single session below its price in a course': [
    row(CONFIG, "price: «'£300 per session'»", "'£200 per session'", { anchor: "sessions: 2, price: «'£550'»" }),
    row(CONFIG, "price: «'£250 per session'»", "'£200 per session'", { anchor: "sessions: 4, price: «'£800'»" }),
    row(CONFIG, "price: «'£550 per vial'»", "'£500 per vial'", { anchor: "price: «'£1000'»" }),
  ],
  'writes a “From” price that is not the lowest': [
    row(CONFIG, "price: «'From £160'»", "'From £180'"),
    row(CONFIG, "price: «'From £160'»", "'From £106'"),
    row(CONFIG, "price: «'From £160'»", "'£160'"),
    row(CONFIG, "price: accept(«'From £200'»", "'From £20'"),
    row(CONFIG, "from: accept(«'From £160'»", "'From £100'"),
  ],
  'changes the price of an option, but not the “From” price': [
    row(CONFIG, "title: 'One Area',\n            price: «'£160'»", "'£106'", { anchor: "price: «'From £160'»" }),
    row(CONFIG, "title: 'Two Areas',\n            price: «'£220'»", "'£120'", { anchor: "price: «'From £160'»" }),
    row(CONFIG, "title: 'Classic',\n            price: «'£200'»", "'£250'", {
      anchor: "price: accept(«'From £200'»",
    }),
  ],
  'writes a normal price that differs from the sum of its parts': [
    row(CONFIG, "normalPrice: accept(«'£580'»", "'£850'"),
    row(CONFIG, "price: '£450',«»\n        includes: ['profhilo'", "\n        normalPrice: '£500',", {
      anchor: "normalPrice: «'£500'»",
    }),
  ],
  'prices an offer no lower than the sum of its parts': [
    row(CONFIG, "price: «'£400'»", "'£4000'"),
    row(CONFIG, "price: «'£450'»", "'£550'"),
    row(CONFIG, "price: «'£520'»", "'£570'"),
  ],
  'omits the period that a price covers': [
    row(CONFIG, "price: accept(«'£12,000'»", "'£1,200'"),
    row(CONFIG, "schedule: «'6 sessions over 8 weeks'»", "'6 sessions a month'", { anchor: "price: «'£1,350'»" }),
  ],
  'gives a price to a treatment that is coming soon': [
    row(CONFIG, "'A fruit acid peel for dull skin and uneven texture.',\n        price: «'TBA'»", "'£90'"),
    row(CONFIG, "name: 'The Perfect Tone Protocol\\nComing soon',\n        price: «'TBA'»", "'£600'"),
    row(CONFIG, "price: '£350',\n        duration: '1h',\n        «book: 'hyperhidrosis',\n        »", '', {
      anchor: "price: «'£350'»",
    }),
  ],
  'gives a booking link to a treatment that is coming soon': [
    row(CONFIG, "dry or sensitive skin.',\n        price: 'TBA',«»", "\n        book: 'square_site',", {
      anchor: "price: 'TBA',\n        book: «'square_site'»",
    }),
    row(CONFIG, "price: «'£350'»", "'TBA'", { anchor: "book: «'hyperhidrosis'»" }),
  ],
  'still calls an appointment free that now has a price': [
    row(CONFIG, "price: «'Complimentary'»,\n        usualPrice", "'£30'", {
      anchor: "subtitle: '«Free for first-time» clients'",
    }),
    row(CONFIG, "schedule: '30min',\n        price: «'Complimentary'»", "'£30'", {
      anchor: "name: '«free» first session'",
    }),
    row(
      CONFIG,
      `${SMILE}'£120',\n        duration: '30min',\n        book: 'dao',«»`,
      "\n        usualPriceNote: 'free for new clients',",
      {
        anchor: "usualPriceNote: '«free for new» clients'",
      },
    ),
  ],
  'does not remove an offer that has ended': [
    row(
      CONFIG,
      "includes: ['profhilo', 'eye-rejuvenation'],«»",
      "\n        normalSince: '2026-01-01',\n        runs: { from: '2026-10-01', until: '2026-10-31' },",
      { anchor: "until: «'2026-10-31'»" },
    ),
  ],
};
