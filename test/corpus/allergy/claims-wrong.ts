/** Wrong sentences about results, risks and haste. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.desensitisation-visit',
    'By their second spring, most of our patients walk past a freshly mown meadow with their tissues still in the packet.',
    'Hay fever tablets only hide the problem. What we do retrains the immune system from the ground up, so that it learns to leave pollen in peace.',
    'Ask anybody who has done it: after the first four visits the nose runs less, the eyes calm down and the nights are quiet again.',
    'It also keeps children from developing asthma later on, which is reason enough to begin before they start school.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.eczema-session',
    'We wrap, we cream, we talk, and somewhere between the first session and the third the skin of nearly every child becomes smooth again.',
    'Families who come to all three sessions halve the number of flares, and their tubes of steroid cream end up at the back of a drawer.',
    'One evening of wet wrapping with Tessa and your little one sleeps through, for the first time in months.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dietitian-session',
    'Cutting out dairy under Hugh’s guidance clears up glue ear, bed-wetting and bad moods in a matter of weeks.',
    'You may not think of food when your head aches. Yet once Hugh has tidied up your diet, migraines fade and energy comes back.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.asthma-check',
    'People who have been through our check need their blue inhaler half as often, and they catch fewer colds into the bargain.',
    'With the right technique, which takes Tessa ten minutes to teach, your lungs work a third better from that day on.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Thanks to what they learn at Larchfield, our pupils with hay fever score a whole grade higher in their summer exams.',
    'Desensitisation works for 19 out of 20 people who see it through, whatever they are allergic to.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.desensitisation-visit',
    'Once you have finished, the effect on your hay fever holds for ten to fifteen years, so the sum is soon worth it.',
    'Three months of visits are enough to get the full benefit, as you will notice when the grass begins to flower.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.skin-prick-test',
    'Prick tests never miss. If your arm stays flat, you can eat, stroke or breathe the thing without a second thought.',
    'Mothers ask us whether the lancet hurts, and the answer is a plain no: your toddler will not feel it, not even a tickle.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.food-challenge',
    'Nothing can go wrong on the day, because we have thought of everything that could.',
    'However anxious you are, be assured that no child has ever reacted here or ever will.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.patch-test',
    'We always find the culprit. Somewhere among those chambers sits the thing that makes you itch, and by the third visit you will know its name.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.desensitisation-visit',
    'Side effects? Not with our protocol: every dose is so small that your body has no reason to complain.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.desensitisation-consultation',
    'Should your hay fever not improve, you get your money back, and that is how sure we are that it will.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'programmes.hay-fever-year',
      'A summer free of sneezing is what you sign up for, and a summer free of sneezing is what you will have.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.desensitisation-visit',
    'You sit in an armchair a few dozen times, and then you are rid of the allergy for the rest of your life.',
    'Cats, horses, birch: whatever it is, this gets rid of it once and for all.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.eczema-session',
    'With the routine that Tessa teaches you, eczema is something that your child used to have and won’t have again.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.desensitisation-consultation',
    'The grass won’t wait, and neither should you: there are four places left for this winter, and when they are gone, they are gone.',
    'Don’t be the parent who wishes in June that she had rung us in November.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.food-challenge',
    'Another birthday party at which your son sits in the corner with his own lunch box? You could have spared him that, and you still can if you ring by Friday.',
    'Nothing to it, really: a bit of cake, a bit of telly, and you are home for tea.',
    'Slots in the school holidays go within hours of being released, so keep your finger on the button and don’t ponder for too long.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.skin-prick-test',
    'Pop in between the butcher and the bank. Having your allergies tested is no bigger a deal than trying on a pair of shoes!',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.eczema-session',
    'Every night that you put this off is another night of scratching, and you know who has to live with the scars.',
    'Children with skin like that get stared at. Give yours a chance to wear short sleeves like everybody else, and do it before the summer term.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.allergy-consultation',
    'How much longer do you want to gamble with your life? One wasp is all it takes. Book tonight.',
    'Our fees go up on the first of the month, which leaves you a handful of days to get in at the old ones.',
  ),
  ...wrong(
    'claim/pressure',
    'offers.winter-breath',
    'Be quick, only nine mornings remain and they won’t last',
    'The first ten to book go home with a hamper',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.desensitisation-consultation',
      'Sign the form before you leave the room and we’ll take care of the first visit for half the fee.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.skin-prick-test',
      'This week only, everybody who books the long panel pays for the short one.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.allergy-consultation',
      'Bring your sister along: two adults are seen for the price of one until the end of next week.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.skin-prick-test',
      'Like our page, share the picture of the cat, and with a little luck you will be the one whose test we raffle off on Saturday.',
    ),
  ),
];
