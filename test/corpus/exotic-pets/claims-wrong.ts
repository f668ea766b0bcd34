/** Wrong sentences about effects and promises. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.dental-burring',
    'Your rabbit will eat hay again the same evening.',
    'Bring your rabbit at nine, and please don’t take its breakfast away. Regular burring adds about three years to the life of a rabbit with bad teeth. We ring you as soon as it is awake.',
    'After one session of burring, nine out of ten rabbits have put on weight within a fortnight.',
    'Spurs can cut into the tongue and the cheeks. Burring makes the soreness vanish at once, and by teatime your guinea pig is its old self again. Please bring a handful of its usual hay.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.rabbit-neutering',
    'Neutered rabbits live twice as long.',
    'Within a week of the operation, your buck stops spraying and chasing and becomes a gentle housemate.',
    'People often ask us what changes at home. A spay turns a grumpy doe into a cuddly one in a matter of days, and her companion will thank you for it. She sleeps for most of the first evening.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.husbandry-visit',
    'A chameleon can’t tell you that it is cold. Its colours grow brighter within a few days of our visit, and you will see it climb and hunt again. Tomasz leaves you a chart for the door of the tank.',
    'Our lamp plan reverses metabolic bone disease in most bearded dragons within two months.',
    'Tomasz arrives with a thermometer, a light meter and a notebook. Tortoises that have refused food for weeks start to eat two days after his visit. You are welcome to film what he shows you.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.bird-health-check',
    'Birds that see Dev twice a year stop plucking.',
    'Parrots become calmer and talk more after a check with us, because a healthy bird is a happy bird.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.beak-trim',
    'A trimmed beak brings back the appetite straight away.',
    'We wrap the bird in a small towel and work with a fine file. From that moment on it preens better, its feathers regain their shine and it sleeps through the night. The file is cleaned after each guest.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.boarding',
    'Curtains keep out the evening sun, and the radio plays softly until nine. A week in this room lowers the stress hormones of nervous rabbits and strengthens their immune system. Hay is filled up at every round.',
  ),
  ...wrong('claim/effect', 'catalogue.nail-clip', 'Short claws cure limping in most budgies.'),
  ...wrong(
    'claim/effect',
    'programmes.burrow-club',
    'Rabbits in the club live three years longer than others.',
    'We send you a reminder before each visit and keep the weight chart for you. Members’ rabbits fall ill half as often as other rabbits, which is why so many families stay. You can leave whenever you like.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.rabbit-vaccination',
    'Protection lasts for three years.',
    'The injection starts to work after 24 hours, so your rabbit can go back on the lawn tomorrow.',
    'Lowri weighs your rabbit first, and Imogen listens to its heart. The vaccine then protects it for 24 months, so there is no need to come back next year. Keep an eye on the skin where the needle went in.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.rabbit-neutering',
    'The anaesthetic is completely safe.',
    'You can stay with your rabbit until it is asleep. There is no pain during or after the operation and no risk at all, because we use the same monitors as a hospital for people. Collect it from four o’clock.',
    'We guarantee that your rabbit will wake up from the anaesthetic, however old it is.',
    'Small animals lose heat quickly, so they lie on a warm mat and under a blanket. With us nothing can go wrong, and you can go to work without a second thought. Ring at noon if you would like news.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.rabbit-vaccination',
    'We have given this injection to lops, lionheads and giants. It has no side effects whatsoever, not even in very young animals. A treat afterwards does no harm.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.rabbit-vaccination',
      'A vaccinated rabbit cannot catch myxomatosis.',
      'Both viruses travel on flies, boots and grass. Once your rabbit has had its injection it is 100% protected against both of them, and you can forget about them until next year. We enter the batch on the card.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.nail-clip',
    'Guaranteed stress-free for every rabbit.',
    'Even the most nervous parrot won’t feel a thing, that is our promise to you.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.boarding',
    'We guarantee that your pet will not lose a single gram while it stays with us.',
    'Every guest has its own cupboard with its own food. No animal has ever fallen ill here and none ever will, so enjoy the beach. Petra writes you a short note each evening.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.microchip',
    'It goes in with a small needle, between the shoulders. A chipped tortoise always comes home, no matter how far it wanders. Please tell the database when you move house.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.husbandry-visit',
      'Results guaranteed.',
      'Follow our plan, and your chameleon will definitely never have trouble with its skin again.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.dental-burring',
    'Overgrown teeth cured for good.',
    'One session puts an end to spurs for ever, because we take the tooth back to its natural shape.',
    'Long front teeth often begin with a diet of dry mix. Burring gives a permanent result, and you will never need to look at those teeth again. Ask us for a leaflet about hay.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.beak-trim',
    'Dev shapes the tip with a small drill that hardly makes a sound. After that the beak stays in perfect shape for life, and no further trim is ever needed. He will want to weigh the bird as well.',
  ),
];
