/** Sentences about the team, its qualifications, ranks and reviews. */
import { also, correct, wrong } from '../sentence.ts';

export const peopleSentences = [
  ...correct(
    'questions',
    'Ottilie and Joaquim are on the register of the HCPC.',
    'Lucia is a teacher, not a physiotherapist.',
    'You can look up Joaquim on the website of the Health and Care Professions Council, under PH103846.',
    'Bronwen Tate trained in Bath and has taught women with babies since 2019, first in the church hall and then with us.',
    'Tomasz runs the desk. He can move a booking, find a lost bottle and print an invoice, but he won’t tell you what is wrong with your knee. For that there are two physiotherapists.',
    'In this country anybody may call themselves a Pilates teacher, while “physiotherapist” is a title that the law protects.',
    'Is anyone here a doctor? No. We write to yours if you would like us to, and copy you in.',
    'Good or bad, we read every review.',
    'Google gave us {clinic.rating.value} out of {clinic.rating.best} from {clinic.rating.count} reviews when we looked on {clinic.rating.asOf}.',
    'If you feel like writing a review, please say what you really thought. There is no reward, and the grumpy ones taught us to mend the shower.',
    'Unhappy about something? Tell Tomasz or write to Ottilie, and we will answer properly. Concerns about a physiotherapist can also go to the HCPC.',
    'Lucia is permanent staff, as are all of us; we don’t use agency teachers.',
    'Our best-loved piece of apparatus is a wooden barrel that a joiner down the road made for us.',
    'Pilates teachers who would like to spend a day watching Lucia can apply until 15 January 2027. There are two places, and we draw lots if more than two people ask.',
    'We all do a first-aid course, and Tomasz repeats his every three years.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'We are the best Pilates studio in Gloucestershire.',
    'Stroud’s number one for backs.',
    'Lucia is our senior physiotherapist.',
    'Bronwen Tate is a registered midwife and will answer every question about your birth.',
    'Tomasz Nowicki, physiotherapist, can see you at short notice when Joaquim is away.',
    'Book your shoulder in with Dr Duarte, who sees patients from Monday to Thursday.',
    'Nobody in the South West knows more about reformers than our teachers do.',
    'You may wonder who is behind the screen. Lucia Ferrante is HCPC-registered and holds a master’s degree in spinal rehabilitation. She teaches from her own kitchen on Fridays.',
    'The loft is bright and smells of wax. Our visiting orthopaedic surgeon, Mr Alan Crewe, looks at difficult hips on the last Tuesday of the month. Ask Tomasz for a time.',
    'Every good studio needs someone who understands machines. Ours are the most experienced reformer teachers in England, and we say that with a straight face. Come and see.',
    'We look after dancers, gardeners and people with desks. Last year we were named Studio of the Year for the second time. The certificate hangs beside the kettle.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/credential', 'questions', 'We have helped more than 7,000 people out of pain since we opened.'),
  ),
  ...wrong(
    'claim/review',
    'questions',
    'All our clients give us five stars.',
    'Rated excellent by hundreds of happy customers on Trustpilot.',
    'We take down reviews that are unfair, so that the page shows what we are really like.',
    'Ninety-six per cent of the people who train with us would send their mother.',
    'The first class can feel strange. As Ruth from Nailsworth put it, “I was hopeless and I loved every second of it.” Most people come back.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'questions',
      '“Best thing I ever did for my back.” – Jean, Minchinhampton',
      '“I came in bent double and walked out straight,” says Colin, a roofer from Painswick.',
      'We keep a visitors’ book at the desk. “Joaquim is a wizard, my knee is brand new”, somebody wrote in it only last week. Do have a look while the kettle boils.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.postnatal-class',
      'Mums love this class! “Bronwen saved my sanity,” says Hattie, 31.',
      'Ask around at any toddler group in town. “It gave me my body back after the twins,” one mother told us in spring. Babies nap, and mothers laugh.',
    ),
  ),
  ...also(
    'price/free',
    also(
      'claim/pressure',
      wrong(
        'claim/review',
        'questions',
        'Give us five stars on Google and your next mat class is on us.',
        'We live by word of mouth. Anyone who posts a glowing review by Friday goes into a draw for a free reformer class. Tomasz pulls the name out of a woolly hat.',
      ),
    ),
  ),
];
