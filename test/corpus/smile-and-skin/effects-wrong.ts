/** Wrong sentences about what treatments achieve, how soon and for how long. */
import { OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongEffects = [
  ...wrong(
    OTHER_EFFECT,
    'catalogue.home-whitening',
    'Results last three years.',
    'Your teeth look whiter after one night.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.home-whitening',
    'Owen makes a scan and checks your fillings first. After that the gel does the work, and most people are eight shades lighter when they come back. Bring the trays to that visit.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.studio-whitening',
    'Up to nine shades whiter.',
    'White teeth make people more successful at job interviews, and you will feel the difference on the very next day.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.composite-bonding', 'Bonding lasts for fifteen years and more.'),
  ...wrong(
    'claim/effect',
    'catalogue.direct-cleaning',
    'Fresh breath for months.',
    'Regular cleaning with Tamsin lowers your blood pressure and protects you from diabetes.',
    'Plaque gathers where the tooth meets the gum. A single cleaning stops bleeding gums within three days, without any change at home. Tamsin writes down what she found.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.studio-facial',
    'Boosts collagen and firms the skin.',
    'Our facial flushes toxins from the lymph nodes and leaves the face visibly slimmer.',
    'You lie under a warm blanket, and nobody talks unless you do. The massage at the end lifts the jawline, and the lift holds for about six weeks. Tea is served in the small room behind.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.mandelic-peel',
    'Clears acne in four weeks.',
    'The acid is left on for a few minutes while a fan cools your face. Dark patches fade by half after the first peel, whatever brought them on. Please stay out of the sun.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.microneedling', 'See smoother skin overnight.'),
  ...wrong(
    'claim/effect',
    'catalogue.microneedling',
    'Jodie works in small squares, from the forehead down. Needling rebuilds the collagen that you lost in your thirties and takes years off your face. Afterwards you hold a cool cloth for a while.',
    'The pen makes fine channels, and you may be pink on the way home. In our studio acne scars become 92 per cent shallower by the end of a course. Wear a hat until the evening.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dermaplaning',
    'Instantly brighter, younger skin.',
    'The blade is new for each client. From that day on your serums sink in five times deeper, so that you need only a drop. Make-up can wait until the morning.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.night-guard',
    'The guard is made on a scan of your lower teeth. Wearing it puts an end to migraine and neck pain, because the jaw can rest at last. Rinse it in cold water each morning.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.smile-coaching',
    'After two sessions with Helen, nine out of ten people sit in the chair without fear.',
  ),
  ...also('claim/guarantee', wrong('claim/effect', 'catalogue.smile-coaching', 'Cures dental fear.')),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/effect',
      'catalogue.air-polish',
      'Tamsin covers your eyes and your collar. The powder removes every stain that coffee, wine and tobacco have left, and keeps new ones away until the spring. You may eat an hour later.',
    ),
  ),
];
