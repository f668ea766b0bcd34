/** Wrong and right sentences that show what content/one-fact compares. */
import { ANSWER } from '../../example-values.ts';
import type { Rule } from '../../rule.ts';
import { OFFERS, PAIR } from '../example-items.ts';

const AT = 'clinic.address.postcode';
const OFFER = { 'offers.pair': PAIR, 'pages./treatments.2': OFFERS };

export const BAD: Rule['bad'] = {
  'a figure that contradicts the duration': {
    'catalogue.massage.duration': '20min',
    'catalogue.massage.figures.guide': '15-minute',
  },
  'a range of minutes that contradicts the duration': {
    'catalogue.massage.duration': '15min',
    'catalogue.massage.figures.visitLength': '10–15 minutes',
  },
  'a sentence that contradicts the duration': { [ANSWER]: 'A massage takes 45 minutes.' },
  'twice the duration of one session': {
    'catalogue.massage.duration': '20min',
    [ANSWER]: 'A session of massage takes 40 minutes.',
  },
  'a figure whose name contains a preposition': {
    'catalogue.massage.figures.liftingAfter': 'one week',
    'catalogue.massage.description': 'By hand. No heavy lifting for four weeks.',
  },
  'a sentence that contradicts the notice period': { [ANSWER]: 'Please give us two days’ notice.' },
  'a document for download that contradicts the duration': {
    values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
    documents: { 'guide.pdf': { lines: ['Massage, 45min, £60 per session'] } },
  },
  'a typo in the telephone number': { [ANSWER]: 'Call us on 0113 496 0010.' },
  'another telephone number on which to call the clinic': { [ANSWER]: 'Ring us on 0161 496 0777.' },
  'another e-mail address for the clinic': { [ANSWER]: 'Our e-mail address is rooms@hotel.example.' },
  'a typo in the e-mail address': { [ANSWER]: 'Write to helo@small.example.' },
  'a typo in the postcode': { [ANSWER]: 'Find us at LS1 1BA.' },
  'two swapped characters in the postcode': { [AT]: 'LS12 3AB', [ANSWER]: 'Come to LS12 3BA.' },
  'another house in the same street': { [ANSWER]: 'We are at 7 Test Street.' },
  'another age': { 'navigation.legal.0': 'For people aged 18 and over.' },
  'a wrong number of sessions': {
    'catalogue.massage.figures.sessions': '3–4 sessions',
    [ANSWER]: 'Most people book six sessions of massage.',
  },
  'a wrong sum of durations': { [ANSWER]: 'Massage and cupping together take two hours.' },
  'the notice period in other words': { [ANSWER]: 'You can cancel up to two days before your appointment.' },
  'a wrong count of something that a figure counts': {
    'catalogue.massage.figures.visits': 'two',
    [ANSWER]: 'A massage takes three visits.',
  },
  'another general e-mail address': { [ANSWER]: 'Write to info@small.example.' },
  'an age from which clients may come': { [ANSWER]: 'We see people from the age of twelve.' },
  'a number of visits in other words': {
    'catalogue.massage.figures.visits': 'two',
    [ANSWER]: 'A massage takes three appointments.',
  },
  'an age that clients must have': { [ANSWER]: 'You must be eighteen to come.' },
  'another name of the first appointment': {
    'departments.main.consultation.name': 'free call',
    [ANSWER]: 'The free call takes 20 minutes.',
  },
  'another validity of gift vouchers': {
    'figures.voucherValidity': '12 months',
    [ANSWER]: 'A gift voucher expires after six months.',
  },
  'the notice period as a condition': { [ANSWER]: 'Changes are free until two days before your appointment.' },
  'the part of people for whom something works': {
    'catalogue.massage.figures.relief': 'about 7 in 10 people slept better after three weeks',
    [ANSWER]: 'Massage: nine in ten people slept better.',
  },
  'a duration that is set aside': { [ANSWER]: 'Keep two hours free for a massage.' },
  'another temperature': {
    'catalogue.massage.figures.temperature': '29 °C',
    [ANSWER]: 'For a massage we heat the oil to 34 °C.',
  },
  'a younger age of some who come': { 'clinic.minimumAge': 16, [ANSWER]: 'We also see twelve-year-olds.' },
  'a holiday until which an offer runs': { ...OFFER, 'offers.pair.features': ['Until Christmas'] },
  'another month in which an offer ends': { ...OFFER, 'offers.pair.features': ['Ends in May'] },
  'another last day of an offer': { ...OFFER, 'offers.pair.features': ['Until 30 April'] },
};

