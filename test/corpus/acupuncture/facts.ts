import { HOURS, LAST_DAY, PRICE, RATING, SAVING } from '../labels.ts';
import { type Label, type Sentence, wrong } from '../sentence.ts';

/** An address, a telephone number or an e-mail address that is not the one of the config. */
const CONTACT: Label = ['content/one-fact', 'content/hours'];
/** Other days of a closure. */
const CLOSURE: Label = ['content/one-fact', 'content/hours', 'content/special-hours'];

/** Sentences whose prices, durations, hours or contacts are wrong. */
export const factSentences: readonly Sentence[] = [
  // Other amounts.
  ...wrong(
    PRICE,
    'catalogue.first-acupuncture',
    'Your opening appointment comes to £78, needles and all.',
    'Seventy-five minutes for seventy-five pounds: the fee for a first session is easily remembered.',
  ),
  ...wrong(
    PRICE,
    'catalogue.acupuncture',
    'A standard session will set you back £47.',
    'Book six at once and the bill is £270.',
    'Within the course of six, each visit works out at £43.',
    'Anyone who comes three times without a course pays £144.',
  ),
  ...wrong(PRICE, 'catalogue.community-clinic', 'Twenty-five pounds a head.'),
  ...wrong(PRICE, 'catalogue.facial-acupuncture', 'Ten sessions are £575, payable on the day of the first.'),
  ...wrong(
    PRICE,
    'catalogue.remedial-massage',
    'Ninety minutes with Dilys: £85.',
    'The hour is £14 dearer than the short massage.',
  ),
  ...wrong(
    PRICE,
    'questions',
    'Our charge for late cancellation stands at £30.',
    'A letter to your insurer is twenty pounds.',
    'Cupping will be £38, please.',
    'If we come to your home, we add £15 to the session.',
    'Hot stone massage: £68, and tea afterwards.',
  ),
  ...wrong(
    PRICE,
    'programmes.steady-sleep',
    'You can spread Steady Sleep over four payments of £120.',
    'All ten sessions of Steady Sleep for £450.',
  ),
  ...wrong(PRICE, 'offers.winter-warmer', '£92 for the two'),
  ...wrong(
    'price/unbacked',
    'questions',
    'A jar of our own massage balm is £14.50.',
    'Saturday appointments carry a supplement of £10.',
    'Private GPs in the town charge around £110 for a first consultation.',
    'The book about acupressure at the desk is yours for £12.99.',
  ),
  ...wrong('price/unbacked', 'catalogue.acupuncture', 'Electric stimulation of the needles is an additional £8.'),
  ...wrong('price/unbacked', 'catalogue.remedial-massage', 'Choose an aromatic oil for another £4.'),

  // Savings.
  ...wrong(
    SAVING,
    'catalogue.acupuncture',
    'Buying six in advance leaves you forty pounds better off.',
    'The course is a fifth cheaper than single sessions.',
  ),
  ...wrong(
    ['price/saving', 'price/contradiction', 'price/unbacked', 'price/free'],
    'catalogue.facial-acupuncture',
    'Ten sessions for the price of eight.',
  ),
  ...wrong(SAVING, 'catalogue.facial-acupuncture', 'Those who choose the course are £75 up.'),
  ...wrong(SAVING, 'catalogue.lymphatic-drainage', 'Pay for four together and £24 stays in your purse.'),
  ...wrong(SAVING, 'programmes.steady-sleep', 'Steady Sleep saves you £50 against ten ordinary sessions.'),
  ...wrong(SAVING, 'offers.winter-warmer', 'You save £17', '15% less than the two apart'),

  // What is not free.
  ...wrong(
    'price/free',
    'catalogue.first-acupuncture',
    'If a friend sent you, the first session is on the house.',
    'For anyone over seventy we waive the fee for the first visit.',
  ),
  ...wrong('price/free', 'catalogue.acupuncture', 'Buy the course of six and a seventh session is our present to you.'),
  ...wrong('price/free', 'catalogue.facial-acupuncture', 'The first time costs you nothing.'),
  ...wrong('price/free', 'catalogue.community-clinic', 'Students pay nothing.'),
  ...wrong('price/free', 'catalogue.ear-acupuncture', 'Gratis for nurses and carers.'),
  ...wrong(
    'price/free',
    'questions',
    'Cupping? No charge, if it is part of an acupuncture session.',
    'We throw in a round of cupping whenever you book the long massage.',
    'A missed appointment won’t cost you a penny.',
    'You get the letter for your insurer at no cost.',
    'On your birthday a hot stone massage is our treat.',
    'Home visits within the town come without a surcharge.',
    'Parking costs nothing on weekdays.',
  ),
  ...wrong('price/free', 'programmes.steady-sleep', 'The first session of Steady Sleep is a freebie.'),

  // VAT.
  ...wrong('price/vat', 'catalogue.remedial-massage', 'Plus VAT at the standard rate.'),
  ...wrong(
    'price/vat',
    'questions',
    'VAT comes on top for massage, though not for acupuncture.',
    'The fees on this site are net of VAT.',
    'If your company pays, we add twenty per cent tax to the fee.',
  ),

  // Amounts that should be quoted.
  ...wrong('price/typed', 'catalogue.first-acupuncture', 'A first session is £72.'),
  ...wrong('price/typed', 'catalogue.acupuncture', 'Course of six: £264.'),
  ...wrong('price/typed', 'catalogue.lymphatic-drainage', 'Dilys charges £64 for it.'),
  ...wrong('price/typed', 'programmes.steady-sleep', 'Steady Sleep costs £460.'),
  ...wrong('price/typed', 'offers.winter-warmer', 'Both for £95'),
  ...wrong(
    'price/typed',
    'questions',
    'Cupping on its own is £36.',
    'Without enough notice we ask you for £25.',
    'Expect a bill of £70 for hot stone massage.',
    'For the insurer’s letter we charge £18.',
  ),

  // Durations and numbers.
  ...wrong(
    'content/one-fact',
    'catalogue.first-acupuncture',
    'Your first appointment is over in an hour.',
    'Set aside 90 minutes for the first session.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.acupuncture',
    'You are on the couch for thirty minutes and no longer.',
    'Expect about a dozen sessions.',
    'Sessions are spaced a fortnight apart.',
    'Whoever buys six sessions has a year to use them.',
  ),
  ...wrong('content/one-fact', 'catalogue.community-clinic', 'You sit in your chair for a full hour.'),
  ...wrong('content/one-fact', 'catalogue.cupping', 'The whole treatment is done in ten minutes.'),
  ...wrong(['content/one-fact', 'claim/effect'], 'catalogue.cupping', 'The marks are gone after three days.'),
  ...wrong(
    'content/one-fact',
    'catalogue.remedial-massage',
    'Our short massage lasts 30 minutes.',
    'The longest massage goes on for two hours.',
  ),
  ...wrong('content/one-fact', 'catalogue.lymphatic-drainage', 'One session is eighty minutes of the lightest touch.'),
  ...wrong('content/one-fact', 'catalogue.phone-advice', 'You have half an hour on the telephone with Tobias.'),
  ...wrong(
    'content/one-fact',
    'programmes.steady-sleep',
    'Steady Sleep runs for eight weeks.',
    'In the course of Steady Sleep you come to us twelve times.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Cancel up to 24 hours beforehand and nothing is due.',
    'Let us know two days in advance if you need to rearrange.',
    'Vouchers expire after a year.',
    'The sessions of a course must be used within half a year.',
    'We treat children from the age of ten.',
    'You must be eighteen or over to be treated here.',
    'Every e-mail is answered within 24 hours.',
    'Changed your mind? A course that you bought online can be called off within thirty days.',
    'Expect to wait three weeks for a first session.',
  ),
  ...wrong(CLOSURE, 'questions', 'We close on 24 December and are back on 2 January.'),
  ...wrong(
    LAST_DAY,
    'offers.winter-warmer',
    'It finishes on 15 January',
    'You can book it to the end of February',
    'Last day: 31 December 2026',
  ),

  // Hours, contacts, rating.
  ...wrong(
    HOURS,
    'questions',
    'Evening appointments on Mondays until eight.',
    'On Fridays we open at eight.',
    'Regular patients can come on Wednesday afternoons.',
    'On Saturdays we are here until four.',
    'Thursday: 7.30am to 6pm.',
    'Open seven days a week.',
    'You can also book a session on a Sunday.',
    'Our Tuesday starts at nine and ends at half past eight.',
  ),
  ...wrong(
    CONTACT,
    'questions',
    'The practice is at 18 Tenter Lane.',
    'Our postcode for the satnav is PE9 3ZZ.',
    'Telephone: 01632 960773.',
    'To book, ring Bethan on 01632 960337.',
    'Drop us a line at info@tenterlane.example.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Google users give us a perfect 5 out of 5.',
    'More than three hundred Google reviews cannot be wrong.',
    '4.9 stars, according to 173 people.',
  ),
];
