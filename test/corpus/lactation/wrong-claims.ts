/** Wrong sentences about results and risks. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.tongue-tie-division',
    'Feeding improves straight away.',
    'Once the tongue can move, reflux and wind come to an end, and so do the long evenings of crying.',
    'Releasing the tongue prevents speech problems, fussy eating and even tooth decay later on.',
    'With the tie divided, your baby takes more milk in less time and gains weight faster from the first week.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.tongue-tie-division',
    'We asked every family a year ago. Feeding had become easier for nineteen in twenty of them. The rest were pleased that they had tried.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.baby-massage',
    'Baby massage relieves colic.',
    'Our class boosts your baby’s immune system and helps the brain to grow.',
    'Gentle strokes of the tummy release trapped wind and help babies to sleep longer at night.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sleep-consultation',
    'Better nights within a week.',
    'Gwen’s method adds two hours to the average night, and the results last well into the toddler years.',
    'You bring the diary, and Gwen brings a plan. Most of the babies whom she sees stop waking after three or four nights. After that you only have to keep to the same bedtime.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.follow-up-visit',
    'Bethan looks at how often you feed and how your baby swallows. Three visits double most mothers’ milk supply, and the pump can go back in its box. She writes to your GP if you like.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.pump-fitting',
    'With the right funnel you will express half as much milk again from the very next session.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.feeding-consultation',
    'It all starts with a cup of tea and a look at the red book. By the end of that first visit the pain is gone, and mothers sit back and breathe out. You take a written plan home with you.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.weaning-class',
    'We show you how to cut, steam and mash. Babies who are weaned in our way grow up to be adventurous eaters and are far less likely to become overweight. There are recipes in the booklet.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.wellbeing-session',
    'One session with Tom, and you feel like yourself again.',
    'Tom’s room has two armchairs and looks out on the yard. Six sessions lift postnatal depression in nine out of ten parents, whatever lies behind it. Babies may come along.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.bottle-session',
    'Many parents arrive with a bag of half-used bottles. Our way of pacing a feed stops colic within days and gives you your evenings back. You can practise it here with your own milk.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.feeding-consultation',
    'We guarantee a comfortable latch.',
    'Whatever the trouble is, you will go home breastfeeding without pain, and that is a promise.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.tongue-tie-division',
    'It’s 100% safe.',
    'Because babies have hardly any feeling in the frenulum, the division is completely painless for them.',
    'There are no risks and no side effects, so parents can relax while Imogen works.',
    'You may stay in the room or wait outside with a coffee. Your baby won’t feel a thing, and nothing can go wrong in so short a moment. A feed follows, and then a cuddle.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.tongue-tie-division',
    'Once the tie has been divided, feeding problems are behind you for good.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.sleep-consultation',
      'Sleep through the night, guaranteed.',
      'Every baby who follows Gwen’s plan sleeps through, without exception.',
      'Gwen has written hundreds of plans and tears up none of them lightly. Her advice never fails, whether you have one baby, twins or a toddler who climbs. Grandparents may ring her as well.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'programmes.sleep-support',
      'We talk every week and change what does not suit you. By the end of the fourth week your baby will definitely sleep from seven to seven. You keep the notes.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.pump-fitting',
    'We stock soft funnels in nine sizes. They fit everybody, and pumping with them never hurts, however sore you are today. Wash them in warm water.',
  ),
  ...wrong(
    'claim/guarantee',
    'programmes.first-weeks',
    'Sore, tired and at your wits’ end? With five visits from Bethan, success with breastfeeding is guaranteed. Your partner can be there each time.',
  ),
];
