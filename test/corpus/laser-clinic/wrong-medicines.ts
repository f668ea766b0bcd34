/** Wrong sentences that name prescription-only medicines, or mean them. */
import { also, wrong } from '../sentence.ts';

export const wrongMedicines = [
  ...wrong(
    'claim/pom-name',
    'questions',
    'Botox by a nurse prescriber.',
    'We offer Azzalure and Bocouture.',
    'Sweaty palms? Ask about Xeomin.',
    'Struggling with acne? Gillian can prescribe tretinoin or lymecycline on the same day.',
    'Unhappy with old lip filler? We can dissolve it for you with hyaluronidase.',
    'Some people come to us for brown patches after pregnancy. For those, Gillian makes up a cream with hydroquinone and checks your skin every month. Please keep wearing a hat.',
  ),
  ...also(
    'claim/pom-unmarked',
    wrong(
      'claim/pom-name',
      'catalogue.wrinkle-consultation',
      'Ask about our baby Botox.',
      'At your consultation we will map the muscles of your face and work out how many units of botulinum toxin you need.',
    ),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Anti-wrinkle injections in Malton.',
    'We also offer wrinkle-relaxing treatments by injection, given by our own nurse prescriber.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Excessive sweating? A few small injections under each arm will keep you dry all summer long.',
      'A square jaw can make a face look heavy, and grinding at night makes it worse. A few injections into the chewing muscle slim the jawline and take the tension out of it. You can eat as usual afterwards.',
    ),
  ),
  ...also(
    'claim/pom-unmarked',
    wrong(
      'claim/pom-indirect',
      'catalogue.wrinkle-consultation',
      'Forehead, frown and crow’s feet injections.',
      'Preventative anti-ageing jabs for your twenties.',
      'Our muscle-relaxing injections take ten minutes, for one, two or three areas of the face.',
      'First we talk about your general health and about what bothers you. If you are happy, Gillian goes on to your line-softening jab on the same visit, and you are invited back after two weeks. Keep your head upright on the way home.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.skin-booster',
      'Combine your booster with wrinkle-smoothing injections for a fresher face.',
    ),
  ),
];
