/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'You asked what it costs to be seen as an adult: an allergy consultation is £210, letter and plan included.',
    'Nobody likes to pay for nothing, but a visit that is missed without a word still costs us money, so we send you a bill for £60.',
    'If you need the results in French or Spanish for a holiday, we have them translated for £35 a page.',
    'Our cook makes the muffins for the challenge, and you may take a box home for £6.',
    'The hour with Dr Sadiq, known on our list as a child consultation, is charged at £175.',
    'For a copy of your notes on a memory stick, please bring £12 in cash.',
    'A bracelet with your allergy engraved on it can be ordered at the desk for £29.',
    'Home visits are possible within ten miles and cost £85 on top of the fee.',
  ),
  ...wrong(
    PRICE,
    'catalogue.patch-test',
    'The three visits come to £290 together, and creams of your own are tested for the same money.',
  ),
  ...wrong(
    PRICE,
    'catalogue.skin-prick-test',
    'For the short panel with ten drops we ask £75, and for the long one a little more.',
  ),
  ...wrong(PRICE, 'catalogue.food-challenge', 'A day with us costs £420, which pays for two pairs of eyes and a cook.'),
  ...wrong(
    PRICE,
    'catalogue.allergy-blood-test',
    'Taking the sample and sending it off comes to £80. The laboratory doesn’t send you a bill of its own.',
  ),
  ...wrong(
    PRICE,
    'catalogue.desensitisation-visit',
    'Each time you come, that is £80, unless you have paid for six in one go.',
    'Six visits on one invoice are £510, and they may be spread over two winters.',
  ),
  ...wrong(PRICE, 'programmes.brave-eaters', 'The plan can be paid in six parts of £72, the first one at the start.'),
  ...wrong(
    PRICE,
    'programmes.hay-fever-year',
    'A year with the same GP by your side comes to £396, however much pollen is in the air.',
  ),
  ...wrong(
    SAVING,
    'catalogue.desensitisation-visit',
    'Those who pay for six together keep £75 that they would otherwise have spent.',
    'The course brings the cost down by a fifth, which over a winter is not to be sneezed at.',
  ),
  ...wrong(
    SAVING,
    'catalogue.eczema-session',
    'By taking three sessions as a course you are £30 better off than with single ones.',
    'It is cheaper by 15 % to book all three at once, and you get the bandages in one bag.',
  ),
  ...wrong(
    SAVING,
    'offers.winter-breath',
    'Together they are £35 less than apart',
    'A good quarter off the usual price',
  ),
  ...wrong(
    SAVING,
    'programmes.hay-fever-year',
    'Compared with a consultation and two reviews paid one by one, the plan leaves £60 in your purse.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Brothers and sisters under ten have their skin-prick test at no cost if they come on the same morning.',
    'Anyone who books an allergy consultation has the asthma check thrown in at no extra charge.',
    'For students in Newcastle we waive the fee for a review appointment altogether.',
  ),
  ...wrong(
    'price/free',
    'catalogue.allergy-blood-test',
    'You won’t be charged for the blood test, as the laboratory and we have come to an arrangement.',
  ),
  ...wrong(
    'price/free',
    'catalogue.desensitisation-consultation',
    'Come and talk it over first. The consultation about desensitisation is gratis and binds you to nothing.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.eczema-session',
      'Your first session is a present from us; after that you pay as you go.',
    ),
  ),
  ...wrong(
    'price/typed',
    'questions',
    'For a dietitian session you pay £88, and you may bring the whole family without paying for them too.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.asthma-check',
    'The fee is £110, whether you blow well or badly, and the written plan is part of it.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.patch-test',
    'People are taken aback by £310 until they hear that it pays for three visits and thirty chambers.',
  ),
  ...wrong('price/typed', 'programmes.hay-fever-year', 'Twelve payments of £31 carry you from one winter to the next.'),
  ...wrong(
    'price/vat',
    'questions',
    'The figures on our list are what we keep; the taxman’s twenty per cent is put on top when we write the invoice.',
    'Tests are quoted before VAT. Ask Fern if you want to know what you will pay in the end.',
    'Consultations are free from VAT, but to the price of tests and courses VAT has to be added.',
    'Companies that send us their staff see the net price here, and so do you: VAT comes separately.',
  ),
  ...wrong(
    ['price/typed', 'price/unbacked'],
    'questions',
    'Parents sometimes need it in writing, and a letter for the nursery is £25.',
  ),
];
