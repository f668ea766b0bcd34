import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.nail-surgery',
    'If both sides grow in, the operation is £410.',
    'Expect to pay three hundred pounds for one side.',
  ),
  ...wrong(PRICE, 'catalogue.routine-care', 'A single visit is £42.', 'Come twice and you will have spent £86.'),
  ...wrong(PRICE, 'catalogue.microwave', 'Three sessions in one payment are £279.'),
  ...wrong(PRICE, 'catalogue.orthoses', 'A pair made from your scan: £360, fitting included.'),
  ...wrong(
    PRICE,
    'questions',
    'We charge £62 for the first assessment.',
    'Gait analysis £90',
    'Home visits start at sixty-five pounds.',
    'First assessment and nail surgery on one side add up to £366.',
    'Whoever forgets an appointment pays £35.',
    'Reports for solicitors cost £150.',
    'Steady Steps is £410 if you pay it all at once.',
  ),
  ...wrong(PRICE, 'programmes.steady-steps', 'Twelve payments of £38 cover the whole of Steady Steps.'),
  ...wrong('price/unbacked', 'catalogue.routine-care', 'A jar of our foot cream is £9.50 at the desk.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'We add £6 for addresses outside Exeter.',
    'A deposit of £50 holds your place.',
  ),
  ...wrong(SAVING, 'catalogue.routine-care', 'Six at once save you £40.'),
  ...wrong(SAVING, 'catalogue.shockwave', 'The course is thirty pounds cheaper than four single sessions.'),
  ...wrong(SAVING, 'offers.fresh-feet', 'Fifteen pounds below the two single fees', 'You pay £20 less than usual'),
  ...wrong(
    'price/free',
    'questions',
    'The first assessment is free.',
    'Gait analysis is on the house for members of running clubs.',
    'Nail cutting won’t cost you a penny.',
  ),
  ...wrong('price/free', 'catalogue.home-visit', 'Within Topsham, home visits are free of charge.'),
  ...wrong(
    'price/free',
    'catalogue.shockwave',
    'Your first session is complimentary.',
    'A session of shockwave takes about a quarter of an hour, and it is free.',
    'It hums, it tickles a little, and it is free for everyone who walks in.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Shockwave needs no appointment and no money: it is free.',
    'Nail surgery takes half an hour, and it is free.',
  ),
  ...wrong('price/vat', 'questions', 'Our prices do not include VAT.', 'All fees plus 20% VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'A gait analysis is £95, the report included.',
    'Home visits are £72 in and around Topsham.',
    'Nail cutting costs £28.',
    'You pay £56 for a first assessment.',
  ),
  ...wrong('price/typed', 'catalogue.verruca-needling', 'The price of £185 includes one check.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.nail-surgery',
    'Keep ninety minutes free if both sides are done.',
    'With one side, you are in the chair for 45 minutes.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.orthoses',
    'Your pair arrives five weeks after the scan.',
    'Three visits are needed until they fit.',
    'The shells come with a three-year warranty.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.microwave',
    'Sessions are a fortnight apart.',
    'Most verrucae need six sessions.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'The first assessment takes an hour.',
    'Nail cutting is done in twenty-five minutes.',
    'Cancellations need two days’ notice.',
    'Feet of children are welcome from the age of eight.',
    'Ring us on 01632 960135.',
    'Write to info@estuary-feet.example and we reply.',
    'Our door is at 32 Ferry Lane.',
    'The course of six visits expires after six months.',
    'A first assessment with routine foot care straight afterwards lasts an hour and a half.',
  ),
  ...wrong('content/one-fact', 'programmes.steady-steps', 'Steady Steps has eight sessions in a year.'),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'Tuesday evenings: appointments until 8pm.',
    'You can also see us on Wednesday afternoons.',
    'We open at eight on Mondays.',
    'The clinic shuts at five on Fridays.',
    'Saturdays 9.30 to 2.',
    'We are here seven days a week.',
  ),
  ...wrong(
    RATING,
    'questions',
    '4.9 out of 5 on Google, and counting.',
    'Patients award us an average of 4.8 stars.',
    'Google reviewers give us five stars out of five.',
    'More than 300 Google reviews speak for us.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.fresh-feet',
    'On offer until 28 February',
    'Valid for bookings up to and including 5 February 2027',
    'Runs until the end of January',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Bethan is HCPC-registered, like everybody here.',
    'Dr Bethan Lyle does the home visits.',
    'Our orthopaedic surgeon Mr Julian Croft sees patients here once a month.',
    'The finest podiatrists in Devon work here.',
    'We are the South West’s leading clinic for ingrown nails.',
    'Voted the best foot clinic in Exeter.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.nail-surgery',
    'We numb the toe with mepivacaine, which acts within minutes.',
    'An infected toe gets flucloxacillin before we operate.',
  ),
  ...wrong('claim/pom-name', 'catalogue.verruca-needling', 'The heel is numbed with bupivacaine.'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Terbinafine tablets clear most fungal nails, and our prescriber can supply them.',
    'We inject methylprednisolone into painful joints.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.nail-surgery',
    'The operation does not hurt at all.',
    'Our nail surgery works every time.',
    'There is zero risk of infection.',
    'You can rely on it: the nail will never trouble you again.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.verruca-needling',
    'Your verruca is guaranteed to go.',
    'Needling has a 100% success rate.',
  ),
  ...wrong(FOR_EVER, 'catalogue.microwave', 'Microwaves get rid of verrucae for good.'),
  ...wrong('claim/guarantee', 'catalogue.shockwave', 'Completely safe, with no side effects whatsoever.'),
  ...wrong('claim/guarantee', 'questions', 'Pain-free walking or your money back.'),
  ...wrong(
    'claim/effect',
    'catalogue.shockwave',
    'You will feel the difference after the first session.',
    'Heel pain stays away for at least two years.',
    'Relief within 24 hours.',
  ),
  ...wrong('claim/effect', 'catalogue.routine-care', 'Soft heels for three months after a single visit.'),
  ...wrong('claim/effect', 'catalogue.orthoses', 'Your knees stop hurting within a fortnight of wearing them.'),
  ...wrong(OTHER_EFFECT, 'catalogue.nail-surgery', 'The toe has healed after two weeks.'),
  ...wrong(OTHER_EFFECT, 'catalogue.verruca-needling', 'The verruca is gone within four weeks.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Only two places left this week, so be quick!',
    'Book by Friday and enter our draw for a pair of trainers.',
    'Bring your partner: two pairs of feet for the price of one.',
    'Act now, before your feet get worse!',
    'Nail surgery is no bigger a thing than a pedicure.',
  ),
  // No price of the config is halved.
  ...also('price/saving', wrong('claim/pressure', 'offers.fresh-feet', 'Today only: a second visit at half price')),
  ...wrong('claim/pressure', 'offers.fresh-feet', 'Grab it while it is there'),
];
