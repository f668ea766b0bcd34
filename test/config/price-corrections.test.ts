import {
  correctCoursePrice,
  correctFrom,
  correctInstalments,
  correctPounds,
  correctPrice,
} from '../../renderer/config/schema/corrections/price.ts';
import { explains, proposes } from '../support/corrections.ts';

proposes('prices in other notations', correctPrice, [
  ['300', '£300'],
  ['£ 300', '£300'],
  ['300 pounds', '£300'],
  ['GBP 300', '£300'],
  ['£3O0', '£300'],
  ['£6O', '£60'],
  ['£3lO', '£310'],
  ['£12.5', undefined],
  ['£270,00', '£270'],
  ['Â£250 per session', '£250 per session'],
  ['£300.-', '£300'],
  ['from £250', 'From £250'],
  ['£300/session', '£300 per session'],
  ['From £300 Per Vial', 'From £300 per vial'],
  ['free', 'Complimentary'],
  ['£0', 'Complimentary'],
  ['£0.00', 'Complimentary'],
  ['tbc', 'TBA'],
  ['from 54 pounds', 'From £54'],
  ['starting at £54', 'From £54'],
  ['prices from £54 per session', 'From £54 per session'],
  ['£60+', 'From £60'],
  ['only £54', '£54'],
  ['54.00 GBP', '£54.00'],
  ['£1 350', '£1,350'],
  ['£54pp', '£54 per person'],
  ['£54 p.p.', '£54 per person'],
  ['£60 p/h', '£60 per hour'],
  ['£300 pcm', '£300 per month'],
  ['£19 monthly', '£19 per month'],
  ['from £228 annually', 'From £228 per year'],
  ['£60/hr', '£60 per hour'],
  ['£54 (per session)', '£54 per session'],
  ['£54 for a session', '£54 per session'],
  ['£54 inc VAT', '£54'],
  ['£54 per session (incl. VAT)', '£54 per session'],
  ['Free of charge!', 'Complimentary'],
  ['coming soon', 'TBA'],
  ['3500p', '£35'],
  ['450 pence per session', '£4.50 per session'],
  ['45p', undefined],
  ['£2,50', undefined],
  ['sixty pounds', undefined],
  ['£60 or £80', undefined],
]);

explains('prices with one digit after the point', correctPrice, [
  ['£4.2', 'one digit follows the point', 'Write “£4.20”, or “£42”.'],
  ['from £29.5', 'one digit follows the point', 'Write “From £29.50”, or “From £295”.'],
  ['£12.5 a session', 'one digit follows the point', 'Write “£12.50 per session”, or “£125 per session”.'],
]);

explains('prices with more than one amount', correctPrice, [
  ['£54-£60', 'it is a range', 'Write one price, or “From £54” and each price in “options”.'],
  ['£54–60', 'it is a range', 'Write one price, or “From £54” and each price in “options”.'],
  ['54 to 60 per visit', 'it is a range', 'Write one price, or “From £54 per visit” and each price in “options”.'],
  ['between £54 and £60', 'it is a range'],
  ['£54/£60', 'it contains several amounts', 'Write one price, or “From £54” and each price in “options”.'],
  [
    '£54 adults, £30 children',
    'it contains several amounts',
    'Write one price, or “From £30” and each price in “options”.',
  ],
  [
    '£54 (was £60)',
    'it contains two prices',
    "Write “£60” here. A treatment can have a lower price for a while: reduced: { price: '£54', runs: { from: '2027-02-01', until: '2027-02-28' }, normalSince: '2026-01-01' },",
  ],
]);

