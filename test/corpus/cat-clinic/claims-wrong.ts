/** Wrong sentences about results, risks, haste, people, reviews and medicines. */
import { FOR_EVER } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.laser-therapy',
    'Most arthritic cats are jumping on the windowsill again after the third session.',
    'Laser light halves healing time and cuts swelling by 40 per cent.',
    'Each session brings relief that lasts for a whole month. You are welcome to stay in the room and hold a paw.',
    'Getting up is hard when your hips ache. Your old cat will be playing like a kitten within a week.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dental-cleaning',
    'Cats who have their teeth cleaned every year live two years longer on average.',
    'Bad breath is gone the same evening and will not return before next autumn.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.cat-neutering',
    'A tom who sprays is no fun in a small flat. Neutering stops spraying in 95 % of toms within days.',
    'A neutered queen lives twice as long as one who is not.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.weight-clinic',
    'We begin with the scales and a tape measure. Cats on Ruth’s programme lose a fifth of their weight in eight weeks.',
    'Owners notice a livelier cat after the first fortnight of the new diet.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.cat-neutering',
    'The operation is completely safe, and your cat won’t feel a thing.',
    'We promise that your tom will never spray again. Drop him off after breakfast time, but without the breakfast.',
    'With our modern anaesthetics there are no risks for a young and healthy cat.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.kitten-vaccinations',
    'Our vaccines give your kitten one hundred per cent protection against cat flu.',
    'The needle is as thin as a whisker. There are no side effects at all, so you can go shopping while she sleeps it off.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.dental-cleaning',
    'Rest assured that nothing can go wrong while she is asleep in our care.',
    'Seun takes X-rays of every root before he begins. You will get your cat back with perfect teeth, and you have our word on it.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.weight-clinic',
    'Is your cat a bit round? Join Ruth’s clinic and the extra kilos are gone for good.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.laser-therapy',
    'Say goodbye to stiff hips for ever with a handful of warm and gentle sessions.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.annual-booster',
    'If you loved your cat, you wouldn’t let her booster lapse.',
    'Last chance! The booster amnesty ends on Friday, and then it’s back to square one.',
    'Every day without a booster is a gamble with your cat’s life. Don’t wait until it’s too late.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.cat-neutering',
    'Book her in this week, as there are just four places left before Christmas.',
    'It’s a quick snip, no more of an event than a haircut, so drop him off and forget about it.',
    'Only irresponsible owners put it off. Which kind are you?',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry: our list for new patients closes tonight at midnight and will not open again this year.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Seun is our specialist in the surgery of small animals. He also mends bicycles, though only his own.',
    'Ellen Marsh is one of only a handful of RCVS Advanced Practitioners in the north.',
    'Beth, our veterinary nurse, will weigh your rabbit and trim its claws.',
    'Professor Marsh teaches at the vet school in Liverpool on her days off.',
    'All of our staff are registered with the Royal College of Veterinary Surgeons, reception included.',
    'Scratched sofa? Ruth is a qualified animal behaviourist and holds a master’s degree in the subject.',
    'Seun has a European diploma in dentistry, a title that few vets in Britain can claim.',
    'Unlike other clinics in town, ours employs only fully qualified vets.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.rabbit-health-check',
    'Rabbits are not small cats. You’ll find no better rabbit vet in Yorkshire than Seun.',
    'We are the number one choice for rabbits and guinea pigs in the East Riding.',
    'More than 5,000 bunnies have hopped out of here healthier than they came.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Winner of Cat Clinic of the Year, and the most respected practice in the county.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“They treated Pickle like royalty,” wrote Mrs Thornton from Cottingham.',
    'Owners describe us as “kind”, “unhurried” and “miles better than our old vet”.',
    'We ask everybody for their opinion, and we do read it. Everyone who leaves a review gives us full marks.',
    'More than 97 per cent of owners say they’d never go anywhere else.',
    '“My two would walk here by themselves if I let them.” Graham, who has been coming since we opened',
  ),
  ...wrong(
    'claim/review',
    'catalogue.home-visit',
    'Just ask Susan from Walkington: “Ellen came to us, lay on the carpet and won him over in a minute.”',
    'A couple in Tickton told us that they had never seen their cat so relaxed with a stranger.',
    '5 stars! “We’ll never use a carrier again.” Nina and Tom',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.laser-therapy',
    'We often combine it with Solensia, given once a month under the skin.',
    'Alongside the light, most of our stiff patients take Metacam every day, and we keep it on the shelf.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Fleas love central heating. We recommend Bravecto, which you can pick up at the desk.',
    'Does he panic in the car? Ask Beth for gabapentin to give him before you set off.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'We stock the prescription flea drops that no pet shop is allowed to sell.',
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Join the Nine Lives Plan by Sunday and we’ll knock the first month off.'),
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Share a photo of your cat on our page and win a dental cleaning for her.'),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.laser-therapy',
      'A painless, proven treatment that always works, whatever the joint.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.laser-therapy',
      'If your cat is not moving better after four sessions, you get your money back. Guaranteed.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-name',
      'questions',
      'An abscess is soon sorted: one shot of Convenia, and there are no tablets to fight over.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-name',
      'questions',
      'Cats with an overactive thyroid do well on Felimazole, and we have it in stock.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Ask about the new monthly injection that takes the ache out of old joints.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Our vets can supply a calming capsule, on prescription, that makes fireworks night bearable.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'No more pills: a single long-acting antibiotic injection, and the bite wound is taken care of.',
    ),
  ),
  ...also(
    'claim/guarantee',
    wrong(
      ['claim/effect', 'content/one-fact'],
      'catalogue.kitten-vaccinations',
      'Your kitten is fully protected on the day of the second injection and can go straight out to explore.',
    ),
  ),
];
