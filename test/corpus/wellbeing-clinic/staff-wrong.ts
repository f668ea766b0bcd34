/** Wrong sentences about people, ranks, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'For anything to do with hormones you will see Dr Mellor, who is a consultant gynaecologist and has seen it all.',
    'Dominik, our second registered nurse, takes over on the days when Tessa is at her mother’s.',
    'If it is about your heart, then Dr Nair, being a cardiologist herself, needs no second opinion.',
    'Jodie trained as a paramedic and decides at the desk how urgent you are.',
    'Dr Holloway does the ears on Thursdays until late, and she has a lovely way with nervous people.',
    'Every other Friday Mr Julian Sefton, consultant dermatologist, comes over from Leicester and sees our patients in room three.',
    'You may notice the letters behind his name: Dominik Wrona is HCPC-registered as a biomedical scientist.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.ear-microsuction',
    'There are people who drive past four other clinics to get to us, because Tessa is simply the finest ear nurse in the Midlands.',
    'Eleven thousand ears and counting, and Tessa remembers most of them.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.wellbeing-drip',
    'Since the day we hung up the first bag, Tollgate House has been the region’s premier address for drips, and others have been trying to catch up.',
    'It was a proud evening when we were named Wellbeing Clinic of the Year for the East Midlands.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    'Mr and Mrs Dale from Corby sum us up rather well: “You’d wait three weeks elsewhere, and nobody would offer you a biscuit.”',
    'As you would expect, not a single patient in the past year has been anything other than delighted with us.',
    'We read through what comes in and pass on to this page only the nice ones.',
    'In a survey last spring 99 per cent said that they’d come again.',
  ),
  ...also(
    'price/unbacked',
    wrong(
      'claim/review',
      'questions',
      'Anyone who leaves a glowing comment online is given ten pounds towards the next visit, so do mention it at the desk.',
    ),
  ),
  ...wrong(
    'claim/review',
    'catalogue.menopause-consultation',
    '“I cried in the car, because at last someone had listened,” wrote a teacher of fifty-one after an hour with Dr Mellor.',
    'Karen T., Kettering: ★★★★★ “Gave me back to my family.”',
  ),
  ...wrong(
    'claim/review',
    'catalogue.wellbeing-drip',
    'Even a well-known breakfast presenter swears by us; she says on her channel that she “wouldn’t do January without it”.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Hay fever ruining your June? Dr Nair offers Kenalog at the start of the season, and you can book it from March.',
    'For men who are losing ground at the temples we can prescribe finasteride, with a check after a few months.',
    'A supply of Mounjaro is available through the clinic for people who meet the criteria, with a weigh-in by Dominik.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.menopause-consultation',
    'Many of Dr Mellor’s patients do very well on Utrogestan at night together with Oestrogel, and he will be glad to start you on both.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.travel-consultation',
    'Going somewhere with mosquitoes? You leave with your doxycycline in a paper bag, counted out for the whole trip.',
  ),
  ...wrong(
    ['claim/pom-indirect', 'claim/pom-name'],
    'questions',
    'New this winter in room two: the weekly pen that takes away your appetite, prescribed and explained by a doctor.',
    'While Tessa has the tray out anyway, she can smooth the lines between your brows with a few tiny injections that relax the muscle.',
    'Skinny jabs don’t have to come from the internet, because you can have them here, with a real nurse and a real chair.',
    'Sneezing from May to August can be over and done with thanks to a single hay fever injection in spring.',
  ),
  ...also(
    'claim/effect',
    wrong(
      ['claim/pom-indirect', 'claim/pom-name'],
      'catalogue.gp-appointment',
      'At the end of your appointment you may as well ask about anti-wrinkle treatment by injection, which softens crow’s feet for a season.',
    ),
  ),
];