export const GOOD: Rule['good'] = {
  'the same duration in other words': {
    'catalogue.massage.duration': '20min',
    'catalogue.massage.description': 'By hand.',
    'routes./treatments/massage.description': 'By hand.',
    'pages./treatments/massage.0.lead': 'By hand.',
    'catalogue.massage.figures.guide': '20-minute',
  },
  'a figure that is not a duration of the appointment': { 'catalogue.massage.figures.lasts': '2 days' },
  'the same duration in a sentence': { [ANSWER]: 'A massage takes an hour.' },
  'minutes that refer to something else': { [ANSWER]: 'After a massage, wait 15 minutes before you drive.' },
  'the same notice in other units': { [ANSWER]: 'Please give us one day’s notice.' },
  'the telephone number with different spacing': { [ANSWER]: 'Call us on +44 113 4960000.' },
  'a second telephone number that a figure states': {
    'figures.textLine': '0161 496 0777',
    [ANSWER]: 'Text us on {figures.textLine}.',
  },
  'the number of an insurer beside a call to the clinic': {
    [ANSWER]: 'If you call us from abroad, the hotline of your insurer is 0161 496 0777.',
  },
  'the telephone number of another organisation': { [ANSWER]: 'Ask the register on 0300 500 6184.' },
  'the postcode in lower case': { [ANSWER]: 'Find us at ls11aa.' },
  'the postcode of another organisation': { [ANSWER]: 'The register is at SK9 5AF.' },
  'a number before another street': { [ANSWER]: 'From 12 Station Road it is a minute.' },
  'a correct sum of durations': { [ANSWER]: 'Massage and cupping together take an hour and a half.' },
  'a part of the appointment': { [ANSWER]: 'In the last five minutes of a massage you rest.' },
  'an age limit that the law sets': { [ANSWER]: 'By law, sunbeds are for people over 18.' },
  'a validity of something else than gift vouchers': {
    'figures.voucherValidity': '12 months',
    [ANSWER]: 'A course is valid for six months.',
  },
  'a time in which unused gift vouchers may be returned': {
    'figures.giftCardValidity': '12 months',
    [ANSWER]: 'A gift card that nobody has redeemed may be returned within a month.',
  },
  'what an insurer takes': {
    'figures.answer': 'two days',
    [ANSWER]: 'Your insurer normally answers within five days.',
  },
  'a rhythm that is stated beside the quoted figure': {
    'figures.recall': 'six weeks',
    [ANSWER]: 'Most people come every {figures.recall}, some only twice a year.',
  },
  'a part of the appointment with another subject': { [ANSWER]: 'In a massage, the oil takes five minutes to warm.' },
  'a season until which an offer runs': { ...OFFER, 'offers.pair.features': ['Until spring'] },
  'a temperature of something else': {
    'catalogue.massage.figures.temperature': '29 °C',
    [ANSWER]: 'A warm massage: we wash the towels at 60 °C.',
  },
  'the month in which an offer ends': { ...OFFER, 'offers.pair.features': ['Ends in March'] },
  'the last day of an offer': { ...OFFER, 'offers.pair.features': ['Until 31 March'] },
  'ages of people who are entitled to something': { [ANSWER]: 'Tests are free if you are under 16 or over 60.' },
  'a frequency beside the name of a figure': {
    'figures.changing': 'six weeks',
    [ANSWER]: 'Some people change their glasses ten times a day.',
  },
  'a distance in time beside the name of a figure': {
    'figures.changing': 'six weeks',
    [ANSWER]: 'Two pictures a year apart show change.',
  },
  'an age that is not a minimum': { [ANSWER]: 'Massage helps people over 40 too.' },
};
