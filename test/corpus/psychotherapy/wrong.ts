import { FOR_EVER, HOURS, LAST_DAY, PRICE, RATING, SAVING } from '../labels.ts';
import { type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.first-conversation',
    'The first conversation costs £40.',
    'You pay £55 for the first meeting.',
  ),
  ...wrong(PRICE, 'catalogue.individual-therapy', 'A session is £70.', 'Six sessions paid in advance are £420.'),
  ...wrong(PRICE, 'catalogue.couples-therapy', 'An hour for couples is £92.', 'Ninety minutes cost £145.'),
  ...wrong(PRICE, 'catalogue.group-therapy', 'Four evenings in the group come to £140.'),
  ...wrong(
    PRICE,
    'questions',
    'An ADHD assessment is £590 with us.',
    'Supervision is sixty-five pounds an hour.',
    'Online sessions are £60.',
    'Cancel late and you pay £45.',
    'A letter to your university costs £20.',
    'Sleep therapy: £75 per session',
    'Reduced places are £40.',
  ),
  ...wrong(PRICE, 'programmes.quiet-mind', 'The Quiet Mind course is £320, recordings included.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'A workbook is £12 extra.',
    'Reports for a court start at £450.',
    'Hiring our group room costs £18 an hour.',
  ),
  ...wrong(
    SAVING,
    'catalogue.individual-therapy',
    'Pay for six and save £44.',
    'That is a tenth off the price of single sessions.',
  ),
  ...wrong(SAVING, 'offers.fresh-page', 'A saving of £25', '£15 less than if you book them singly'),
  ...wrong(
    'price/free',
    'questions',
    'The first conversation is free and without obligation.',
    'We offer a free online session to everyone over sixty.',
    'Supervision is free for trainees.',
    'Letters to your GP cost nothing.',
  ),
  ...wrong('price/free', 'catalogue.group-therapy', 'Your first evening in the group is free.'),
  ...wrong('price/vat', 'questions', 'Supervision is charged plus VAT.', 'Please add 20% VAT to the fees for reports.'),
  ...wrong(
    'price/typed',
    'questions',
    'Individual therapy is £74 per session.',
    'An ADHD assessment costs £640.',
    'We charge £62 for supervision.',
    'The Quiet Mind course is £296.',
  ),
  ...wrong('price/typed', 'catalogue.online-session', 'Each video session costs £66.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.first-conversation',
    'The first conversation lasts an hour and a half.',
    'Half an hour is enough for a first conversation.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.individual-therapy',
    'A session lasts a full hour.',
    'Each session is 45 minutes.',
  ),
  ...wrong('content/one-fact', 'catalogue.sleep-therapy', 'The course takes ten sessions.'),
  ...wrong('content/one-fact', 'catalogue.trauma-therapy', 'Usually, four sessions are enough.'),
  ...wrong(
    'content/one-fact',
    'catalogue.group-therapy',
    'The group has twelve members.',
    'We meet for two hours every week.',
  ),
  ...wrong('content/one-fact', 'catalogue.adhd-assessment', 'You receive the report within ten days.'),
  ...wrong('content/one-fact', 'programmes.quiet-mind', 'The Quiet Mind course has six evenings.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'Please cancel at least 24 hours before your session.',
    'Supervision takes 50 minutes.',
    'You must be at least 18 to come to us.',
    'Telephone 0131 496 0118.',
    'Find us at 13 Kerr Lane.',
    'Mail us at office@lantern-rooms.example.',
    'We keep your notes for ten years.',
    'The wait for a first conversation is about two months.',
    'Sessions paid in advance expire after a year.',
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'We are open until nine on Mondays.',
    'Thursday evenings are quiet: come between six and eight.',
    'Fridays 9am to 5pm.',
    'Saturday sessions are available from ten to two.',
    'We start at nine on Tuesdays.',
    'Monday to Friday, ten to eight.',
    'Thursdays from half past eight.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Google: 4.9 stars.',
    'Our clients rate us five out of five.',
    'Over a hundred reviews on Google.',
  ),
  ...wrong(LAST_DAY, 'offers.fresh-page', 'Until 28 February', 'Ends on 29 January 2027'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Fergus Boyd works with couples.',
    'Noor Ahmadi is an HCPC-registered psychologist.',
    'Edinburgh’s leading psychotherapists.',
    'There is no better couples therapist in Scotland than Fergus.',
    'Our psychiatrist, Dr Elaine Muir, visits once a month.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'questions',
    'If therapy alone is not enough, we start you on sertraline.',
    'Our doctor can prescribe zopiclone for bad nights.',
    'We offer ketamine sessions under supervision.',
    'For panic, propranolol works well, and we can arrange it.',
  ),
  ...wrong('claim/pom-name', 'catalogue.adhd-assessment', 'After the assessment we prescribe lisdexamfetamine.'),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.trauma-therapy',
    'EMDR erases bad memories, guaranteed.',
    'It works for everyone.',
    'There is no risk at all.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.individual-therapy',
    'We can cure your depression.',
    'You will definitely feel happy again.',
    'Success guaranteed, or your money back.',
  ),
  ...wrong(FOR_EVER, 'catalogue.individual-therapy', 'Free yourself of anxiety permanently.'),
  ...wrong('claim/guarantee', 'catalogue.couples-therapy', 'We save every marriage.'),
  ...wrong(FOR_EVER, 'catalogue.sleep-therapy', 'Never lie awake again.'),
  ...wrong(
    'claim/effect',
    'catalogue.sleep-therapy',
    'You sleep through from the first week.',
    'The effect lasts for years.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.individual-therapy',
    'Most clients feel calmer after two sessions.',
    'Instant calm.',
  ),
  ...wrong('claim/effect', 'catalogue.couples-therapy', 'After three sessions you will understand each other.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Do not let another year go to waste: book today.',
    'Only one place left with Noor!',
    'Sign up this week and win a weekend in the Highlands.',
    'Bring your sister and share one fee: two for one in January.',
    'Your marriage will fail if you wait.',
    'Therapy is as easy as chatting over coffee.',
  ),
  ...wrong('claim/pressure', 'offers.fresh-page', 'Snap it up before it is gone', 'Ends soon, so act fast'),
];