explains('prices with words', correctPrice, [
  ['£54 + VAT', 'it does not include VAT', 'Write what clients pay in total: “£64.80” if the rate is 20%.'],
  [
    '£50 per visit ex VAT',
    'it does not include VAT',
    'Write what clients pay in total: “£60 per visit” if the rate is 20%.',
  ],
  [
    '£48 per session plus vat',
    'it does not include VAT',
    'Write what clients pay in total: “£57.60 per session” if the rate is 20%.',
  ],
  ['about £54', 'it is not exact', 'Write “£54”, or “From £54” if it can cost more.'],
  ['£54ish', 'it is not exact'],
  ['up to £60', 'it states only the highest price', 'Write one price, such as “£60”, or the lowest like “From £30”.'],
  ['£54 (30 min)', 'it also states a duration', 'Write “£54”: the duration has a field of its own.'],
  [
    '3 for £150',
    'it is the price of a course of 3',
    "Write the price of one here, and the course below it: packages: [course('Course of 3', { sessions: 3, price: '£150' })],",
  ],
  ['£54 including a drink', 'it contains other words', 'Write “£54”, and the words in “description”.'],
  ['£1,2000', 'a comma separates the last three digits', 'Write “£12,000”, or correct the number.'],
]);

explains('prices without an amount', correctPrice, [
  [
    'POA',
    'visitors must see an amount',
    'Write the lowest price like “From £250”, or “TBA” while it cannot be booked.',
  ],
  ['on request', 'visitors must see an amount'],
  ['please call us for a price', 'visitors must see an amount'],
  ['price varies', 'visitors must see an amount'],
  [
    'Free for new clients',
    'the price for other clients is missing',
    "Write subtitle: 'Free for new clients', price: 'Complimentary', usualPrice: '£60', usualPriceNote: 'for other clients', with the price that they pay.",
  ],
]);

explains('amounts with words', correctPounds, [
  ['£54–£60', 'it is a range', 'Write one amount: “£54” or “£60”.'],
  ['£150 for three', 'it contains other words', 'Write “£150”.'],
  ['£150 + VAT', 'it does not include VAT', 'Write what clients pay in total: “£180” if the rate is 20%.'],
]);

explains('prices of courses', correctCoursePrice, [
  ['£65 per session', 'it is the price of one session', 'Write the price of the whole course, without a unit.'],
  ['£65 a visit', 'it is the price of one session', 'Write the price of the whole course, without a unit.'],
  ['£195 for three', 'it contains other words', 'Write “£195”.'],
]);

explains('lowest prices with words', correctFrom, [
  ['£54–£60', 'it is a range', 'Write only the lowest price: “From £54”.'],
  ['From £54 (30 min)', 'it contains other words', 'Write “From £54”.'],
  ['POA', 'visitors must see an amount'],
]);

explains('prices in other currencies', correctPrice, [
  ['60 euros per session', 'prices are in pounds', 'Write the amount like “£300”.'],
  ['$60', 'prices are in pounds', 'Write “£60” if you mean pounds.'],
  ['60 euros', 'prices are in pounds'],
]);

proposes('amounts in other notations', correctPounds, [
  ['580', '£580'],
  ['£1,350 ', '£1,350'],
  ['£2,50', undefined],
]);

proposes('lowest prices in other notations', correctFrom, [
  ['£160', 'From £160'],
  ['from 160', 'From £160'],
  ['from 240 a tooth', 'From £240 per tooth'],
]);

proposes('instalments in other notations', correctInstalments, [
  ['2 × £675', '2 x £675'],
  ['2 × 120', '2 x £120'],
  ['two payments of £675', '2 x £675'],
  ['£300 + 10 × £135', '£300 + 10 x £135'],
  ['£300 and then 10 payments of £135', '£300 + 10 x £135'],
  ['£300 then 10 x £135', '£300 + 10 x £135'],
  ['£1,300, then 10 x £1,350', '£1,300 + 10 x £1,350'],
  ['3 payments of 200', '3 x £200'],
  ['3 monthly payments of £60', '3 x £60'],
  ['£60 x 3', '3 x £60'],
  ['£60 a month for 3 months', '3 x £60'],
  ['monthly', undefined],
]);
