/** Wrong sentences about results, risks and haste. */
import { FOR_EVER } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.wellbeing-drip',
    'You sit by the window with a magazine, and while you read, a litre of goodness hydrates every cell and flushes out what the week has left behind.',
    'Because nothing has to pass through the gut, the vitamins are taken up completely, and most people walk out with a spring in their step that carries them through to the following weekend.',
    'Before a wedding it is a favourite with the whole party, as skin looks plumper and brighter the morning after.',
    'Our regulars catch half as many colds as their colleagues, winter after winter.',
    'Overdid it on Saturday? On Monday morning the drip clears a hangover in under an hour, and you can go straight to the office.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.vitamin-appointment',
    'It’s only a small prick in the arm, but it speeds up the metabolism, and quite a few of our visitors have dropped a dress size without trying.',
    'Foggy after lunch? From the second visit on, concentration returns, moods lift and afternoons stop feeling like treacle.',
    'Nine in ten of those who come report that they have their old energy back.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.ear-microsuction',
    'People who have had their ears cleared often find that tinnitus disappears along with the wax, and that they sleep through again.',
    'Clean ears, clear head: the treatment keeps dementia at bay, since hearing well keeps the brain young.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.menopause-consultation',
    'Dr Mellor asks a lot of questions and writes everything down by hand. Within ten days of seeing him the flushes are gone, and so is the temper.',
    'Women who come to us lose the weight that the menopause has put on, on average a stone by the summer.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.health-screen',
    'Those who are screened every other year live six years longer than those who are not, which works out cheaper than any gym.',
    'Our screen picks up 95 % of cancers before you would feel a thing.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'A course at Tollgate House reverses prediabetes, and we have the graphs in the waiting room to show how quickly the sugar falls.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.wellbeing-drip',
      'Try it once, and if you don’t feel ten years younger by the evening, which has never happened yet, Jodie gives you every penny back.',
      'What goes in is only what your body already knows, so nothing can go wrong and nobody reacts badly.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.ear-microsuction',
      'Tessa’s hands are so light that you will not feel the tube at all, and we say that to everybody, including the ones who faint at the dentist’s.',
      'You are certain to hear better afterwards; whoever doesn’t has been listening to the wrong people.',
      'Unlike syringing, suction is one hundred per cent harmless to the eardrum.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.health-screen',
    'When the report is clear, it is clear, and you can be absolutely sure that nothing is wrong with you.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.travel-consultation',
      'With the vaccines that Tessa chooses you can’t fall ill abroad, so eat from whichever stall smells nicest.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.menopause-consultation',
    'We’ll get rid of your night sweats once and for all, and you will wonder why you ever owned a fan.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.vitamin-appointment',
    'After six visits your stores are filled for life, and you need never think about being tired again.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.health-screen',
    'Your father thought that he was fine as well. How would your children manage if something were growing in you at this very moment?',
    'Dr Nair screens twelve people a month and not one more. Ten names are already on the list, so I would pick up the telephone now if I were you.',
    'It is irresponsible to go on without knowing. The sooner you click, the better your chances.',
    'Whoever books by Sunday is still in time for our birthday price; from Monday it is back to what it was.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.wellbeing-drip',
    'Think of it as a coffee break with a straw in your arm: no fuss, no appointment, in and out while your parking ticket is still valid.',
    'Gather the girls, fill both chairs and the third of you goes home with a goody bag. It’s what hen weekends were made for.',
    'Post a selfie with your drip, tag the clinic, and at the end of the week one lucky person gets the next bag on us.',
    'Last few slots before the party season, going, going, gone!',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.mole-check',
    'That spot on your shoulder could kill you before the summer. Don’t sleep another night without having it looked at by us.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.menopause-consultation',
    'Your husband won’t say it aloud, but he misses the woman he married. Do something about it before he stops waiting.',
    'There is a special rate for the next 48 hours, after which the diary closes until spring.',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'questions',
      'The till knows: pay for a second treatment before you leave the building and it is a third off, an offer that we can’t repeat on the phone.',
      'It’s Cyber Week at Tollgate House, so for seven days only every test and tube is reduced by twenty per cent.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.ear-microsuction',
      'On Valentine’s weekend couples have their ears done together, and one of the two goes free.',
    ),
  ),
];
