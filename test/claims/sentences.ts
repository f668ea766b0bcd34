import {
  AGE,
  CREDENTIAL,
  EFFECT,
  INDIRECT,
  INGREDIENT,
  type Labelled,
  on,
  POM_NAME,
  PRESSURE,
  PROMISE,
  REVIEW,
} from './label.ts';
import { nearMisses } from './near-misses.ts';
import { otherTrades } from './other-trades/index.ts';

/**
 * Sentences as clinics write them, labelled by hand according to the domain rules, section 1 and “False positives to
 * test”.
 */
export const sentences: readonly Labelled[] = [
  // Prescription-only medicines by name.
  ...on('entry', POM_NAME)(
    'Botox in the centre of Leeds.',
    'Ask us about #botox.',
    'From small print: botulinum toxin is prescription-only.',
    'We use Azzalure and Bocouture.',
    'Beauty-tox for a fresher face.',
    'BeauTox parties on request.',
    'B*tox, without the fuss.',
    'A neuromodulator for your frown.',
    'Bo\u00adtox, soft hyphen and all.',
    'The toxin takes two appointments.',
    'Xeomin®, Alluzience®, Letybo® and Relfydess®.',
    'ＢＯＴＯＸ in wide letters.',
  ),
  ...on('inner', POM_NAME)(
    'Botulinum toxin blocks the signal between nerve and muscle.',
    'Dysport is one of its brands.',
  ),
  ...on('policy', POM_NAME)(
    'Botulinum toxin is a prescription-only medicine.',
    'Vistabel is not supplied to be taken home.',
  ),
  ...on('entry', [])(
    'A detox is not what we do.',
    'No toxins leave the body with a massage.',
    'Toxin-free creams only.',
    'A robotic voice answers at night.',
    'Botanical oils from our own garden.',
  ),

  // Indirect references to prescription-only medicines.
  ...on('entry', INDIRECT)(
    'Anti-wrinkle injections by appointment.',
    'Anti wrinkle treatment for face and neck.',
    'Anti\u2011wrinkle, in three areas.',
    'Injections for wrinkles, from the forehead down.',
    'Muscle relaxing treatments.',
    'Line-softening treatments by our team.',
    'Wrinkle relaxers are popular.',
    'Wrinkles gone in three areas.',
    'Two areas, fine injections.',
    'Masseter reduction for a softer jaw.',
    'The Nefertiti neck lift.',
    'DAO treatment for the corners of the mouth.',
    "Crow's feet injections, gently done.",
  ),
  ...on('inner', INDIRECT)(
    'Masseter treatment takes three quarters of an hour.',
    'The frown-line injections are small.',
  ),
  ...on('policy', [])('Anti-wrinkle treatment is booked like any other.', 'A deposit is taken for masseter treatment.'),
  ...on('entry', [])(
    'We recommend an anti-wrinkle cream with retinol.',
    'An anti-wrinkle night serum is sold at the desk.',
    'Three arenas: leadership, sports, career.',
    'Two areas of the clinic are on the ground floor.',
    'Dr Dao sees clients on Tuesdays.',
    'A consultation for lines and wrinkles.',
    'A consultation for excessive sweating.',
    'Lines at rest and wrinkles in movement differ.',
  ),
  ...on('entry', [], 'massage')(
    'Massage with muscle relaxation for tired legs.',
    'The masseter is massaged from outside the mouth.',
    'Choose one area or two areas for your massage.',
  ),
  ...on('entry', INDIRECT, 'massage')('Massage, and anti-wrinkle injections on Fridays.'),

  // Pressure to buy, prizes, and trivialisation of treatments.
  ...on('entry', PRESSURE)(
    'Hurry, the diary fills.',
    'Today only: two sessions at one price.',
    'Last chance to book for summer.',
    'The offer ends Friday.',
    'Ends 30 November.',
    'Only 3 places left this month.',
    'Black Friday at the clinic.',
    'A flash sale on peels.',
    "Don't miss out.",
    'Don’t miss this.',
    'Enter to win a course of peels.',
    'Win a free treatment with your booking.',
    'A giveaway for our followers.',
    '2-for-1 on Tuesdays.',
    'Two for one all week.',
    'Buy one get one free.',
    'Safe and effective for everyone.',
    'Back to work with no downtime.',
    'Minimal discomfort, they say.',
    'For a limited time.',
  ),
  ...on('inner', PRESSURE)(
    'The fee is redeemable against treatments booked within 14 days.',
    'A lunch-time treatment.',
  ),
  ...on('entry', [])(
    'Book now.',
    'There is no hurry.',
    'Nobody is hurried here.',
    'A room with a window to the garden.',
    'A win-win for both of you.',
    'Learn how to win back your evenings.',
    'The course ends on Friday with a review.',
    'Each session ends 5 minutes before the hour.',
    'Please don’t miss your appointment.',
    'Is there any downtime?',
    'The fee is redeemable against treatments booked within 8 weeks.',
    'You may cancel within 14 days.',
  ),
  ...on('policy', PRESSURE)('The fee is redeemable against treatments booked within 14 days.'),

  // Promises of results.
  ...on('entry', PROMISE)(
    'We guarantee a fresher look.',
    'Guaranteed results.',
    'Risk-free from the first visit.',
    'A painless hour.',
    'Permanent change to your skin.',
    'It is 100% safe.',
    'Completely safe in our hands.',
    'A miracle for tired eyes.',
  ),
  ...on('inner', PROMISE)(
    'The effect is permanent.',
    'The change is permanent.',
    'The results are permanent.',
    'Zero side effects.',
    'The test is painless.',
    'The massage is painless.',
  ),
  ...on('entry', [])(
    'We give no guarantee of a result.',
    'No result can be guaranteed.',
    'Nothing that works is risk-free.',
    'The effect is not permanent.',
    'No treatment is painless for everyone.',
    'All drugs have side effects.',
    'Gentle care for all.',
    'Is the effect permanent?',
    'Does it come with a guarantee?',
    'Our permanent staff know you by name.',
    'Semi-permanent colour is not offered.',
    'The fee is 100% redeemable.',
  ),
  ...on('policy', PROMISE)(
    'A peel is completely risk-free.',
    'We guarantee that you will like what you see.',
    'Our peel cures acne for good.',
  ),
  ...on('policy', [])(
    'There is no guarantee, and none of the effects is permanent.',
    'A guarantee for the gift card is not given.',
  ),

  // How soon an effect is visible and how long it lasts.
  ...on('entry', EFFECT)(
    'Natural, lasting results.',
    'Results last up to six months.',
    'Lasts 3–4 months.',
    'Visible in 3-5 days.',
    'Results within two weeks.',
    'Long-lasting effects for busy people.',
    'A glow within 24–48h.',
  ),
  ...on('inner', EFFECT)(
    'Effects are visible in a week and soften after that.',
    'The effect lasts for up to two years or more.',
  ),
  ...on('entry', [])(
    'The course lasts two months.',
    'A session lasts an hour.',
    'Results vary from person to person.',
    'How long do the results last?',
    'No effect lasts for ever.',
    'The results are reviewed after two weeks.',
    'Polynucleotides add no lasting volume.',
    'We have been here for 12 years.',
  ),
  ...on('policy', [])('Gift cards last 12 months.', 'A booking can no longer be cancelled after that.'),
  ...on('policy', EFFECT)('The effect lasts 3 months on average.'),

  // Credentials of practitioners.
  ...on('entry', CREDENTIAL)(
    'Doctor-led aesthetics.',
    'Performed by a GMC-registered doctor.',
    'The best clinic in the north.',
    'London’s leading injectors.',
    'Award-winning care.',
    'Our specialists see you.',
    'The UK’s number one.',
    'Fully insured.',
  ),
  ...on('inner', CREDENTIAL)('By the most experienced practitioners.', 'We are HCPC-registered.'),
  ...on('entry', [])(
    'We do our best for you.',
    'The stairs leading to the clinic are steep.',
    'Ask your own specialist first.',
    'Coaching for leading a team.',
    'What is the best way to begin?',
    'If you are insured, bring your letter.',
    'We are not doctor-led.',
  ),

  // Ratings and reviews.
  ...on('entry', REVIEW)('Rated 4.9 out of 5.', '5.0 Google rating.', 'Five-star service.', '4.8/5 from our clients.'),
  ...on('entry', [])('A room of 5.0 metres.', 'Open 5 days out of 7.', 'We ask five questions, and start.'),

  // Sentences that address people under 18.
  ...on('entry', AGE)(
    'Student discount on Wednesdays.',
    'Get ready for prom.',
    'Treatments for teens.',
    'Back-to-school skin.',
  ),
  ...on('entry', [])(
    'We do not treat teenagers.',
    'Trained at a medical school in Leeds.',
    'A promise is a promise.',
    'An old-school approach to listening.',
  ),

  // Ingredients of products.
  ...on('entry', INGREDIENT)('Facials with exosomes.', 'Exosomes from human stem cells.'),
  ...on('inner', [])('Exosomes of plant origin are worked into the skin.'),

  ...nearMisses,
  ...otherTrades,

  // Sentences with several claims.
  ...on('entry', ['claim/pom-name', 'claim/pressure'])('Hurry: Botox at half the price.'),
  ...on('entry', ['claim/pom-indirect', 'claim/guarantee'])('Anti-wrinkle treatment with guaranteed smoothness.'),
  ...on('entry', ['claim/pressure', 'claim/effect'])('No downtime, and results within 3 days.'),
  ...on('entry', ['claim/pom-name', 'claim/effect'])('Botox lasts 4 months.'),
];
