/** Wrong sentences that promise results, deny risks, or hurry people. */
import { FOR_EVER } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongPromises = [
  ...wrong('claim/guarantee', 'catalogue.direct-cleaning', 'Cleaning with us is completely painless.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.studio-whitening',
    '100% safe for everyone.',
    'A barrier is painted along the gums. There is no risk to your enamel or your gums, however often you come back. Afterwards we compare the shade with a card.',
    'The lamp comes on for several rounds, with a pause after each. You will not have any sensitivity afterwards, that much we can promise. Coffee is best left until the next day.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.composite-bonding',
    'A perfect smile, guaranteed.',
    'Our composite never stains and never chips, so you can bite into whatever you please.',
  ),
  ...wrong(FOR_EVER, 'catalogue.composite-bonding', 'Close that gap for good.'),
  ...wrong(FOR_EVER, 'catalogue.microneedling', 'Acne scars gone for ever.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.microneedling',
    'The cartridge is sterile and opened in front of you. Because the needles are so fine, there are no side effects at all. Leave your face bare until the evening.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.mandelic-peel',
    'We look at your skin under a lamp and ask what you use at home. The peel works on every skin without exception, and it cannot leave a mark. Bring a scarf for the way back.',
  ),
  ...wrong('claim/guarantee', 'catalogue.dermaplaning', 'Zero risk.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.studio-facial',
    'Nobody ever reacts to our products, which are risk-free even on the most delicate skin.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.home-whitening',
    'You fill the trays at bedtime and rinse them in the morning. Follow the plan and your teeth will be permanently white, so there is no need to buy more gel. The trays are yours to keep.',
  ),
  ...wrong(FOR_EVER, 'catalogue.smile-coaching', 'Helen promises that you will never be afraid of a dentist again.'),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.smile-coaching',
      'You sit in an ordinary room with two armchairs. If you follow the steps, success is certain, whatever happened to you as a child. You may bring a friend to the first talk.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Book today: only three whitening slots left this week.',
    'Don’t miss out – spaces go fast!',
    'Are you really going to be the only bridesmaid with yellow teeth?',
    'Whitening is just a bit of fun before a night out, nothing to think twice about.',
  ),
  ...also('content/one-fact', wrong('claim/pressure', 'questions', 'Hurry, our winter price ends at midnight!')),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Like and share to win a free peel.')),
  ...also(
    'price/saving',
    wrong('claim/pressure', 'catalogue.studio-facial', 'Two facials for the price of one all January.'),
  ),
  ...wrong('claim/pressure', 'catalogue.microneedling', 'No downtime: fit it into your lunch break.'),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.smile-consultation',
      'Say yes to bonding on the spot and we knock ten per cent off, but the discount is gone once you leave the room.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.composite-bonding',
    'Owen draws the new shape on a picture. Prices for bonding go up on the first of the month, so secure yours while you still can. You can bring your own photographs.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.lines-consultation',
    'Lines get deeper with every month that you put it off, so ring us now.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.mandelic-peel',
    'A peel is no bigger a decision than a new lipstick, so go on, treat yourself this weekend.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.smile-coaching',
    'Helen meets you at the door. You owe it to your children to stop being scared, and every week that you wait makes the damage worse. The first talk is about you and not about your teeth.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.studio-whitening',
    'A hygienist checks your gums before we begin. Only five appointments remain before the party season, and once they are gone you will have to smile with your mouth shut. Wear something with an open collar.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.air-polish',
    'Tamsin shows you each stain in a mirror. Let’s be frank: people stare at brown teeth, and nobody wants to kiss them. Then she tells you what a polish can do.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.bright-year',
    'New members fill in a short form. The first twenty to join this month enter a draw for a weekend in Paris, so be quick. Payments leave your account on the first of each month.',
  ),
];
