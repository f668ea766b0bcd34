/** Wrong sentences about results, how long they last, and risks. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongEffects = [
  ...wrong(
    'claim/effect',
    'catalogue.ipl-sun-spots',
    'Younger-looking skin in one session.',
    'Banishes redness and rosacea.',
    'IPL stimulates your own collagen, shrinks enlarged pores and takes years off your complexion.',
    'Age spots creep up on hands and chest over many summers. After a single treatment they are up to 90 % lighter, and the skin around them looks firmer too. Do bring sunglasses for the way home.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.led-session',
    'Red light boosts collagen.',
    'Relieves psoriasis, eczema and aching joints.',
    'Blue light kills the bacteria that cause acne, while red light calms inflammation and speeds up healing.',
    'Lie back and listen to the rain on the roof. The light reaches the mitochondria in your cells, which produce up to twice as much energy and repair themselves faster. You can book it alone or after a peel.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.glycolic-peel',
    'An instant glow!',
    'Erases acne marks and fine lines.',
    'Our peels unclog pores, fade pigmentation and smooth fine lines for a visibly brighter complexion.',
    'It is a fruit acid, made from sugar cane. It dissolves the glue between dead cells, flushes toxins out of the skin and switches on new collagen. Please leave your retinol in the cupboard that week.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.microneedling',
    'Reduces scars by up to 70 %.',
    'Microneedling boosts collagen production by 400 per cent and tightens the skin of face and neck.',
    'Visible lift after one session.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.microneedling', 'You will see the difference in scars after one week.'),
  ...wrong(
    'claim/effect',
    'catalogue.acne-appointment',
    'Clear skin in four weeks.',
    'Nine out of ten of our acne clients are spot-free by the end of the second month.',
  ),
  ...wrong('claim/effect', 'catalogue.thread-veins', 'Veins vanish in seconds.'),
  ...also(
    'content/one-fact',
    wrong(
      'claim/effect',
      'catalogue.thread-veins',
      'Most clients see a complete clearance of their facial thread veins after just one visit with Tunde.',
    ),
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dermal-filler',
    'Takes ten years off your face.',
    'Filler lifts sagging jowls, softens tired eyes and gives you back the cheekbones of your twenties.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.dermal-filler',
    'Results last up to two years.',
    'Our lip filler lasts 18 months on average, so you only need to see us every other summer.',
    'We use one of the thicker gels for cheeks, and a softer one for lips. In both places you can enjoy your new volume for at least three years before a top-up is due. Gillian keeps a record of the batch.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.skin-booster', 'The glow lasts a full year.'),
  ...wrong(
    'claim/effect',
    'catalogue.skin-booster',
    'Glass skin from the very first visit.',
    'A skin booster hydrates from within, restores elasticity and turns back the clock on tired skin.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.laser-hair-removal',
    'Up to 95 % less hair.',
    'The diode is our busiest machine, and for good reason. Our clients enjoy a reduction of 98 % after the first three visits, even on stubborn areas like the chin. You can read the manual if you like gadgets.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.laser-hair-removal',
    'Permanent hair removal in Malton.',
    'Throw away your razor for ever.',
    'Once the course is finished, you will never have to shave or wax your legs again.',
  ),
  ...wrong(FOR_EVER, 'catalogue.thread-veins', 'Get rid of broken veins for good with our medical-grade laser.'),
  ...wrong(
    FOR_EVER,
    'catalogue.acne-appointment',
    'Acne can make mornings hard, at any age. With the right peels and a good routine we get rid of it once and for all, and it does not come back. Bring your products with you so that we can look at the labels.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.laser-hair-removal',
    'Completely pain-free laser.',
    'Our laser is safe for all skin types and has no side effects.',
    'Many people worry about what it will feel like. Thanks to the cold tip it does not hurt at all, and burns simply cannot happen with this machine. Loose clothing is a good idea all the same.',
  ),
  ...wrong('claim/guarantee', 'catalogue.ipl-sun-spots', 'Smooth legs guaranteed.'),
  ...also(
    'price/free',
    wrong(
      'claim/guarantee',
      'catalogue.ipl-sun-spots',
      'If your spots have not gone after three sessions, we have a money-back promise: clear skin or you don’t pay a penny.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.dermal-filler',
    '100 % safe.',
    'With a nurse holding the needle, there is zero risk of a blocked vessel or a lump.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.microneedling',
    'Suitable for everyone, and it always works.',
    'You will feel no pain at all.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.tca-peel',
    'We have never had a single complication with this peel, and you can be certain that there will be no scarring.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.thread-veins',
      'The success rate of our vein laser is 100 per cent, on noses and cheeks alike.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'programmes.acne-programme', 'We guarantee you clear skin by week 24.'),
  ),
  ...also('claim/effect', wrong('claim/guarantee', 'catalogue.laser-hair-removal', 'Smooth legs, guaranteed.')),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.dermal-filler',
      'Perfect symmetry, every time.',
      'Lips are measured and photographed before we begin. Whatever you bring us as a picture, we promise that you will walk out with exactly those lips and love them. Ice packs are in the freezer.',
    ),
  ),
];
