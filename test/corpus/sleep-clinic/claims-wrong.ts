/** Wrong sentences about results, risks and haste. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.insomnia-session',
    'It sounds like a lot of homework, and it is. But by the third meeting with Imogen nearly everyone is down to one short waking a night, and most of them have put the diary in a drawer.',
    'Tablets only knock you out, whereas this rewires the part of the brain that has forgotten how to switch itself off.',
    'People who finish the course get on average an hour and forty minutes more sleep. You will notice it at your desk before you notice it in bed.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.insomnia-group',
    'We meet in the upstairs room, with cushions. Of the people who come to the evenings, seventy-eight per cent no longer count as insomniacs at the end.',
    'Sitting in a circle may not be your thing; even so, the group lowers your blood pressure and strengthens your immune system while you are busy sharing biscuits.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.bedtime-hypnosis',
    'You lie back, Beth talks, and the session triggers a flood of melatonin in the body, just as nature intended.',
    'Those who listen to it each evening drop off in under ten minutes. Headphones are nicer than a loudspeaker, especially if somebody lies beside you.',
    'One session restores the deep sleep that you had as a child.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.smoking-hypnotherapy',
    'We don’t lecture, and there are no pictures of lungs on the wall. Four out of five clients walk past the tobacconist on the way home and never think about it again.',
    'Hypnosis takes away the craving within the hour, which is more than any patch can say for itself.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.flying-hypnotherapy',
    'After the last meeting your heart no longer races when the doors close, because the fear response has been deleted where it is stored.',
    'Clients who used to drive to Spain are flying there within a month, and quite a few of them ask for the window seat.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.insomnia-session',
    'The figures are hard to argue with: trials show that people nod off 45 minutes sooner once they have been through therapy.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.shift-consultation',
    'Nurses and drivers make up half of our diary. With a light plan from Owain you are as alert at four in the morning as others are at noon, and your waistline shrinks along with your tiredness.',
    'A single talk is enough to reset the body clock after years of nights.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.insomnia-session',
      'If you do what the plan says, you are going to sleep. It isn’t a question of whether but of when, and we have yet to meet the exception.',
      'Unlike tablets, talking therapy is free from side effects of any kind, so you have nothing to lose except the bags under your eyes.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.flying-hypnotherapy',
      'Beth has a method of her own, developed over ten years in Leeds and Kendal, and it has never failed anyone who turned up for all of the meetings.',
      'You’ll board without a flutter, whatever the turbulence, and you have our word on it.',
      'It is suitable for absolutely everyone. Hypnosis cannot do any harm, not even to people who have been through a psychosis.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.smoking-hypnotherapy',
      'Should you light up again within the year, simply ring Lorna: results are assured, or you get your money back.',
      'We say this to everyone who hesitates on the stairs: it works every time, provided that you are breathing.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.nightmare-session',
    'Once a dream has been rewritten it never returns, and that goes for the ones that you have had since you were six.',
    'There is a notebook, a pencil and a very old armchair. What you get from them is lifelong freedom from nightmares.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.smoking-hypnotherapy',
    'You come in as a smoker and you leave as a non-smoker, and you will stay one for the rest of your days.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.sleep-assessment',
    'There are two assessments left before Christmas, and at the rate at which the telephone is ringing they won’t see the evening.',
    'Ask yourself how many more years you want to throw away on lying there. Every night that you put this off is damage that your brain can’t undo.',
    'It’s no bigger a decision than booking a haircut: click, come in, sorted.',
    'Owain’s fees go up after the weekend, so the clever ones among you will get their names down by Sunday night.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.insomnia-group',
    'Only one chair remains in the January circle. Whoever writes first sits on it, and the others can count sheep until Easter.',
    'Your partner has put up with your tossing and turning for long enough. Don’t you owe it to them to come?',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.flying-hypnotherapy',
    'Do you really want to be the mother who spoils everybody’s holiday, again?',
    'Act fast if you fly at half-term, because this month’s introductory rate vanishes on Friday at noon and will not come back.',
    'Hypnosis is just a bit of fun with your eyes shut, so why not try it on a whim between the shops and the school run?',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.home-sleep-test',
    'If you snore, you may not wake up one morning. Don’t gamble with your life; reserve a recorder this minute.',
    'The next ten people who order a recorder are entered into our draw for a weighted blanket.',
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.smoking-hypnotherapy',
      'Bring a friend who smokes on the same day, and the two of you pay for one.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'questions',
      'Black Friday comes to Weaver Yard as well. Until midnight there is a quarter off everything with a couch in it, and on Saturday we are our old sensible selves again.',
      'If you sign for the course while you are still in the room, we knock ten per cent off; once you have gone home to think about it, that is gone too.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Nobody wants to sit next to the person who yawns through every meeting. People notice, people talk, and it is your promotion that they are talking about.',
  ),
];
