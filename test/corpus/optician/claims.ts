import { RATING } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'Nine point eight out of ten, say the people on Reviewly.',
    'Our rating on Reviewly is 9.7.',
    'Reviewly gives us 9.6.',
    'More than 400 patients have rated us on Reviewly.',
    'A perfect ten on Reviewly.',
    'The average mark of our patients is 9.5.',
  ),
  ...correct(
    'questions',
    'Your sight of 6/5 is better than the average of 6/6.',
    'Three out of ten children in the year are short-sighted.',
    'The lens has a base curve of 8.6 and a diameter of 14.2.',
    'On {clinic.rating.source}, 271 people have told others what they think of us.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Miss Farah Aziz, consultant ophthalmic surgeon, sees you here before a cataract operation.',
    'Ruth Cole, optometrist, tests children on Saturdays.',
    'Your optician Ruth adjusts the frame.',
    'The best eye care in Norwich.',
    'Nobody in Norfolk fits varifocals better.',
    'The number one address for contact lenses.',
    'Eye tests of unmatched precision, second to none.',
    'More thorough than any other optician.',
  ),
  ...correct(
    'questions',
    'Ruth brings the frames to the optometrist’s room.',
    'An optometrist tests your eyes, and Ruth helps you to choose.',
    'Anti-glare lenses are the best choice for driving at night.',
    'No other lens is as thin at this strength.',
    'Your consultant at the Norfolk and Norwich, Mr Aziz, writes to us after the operation.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'We widen the pupil with phenylephrine.',
    'Ganfort or Cosopt lowers the pressure in the eye.',
    'Maxitrol for swollen lids is prescribed by our optometrist.',
    'Verkazia and Ikervis help very dry eyes.',
    'Numbing with proxymetacaine takes a minute.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'Dr Adeyemi also gives injections against frown lines.'),
  ...correct(
    'questions',
    'Artificial tears from our shelf help most dry eyes.',
    'The drops blur near sight for an hour.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.two-pairs', 'Last few frames', 'Tonight only'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Our sale frames will not be around for long.',
    'Three pairs for the price of two.',
    'Contact lenses for the cost of a coffee a day.',
    'Every day in old glasses harms your eyes, so come now.',
    'Tired of people laughing at thick lenses?',
    'It is now or never for these prices.',
  ),
  ...correct(
    'questions',
    'A scan costs less than a full examination.',
    'The last of the three drops stings the most.',
    'We keep a few frames for children in the drawer.',
    'Flashes and a curtain over one eye are urgent: do not wait until tomorrow, go to the eye hospital.',
  ),
  ...correct('offers.two-pairs', 'Any frame of the shelf at the window'),

  // Effects, their time, and promises.
  ...wrong(
    'claim/effect',
    'catalogue.lid-treatment',
    'Redness stays away for half a year.',
    'Calmer eyes after two sessions.',
    'After just one week you will wear your lenses all day again.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Not one of our patients has ever been disappointed.',
    'Your child will never need stronger glasses.',
  ),
  ...correct('catalogue.lid-treatment', 'The relief lasts {catalogue.lid-treatment.figures.relief}.'),
  ...correct('questions', 'You can drive again after four hours.'),

  // Claims, and sentences that only look like them.
  ...correct(
    'questions',
    'You cannot fail an eye test: there are no wrong answers.',
    'No pair of glasses can make you see perfectly in the dark.',
    'The pupils are wide for about four hours after the drops, so do not drive home.',
    'If your sight changes suddenly, do not wait for an appointment: ring the eye casualty at the hospital.',
    'The most common question is how often to come.',
    'In a survey of 2024, four out of five drivers could not read a plate at twenty metres.',
    'About 20% of children feel that they see better than they do.',
    'Blue-light filters do not protect your eyes, whatever the advertisements say.',
    'Children under eight who cannot read are tested with pictures.',
    'Two hours outdoors a day slow short-sightedness in children, say several large studies.',
    'You could be driving within the law and still not see well at night; ask us.',
    'Our most accurate camera is the new one, and it takes a minute per eye.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Children who wear our lenses end up two dioptres less short-sighted.',
    'Our drops stop dry eyes for twelve hours.',
    'Children in our programme need new glasses half as often.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Your children are embarrassed by you and those bottle-bottom glasses.',
    'Buy one pair today, and your partner’s is free.',
    'Driving with old lenses? You could kill somebody.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'All our receptionists are registered optometrists.',
    'The most accurate eye test on the high street.',
    'Professor Ingrid Hale examines our difficult cases on Tuesdays.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    'Over 95 per cent of customers would recommend us to a friend.',
    'Leave five stars and a cleaning kit for your glasses is our present.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'With our varifocals nobody ever feels dizzy.',
    'Laser correction is absolutely safe and lasts a lifetime.',
  ),
];
