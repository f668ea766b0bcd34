/** Wrong sentences about results, risks and haste. */
import { FOR_EVER } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.birth-class',
    'Couples who have spent an afternoon on our cushions need an epidural half as often as those who haven’t.',
    'The way of breathing that Miriam teaches softens the neck of the womb, so that labour is over hours sooner.',
    'Fathers come along grumbling and leave as rocks. After the class, seven women in ten give birth without any pain relief.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.antenatal-visit',
    'Seeing Ffion once a month lowers your blood pressure and does away with the need for a caesarean.',
    'Our acupressure points, which you can work at home while the pasta boils, turn four breech babies out of five.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.feeding-consultation',
    'By the evening after Lowri’s visit, sore nipples have healed and the milk is running as it should.',
    'You make more milk from the very first day, since her way of pumping wakes up glands that have been dozing.',
    'Mothers who see Lowri in the first week breastfeed for eight months longer than those who struggle on by themselves.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.tongue-tie',
    'A snip takes seconds, and it spares your child speech therapy, bad teeth and snoring later in life.',
    'Once the tie has gone, colic stops within two or three days, and so do the nights of pacing up and down.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.baby-massage',
    'Stroking the tummy in circles empties it of wind, strengthens the immune system and raises your baby’s IQ a little.',
    'Massaged babies sleep two hours more each night, which, let’s face it, is why you are reading this.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.birth-debrief',
    'An hour and a half with your notes, and the nightmares are over; that is what happens when somebody finally explains.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.first-six-weeks',
    'Mothers with a visit each week are spared postnatal depression, and their wombs shrink back twice as quickly.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.birth-class',
    'Whoever follows the method gives birth without pain, however big the baby and however long it takes.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.tongue-tie',
    'The little one sleeps through it and doesn’t notice a thing, and bleeding is something that only happens elsewhere.',
    'It can’t go wrong. The scissors are blunt, the hands are steady, and there is nothing in that fold of skin to hurt.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.feeding-consultation',
    'Every mother can breastfeed, and after ninety minutes with Lowri you will too. We vouch for that.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.antenatal-visit',
    'With Ffion at your side you are sure of a natural birth and a healthy baby.',
  ),
  ...wrong(
    'claim/guarantee',
    'programmes.one-midwife',
    'We would never let anything happen to you or your child, so the usual worries of pregnancy don’t apply.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.sleep-talk',
    'Sort out the nights with us once and they stay sorted, through teething, travel and school.',
    'One talk and sleepless nights are behind you for good.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.birth-class',
    'Two cushions are still free in January. By the time you have asked your partner, they won’t be.',
    'Do you want to be the couple in the delivery room who have no idea what is going on?',
    'Childbirth is a piece of cake once you’ve been to Miriam, so stop fretting and just turn up.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.tongue-tie',
    'In and out in less time than it takes to boil an egg! People make far too much fuss about it.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.feeding-consultation',
    'Your milk won’t hang about while you make up your mind. Act now or it will be gone.',
    'Bottles are for those who give up. You aren’t one of them, are you?',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.postnatal-visit',
    'What sort of start do you want for your baby? The diary for March is all but full, so be quick about it.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.one-midwife',
    'We accept three women a month and not a single one more, and you can imagine how fast those places go. Reserve yours in the next 24 hours.',
  ),
  ...wrong(
    'claim/pressure',
    'offers.ready-steady',
    'Only this weekend: a muslin for every pair that signs up',
    'Snap up the last seats before the others do',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.tongue-tie',
      'Call by six tonight, and Adaeze will do the snip tomorrow for twenty per cent less.',
    ),
  ),
  ...also(
    'price/saving',
    also(
      'price/free',
      wrong(
        'claim/pressure',
        'catalogue.postnatal-visit',
        'Get one visit, give one visit: until Sunday your best friend has hers on top at no extra cost.',
      ),
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'programmes.one-midwife',
      'Leave your address in the pram in the hall; at the end of the month we draw one mother who gets the whole plan.',
    ),
  ),
  ...also(
    'price/contradiction',
    wrong(
      'claim/pressure',
      'programmes.one-midwife',
      'From next week the plan will cost a good deal more, and those who dither will have themselves to blame.',
    ),
  ),
  ...also(
    'claim/pressure',
    wrong(
      'claim/guarantee',
      'programmes.one-midwife',
      'If you don’t have the birth that you wanted, we refund the lot, so certain are we of what we do.',
    ),
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/effect',
      'catalogue.sleep-talk',
      'We have taught hundreds of four-month-olds to sleep from seven to seven, usually inside a week.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pressure',
      'catalogue.tongue-tie',
      'Each feed with an untreated tie does more harm, so get it snipped before the week is out.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.birth-class',
      'Fear? You’ll have none left. We have yet to see a couple for whom this didn’t work, and we never shall.',
    ),
  ),
];
