import { RATING } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'Google rates us 4.9.',
    'Nothing but five-star reviews!',
    'Four and a half stars from our clients on Google.',
    'Read our 400+ reviews on Google.',
    'Clients score us 4 point 9.',
    'Reviewed by nearly 300 happy clients.',
  ),
  ...correct(
    'questions',
    'We have {clinic.rating.count} reviews on {clinic.rating.source} and answer each of them.',
    'The council gave the salon five stars for hygiene.',
    'The sun cream has a rating of four stars against UVA.',
    'Your skin type, from one to six, decides the setting.',
    'On the hotel side of the road, five-star guests park first.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Mr Leon Sharpe, plastic surgeon, consults in our rooms on Mondays.',
    'Aesthetic nurse Tanya Wells visits every other Friday.',
    'Nadia, who is a nurse, checks your skin first.',
    'The best facials in Leeds.',
    'Nobody shapes a brow like Chloe: she is the best in town.',
    'Leeds’s friendliest and most skilled salon.',
    'Simply the best laser hair removal north of London.',
    'We are the market leader for lash lifts.',
  ),
  ...correct(
    'questions',
    'Chloe tints lashes, and the doctor looks at moles.',
    'Nadia asks our doctor, Dr Marlow, about every mole.',
    'The best of the morning is the quiet hour after ten.',
    'A nurse in your GP’s surgery can look at a rash sooner.',
    'Wear the best cream that you have at home.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'A thick layer of tetracaine cream that our doctor prescribes.',
    'We numb the area with TKTX before the needle.',
    'Eumovate from our doctor calms the skin after a peel.',
    'Finasteride or Avodart for thinning hair, on prescription here.',
    'Aethoxysklerol injections for thread veins.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Wrinkle-relaxing injections by our doctor.',
    'Line-softening injections from Dr Marlow.',
    'Injections that smooth frown lines for a fresher look.',
    'The wrinkle jab, as seen on television.',
    'Muscle-relaxing injections for the forehead.',
    'Slim down with skinny shots.',
  ),
  ...correct(
    'questions',
    'We use no injections at all, only light and hands.',
    'The lines around your eyes are softened by a richer cream in winter.',
    'A smoothing serum comes after the peel.',
    'The massage relaxes the muscles of the forehead and the jaw.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.winter-glow', 'Gone by Christmas', 'This Saturday only'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Laser slots in January are being snapped up.',
    'Still hiding your legs on the beach?',
    'Get bikini-ready now.',
    'Less than the price of a pair of jeans, and gone in a lunch break.',
    'Three areas, pay for two.',
    'Nobody wants to see a hairy back.',
    'You cannot afford to miss this.',
  ),
  ...correct(
    'questions',
    'Hide nothing from us: a rash or a new medicine matters.',
    'The colour is gone by the end of the second month.',
    'Nobody minds if you fall asleep.',
    'Half a leg costs less than a whole one.',
    'There is no last minute for bookings: come when you like.',
  ),

  // Effects, their time, and promises.
  ...wrong('claim/effect', 'catalogue.chemical-peel', 'Flatter scars after four sessions.'),
  ...wrong('claim/effect', 'catalogue.laser-underarms', 'Half the hair after only two sessions.'),
  ...wrong('claim/effect', 'catalogue.signature-facial', 'Dull skin stays away for a month.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'The hair never grows back.',
    'You do not feel the laser in the slightest.',
    'Hair removed for all time.',
  ),
  ...correct('catalogue.lash-lift', 'Curled lashes for {catalogue.lash-lift.figures.lasts}.'),
  ...correct('questions', 'Do not wax again within two weeks of a peel.'),

  // Claims, and sentences that only look like them.
  ...correct(
    'questions',
    'Waxing is not painless. We warm the strips, and you can stop at any time.',
    'The tint develops in ten minutes, while we shape the other brow.',
    'The gift of an hour is a good present for a friend, and the voucher never expires.',
    'Nobody is born knowing how to shape a brow.',
    'A peel smooths fine lines on the forehead for a few weeks at best.',
    'Clients tell us what they like, and we write it down for the next visit.',
    'Lashes fall and regrow every six to eight weeks, and so does the tint.',
    'One session is fun, two are better, and none is needed.',
    'Nobody does brows on Mondays, as we are closed.',
    'Some clients say that threading stings more than wax.',
  ),
  ...wrong('claim/guarantee', 'questions', 'Stray hairs? After this course they are gone, and they stay gone.'),
  ...wrong(
    'claim/effect',
    'questions',
    'The collagen mask plumps your cheeks for a whole fortnight.',
    'The peel takes ten years off your face.',
    'Brows stay sharp for eight weeks, in the pool and the shower.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Recruit two colleagues and your next facial is our present.',
    'Pop in between meetings: a bit of filler is no more than a haircut.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'Frown lines? A tiny jab relaxes them in ten minutes.'),
  ...wrong(
    'claim/review',
    'questions',
    'Clients can’t stop talking about our brows.',
    'We post only the reviews we like.',
  ),
  ...wrong('claim/credential', 'questions', 'Makeup artist to the stars.'),
  ...wrong('claim/effect', 'questions', 'Your lashes double in length within eight weeks.'),
  ...correct(
    'questions',
    'The lash tint takes twenty minutes within an hour’s visit.',
    'Never wax over a mole, and never again within a week of sunburn.',
  ),
];
