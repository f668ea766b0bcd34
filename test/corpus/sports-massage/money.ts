/** Sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'All prices include VAT, so what you read is what you pay.',
    'An assessment is {catalogue.injury-assessment.price}. If you need nothing more, that is the end of it.',
    'What would an assessment and one rehab session cost me? Together they are £110.',
    'If you forget an appointment, we charge {figures.lateFee}. The first time, Rhodri also pulls a face.',
    'We look after matches and races for {figures.matchCover} per half day, with two of us and one very large bag.',
    'A scan at the hospital costs {figures.scan} if you pay for it yourself, and we earn nothing from sending you there.',
    'Your insurer wants a report? That is {figures.insurerLetter}, and it takes us a few days.',
    'Gift vouchers never need to be used in one go. They are valid for 12 months.',
    'We would rather you spent your money on new shoes than on a treatment that you don’t need.',
    'You can pay by card, by phone or in coins from your saddlebag. We don’t take cheques any more.',
    'Parking in the yard is free for two hours; put the ticket behind the windscreen, please.',
    'Leave your bike in the hall. The lock is ours and costs nothing, and the dog that guards it is called Spoke.',
    'Is there a gluten-free bar in the machine? There is, next to the caffeine-free cola.',
  ),
  ...correct(
    'catalogue.injury-desk',
    'On Saturdays, ten minutes at the injury desk are free. No booking, no catch, no treatment either.',
    'The desk costs you nothing. If we think that you should see a doctor, we say so and you go home again.',
  ),
  ...correct(
    'catalogue.sports-massage',
    'Half an hour is {catalogue.sports-massage.options.half.price}, an hour {catalogue.sports-massage.options.hour.price} and an hour and a half {catalogue.sports-massage.options.long.price}.',
    'Two half hours cost £10 more than one whole hour, so come once and stay longer.',
    'Massage starts at {catalogue.sports-massage.options.half.amount}. Most people book the hour.',
    'The long session is £24 more than the hour.',
  ),
  ...correct(
    'catalogue.rehab',
    'Six single sessions would be £288. As a course they are {catalogue.rehab.packages.0.price}, which saves you {catalogue.rehab.packages.0.saving}.',
    'In the course of six, each session costs £43.',
    'Two sessions, paid one by one, are £96. You can still turn them into a course afterwards.',
  ),
  ...correct(
    'catalogue.shockwave',
    'With the course of three you save £21, a tenth of the price.',
    'Should you need five sessions, two more at the single price bring the total to £329.',
    'We sell no more than three sessions at once, because after three you should know.',
  ),
  ...correct(
    'catalogue.ice-bath',
    'Ten baths are {catalogue.ice-bath.packages.0.price} instead of £150. They are valid for {figures.validity}, which includes one winter.',
    'With the card for ten you pay £12 a time, and the towel is included.',
  ),
  ...correct('catalogue.taping', 'Taping is {catalogue.taping.price} a joint, tape included. Both ankles are £32.'),
  ...correct(
    'offers.winter-legs',
    'Both together for {offers.winter-legs.price} instead of {offers.winter-legs.reference}',
    'Book the assessment and the analysis as a pair, and you pay £22 less than one by one',
  ),
  ...correct(
    'offers.saddle-sore',
    'You keep {offers.saddle-sore.saving} for cake',
    'A bike fit and an hour of massage are £198 when you book them separately',
  ),
  ...correct(
    'programmes.back-to-running',
    'The plan is {programmes.back-to-running.price}, or {programmes.back-to-running.instalments}. Both come to the same.',
    'Eight rehab sessions at the single price would be £384, so the plan is £40 cheaper.',
  ),
  ...correct(
    'programmes.marathon-care',
    'You pay in instalments, {programmes.marathon-care.instalments}, one a month and without interest.',
    'Divide the price by six visits, and you arrive at £45 for each of them.',
  ),
];

const free: readonly Sentence[] = [
  ...wrong(
    'price/free',
    'catalogue.injury-assessment',
    'Your first assessment is free. No strings, no small print.',
    'Club members pay nothing for an assessment; just show your card.',
  ),
  ...wrong(
    'price/free',
    'catalogue.taping',
    'Tape is on us for everybody who races on Sunday.',
    'We tape your ankles free of charge on match days.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Insurers love paper. Whatever form yours sends you, bring it along: reports for your insurer are complimentary.',
    'We cover local fun runs at no cost to the organiser.',
  ),
  ...also(
    'content/one-fact',
    wrong('price/free', 'questions', 'Missed an appointment? Don’t worry, we never charge for that.'),
  ),
  ...wrong('price/free', 'catalogue.ice-bath', 'After every massage you can jump into the ice bath for nothing.'),
  ...wrong('price/free', 'catalogue.bike-fit', 'Bought your bike in town? Then the fit costs you nothing.'),
  ...wrong('price/free', 'catalogue.event-massage', 'Race day massage is our gift to every finisher.'),
];

const savings: readonly Sentence[] = [
  ...wrong(
    SAVING,
    'catalogue.rehab',
    'Buy six sessions and save £48, which is one whole session.',
    'The course is a quarter cheaper than paying each time.',
  ),
  ...wrong(
    SAVING,
    'catalogue.shockwave',
    'You save £30 when you book three sessions at once.',
    'Three sessions as a course: 20 % off the single price.',
  ),
  ...wrong(
    SAVING,
    'catalogue.ice-bath',
    'Half price! That is what each dip costs you with the card for ten.',
    'Ten dips save you £40, enough for a woolly hat and a flask of tea.',
  ),
  ...wrong(
    SAVING,
    'offers.winter-legs',
    'Save £35 on the pair',
    'Cheaper by a third than booking both one after the other',
  ),
  ...wrong(SAVING, 'offers.saddle-sore', 'You save £29, and your shoulders say thank you'),
  ...wrong(SAVING, 'programmes.back-to-running', 'The plan saves you £64 compared with eight single rehab sessions.'),
];

const prices: readonly Sentence[] = [
  ...wrong(
    PRICE,
    'catalogue.sports-massage',
    'Long run on Sunday, heavy legs on Monday? An hour with Dion is £55, oil included.',
    'Massage starts at £29 for half an hour.',
    'If you have been up Kinder Scout, treat yourself to the long session for £85.',
  ),
  ...wrong(
    PRICE,
    'catalogue.injury-assessment',
    'We charge £68 for an assessment. Bring shorts, and your old shoes if you run.',
  ),
  ...wrong(
    PRICE,
    'catalogue.rehab',
    'Each session costs £45. You pay after it, at the desk.',
    'If you already know that you will be coming for a while, six sessions come to £268 as a course.',
  ),
  ...wrong(PRICE, 'catalogue.bike-fit', 'A bike fit is £150, whatever bike you bring.'),
  ...wrong(
    PRICE,
    'questions',
    'If you forget an appointment, we charge £35.',
    'Cover for a tournament is £150 per half day, tent and tea included.',
    'An assessment and a running analysis cost £157 when they are booked separately.',
  ),
  ...wrong(PRICE, 'programmes.marathon-care', 'Pay for the Marathon Care plan in three instalments of £95.'),
];

const typed: readonly Sentence[] = [
  ...wrong(
    'price/typed',
    'catalogue.dry-needling',
    'Dry needling costs £44, and Anneke counts the needles on the way out.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.cupping-massage',
    'Curious about those round marks on swimmers’ backs? A massage with cups is £52.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.pregnancy-massage',
    'For £60 you get an hour on your side, with every pillow that we own.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.lactate-test',
    'The lactate test is £95. You can bring your own bike or ride ours.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.running-analysis',
    'We charge £85 for a running analysis, and the film is yours to keep.',
  ),
];

const tax: readonly Sentence[] = [
  ...wrong(
    'price/vat',
    'questions',
    'VAT is not included in the prices that you see here.',
    'We add 20 % VAT when you pay, so please bring a little more.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.sports-massage',
    'The most popular choice by far is an hour, at {catalogue.sports-massage.options.hour.price} + VAT.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.bike-fit',
    'For riders who claim it back: the bike fit costs {catalogue.bike-fit.price} net.',
    'Companies and private riders alike: {catalogue.bike-fit.price} excluding VAT.',
  ),
];

export const moneySentences: readonly Sentence[] = [...right, ...free, ...savings, ...prices, ...typed, ...tax];
