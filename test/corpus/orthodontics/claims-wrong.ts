/** Wrong sentences about results, risks, haste, people, reviews and medicines. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.clear-aligners',
    'Most of our aligner patients notice straighter front teeth within six weeks.',
    'Better sleep, easier digestion and fewer headaches are just some of the things that straight teeth will bring you.',
    'Our trays move teeth twice as fast as ordinary braces, so you are back to your old life sooner.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.functional-appliance',
    'Worn well, the appliance makes the jaw grow by five millimetres and spares your child an operation later.',
    'It looks like two small sports guards. Nine out of ten children who finish with it never need fixed braces at all.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.hygiene-appointment',
    'Thirty minutes with Callum, and your gums stop bleeding by the weekend. Bring your own brush, so that he can see how you use it.',
    'Regular hygiene visits cut your risk of a heart attack by half, so look after more than your smile.',
    'We use a fine powder that tastes of lemon. An air polish lifts away the stains of years and leaves teeth four shades lighter.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.ceramic-braces',
    'Straight teeth change how the world sees you: our adult patients earn more and get promoted sooner.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.home-whitening',
    'Your new shade will stay with you for at least five years, even if you love your espresso.',
    'The gel is squeezed into the trays at bedtime. You will see the full result after just three nights in the trays.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.clear-aligners',
    'We guarantee the smile that you see on the screen, down to the last millimetre.',
    'Clear aligners are completely painless, and nobody will ever know that you are wearing them.',
    'Your teeth will be perfectly straight by the end of the last tray. That is our promise to every patient.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.lingual-braces',
    'Because the brackets sit behind the teeth, there is no risk to your enamel whatsoever.',
    'Lingual brackets are made one by one in a laboratory. This brace works for everybody, whatever the bite and whatever the age.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.bonded-retainer',
    'Worried about pain? You won’t feel a thing when Marta bonds the wire.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'claim/guarantee',
      'catalogue.bonded-retainer',
      'The wire is totally safe and has no side effects, so there is nothing to think about.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.bonded-retainer',
    'The wire is as thin as a guitar string and sits behind the front teeth. Once it is in place, your teeth will stay straight for ever.',
    'A bonded wire gives you a permanent result, so you can forget about night-time trays.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.home-whitening',
    'Say goodbye to stains for good with trays that are made just for you.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.clear-aligners',
    'Only three aligner places are left this month. Book today before somebody else takes yours!',
    'Don’t let your wedding photos be ruined by crooked teeth.',
    'Getting aligners is as easy as having your nails done: pop in during your lunch hour and off you go.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.metal-braces',
    'Every week of waiting makes your child’s bite worse. Call now, before it is too late.',
    'Be honest, do you really want your daughter to start secondary school with those teeth?',
    'Hurry, our autumn diary is filling up fast and the last appointments go to whoever clicks first.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.home-whitening',
    'Yellow teeth make you look ten years older. Nobody will tell you, but everybody is thinking it.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Rohan is our specialist in restorative dentistry and treats the cases that others refuse.',
    'Marta Zielinska, our second orthodontist, will take care of your brace from start to finish.',
    'Callum Reid is a consultant periodontist with a special interest in gum grafting.',
    'Joanne is a qualified dental nurse, registered with the General Dental Council, and will hold your hand throughout.',
    'Dr Pugh, our treatment coordinator, plans your case with you at the first appointment.',
    'You may have met him at the school fair. Rohan holds a master’s degree in orthodontics from King’s College London.',
    'Every member of our team is a doctor of dentistry with at least ten years of experience.',
    'We are the only practice in Shropshire with fully qualified staff, so you know that your child is in safe hands.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.orthodontic-consultation',
    'You’ll be seen by the best orthodontist in the West Midlands, and there is no contest.',
    'Castle Row is the leading name for braces in the county, trusted by more families than anyone else.',
    'Over 8,000 smiles straightened so far, and we are still counting. Come in and see where yours could go.',
    'Voted Practice of the Year three times running, we know a thing or two about teeth.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“Harriet changed my life, I can’t stop smiling,” says Megan from Leominster.',
    'One dad wrote to us last week: “Worth every penny, my son is a different boy.”',
    'We read every comment in the Monday meeting. All of our patients give us five stars, and we blush every time.',
    'Ninety-eight per cent of our patients would recommend us to a friend.',
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/review',
      'questions',
      'Read what people say on Facebook: “the loveliest dentist in town”, “so gentle”, “can’t fault them”.',
    ),
  ),
  ...wrong(
    'claim/review',
    'catalogue.ceramic-braces',
    'Sally, 34, told us that nobody at the office even noticed. “I wish I had done it ten years ago!”',
    'Our happiest patient this year? Gareth, who says that his ceramic braces were “the best money I’ve ever spent”.',
    '★★★★★ “Amazing team, amazing teeth.” L. P., Church Stretton',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'If you grind your teeth at night, Rohan can offer Botox for the muscles of the jaw.',
    'Too nervous for the chair? Ask us about midazolam, which lets you doze through the appointment.',
    'We keep amoxicillin at the practice, so an infected tooth can be dealt with on the spot.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.hygiene-appointment',
    'Patients with braces go home with a tube of Duraphat 5000, to be used morning and night.',
    'For stubborn gum disease, Callum recommends a week of metronidazole after the scaling.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'While you are in the chair, why not soften those frown lines? We now offer anti-wrinkle injections on Wednesday evenings.',
    'Gummy smile? A tiny lip-relaxing injection every few months keeps your upper lip where it should be.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.orthodontic-consultation',
    'Finish your smile with wrinkle-relaxing injections for the forehead, from the same team that you already trust.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.ceramic-braces',
      'Guaranteed straight teeth in six months, or we carry on until you have them.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.clear-aligners',
      'Sign up at your consultation and we take a tenth off, but only if you decide on the same day.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.home-whitening',
      'Tag two friends on Instagram, and one of you wins a set of whitening trays in our weekly draw.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.lingual-braces',
      'Harriet has fitted them for years and has a 100 % success rate with deep bites.',
    ),
  ),
  ...also(
    'claim/review',
    wrong(
      'claim/effect',
      'catalogue.functional-appliance',
      'Parents tell us that snoring stops after the first month. The appliance opens the airway while your child sleeps.',
    ),
  ),
  ...also(
    'claim/guarantee',
    also(
      'claim/effect',
      wrong(
        'claim/pom-indirect',
        'questions',
        'A few muscle-relaxing injections into the jaw slim the face and put an end to clenching.',
      ),
    ),
  ),
];
