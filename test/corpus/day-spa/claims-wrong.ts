/** Wrong sentences about results, risks, haste, people, reviews and medicines. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.seaweed-wrap',
    'Lose up to four inches in a single wrap, and slip into that dress the same evening.',
    'You are wrapped from the shoulders to the feet and left in peace. Our wrap draws toxins out of the body, breaks down cellulite and wakes up a sluggish metabolism.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.led-light',
    'Blue light kills the bacteria behind acne, so breakouts clear up within a fortnight.',
    'Lie back and close your eyes. Eight sessions boost your collagen by a third and take years off your face.',
    'Clients who come weekly see fewer lines after the second session.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.microneedling',
    'Acne scars fade by 70 per cent on average with a short course of needling.',
    'The glow sets in the very next morning and lasts for half a year. Please come without make-up.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.hot-stone-massage',
    'The stones are heated in water and oiled. After one session back pain melts away and stays away for weeks.',
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/effect',
      'catalogue.hot-stone-massage',
      'The deep heat cures insomnia, lowers blood pressure and strengthens the immune system.',
    ),
  ),
  ...wrong(
    'claim/effect',
    'catalogue.lash-lift',
    'Your lashes will hold their curl for three months, and mascara becomes a thing of the past.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.brow-lamination',
    'Fluffy brows that stay put for up to four months, rain or shine.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.gel-manicure',
    'A flawless finish that will last you five weeks without a single chip.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.underarm-laser',
    'Our new diode laser is one hundred per cent painless, even on the most sensitive skin.',
    'It works on every colour of skin and every colour of hair, without exception.',
    'Tired of bumps after every shave? You will never have an ingrown hair again. We promise.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.glycolic-peel',
    'Is it safe? A peel at Lantern House is entirely risk-free and has no side effects.',
    'You’re certain to walk out with brighter, younger skin.',
    'Natural acids can’t harm you, so there is nothing that could go wrong.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.full-leg-laser',
    'Permanent hair removal for both legs: throw away your razor and never look back.',
    'Get rid of unwanted hair for ever, and enjoy every summer from now on.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.microneedling',
    'Priya also works on the stomach and the thighs. Stretch marks disappear once and for all, however old they are.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Black Friday madness: everything off until midnight, so don’t think twice!',
    'Mums, you’ve let yourselves go for long enough. It’s time to get your body back.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.full-leg-laser',
    'Two slots left before the holidays. When they’re gone, they’re gone.',
    'Nobody wants to see stubble on the beach. Don’t be the one who keeps her sarong on.',
    'It’s no bigger a deal than getting a coffee: nip in on your break, zap, and back to your desk.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.glycolic-peel',
    'Book your peel in the next 24 hours or lose this price.',
    'Your pores aren’t going to shrink by themselves, and every birthday makes them worse. Act now.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Imogen is a medically qualified laser practitioner and has worked as a dermatologist’s right hand.',
    'Chloe, our registered nurse, takes care of brows and of everything else that needs a steady hand.',
    'Dr Nair sees every client herself before the first peel. She’ll ask about your history and take a photograph for your notes.',
    'Tomasz Wilk is a chartered physiotherapist who happens to love hot stones.',
    'We are a small team of four. All our therapists hold a degree in cosmetic science.',
    'Priya is an independent nurse prescriber, so she can sort out whatever your skin requires.',
    'We are the only salon in the High Peak with properly trained staff.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.lantern-facial',
    'Experience the number one facial in Derbyshire, performed by the finest hands in the business.',
    'Our multi-award-winning therapists have pampered more than 20,000 faces.',
    'Chloe is known as the country’s leading brow artist. On Sundays she plays the cornet in the town band.',
    'Nobody in the north of England knows more about skin than we do.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“I floated home,” said Denise after her afternoon with us, and she has booked again for March.',
    'Our clients call us “a little piece of heaven” and “the best-kept secret in Buxton”.',
    'Every single guest who filled in our card last month gave us full marks.',
    'Nine in ten guests say that they would come back tomorrow if they could.',
  ),
  ...wrong('claim/review', 'catalogue.swedish-massage', '“Tomasz has magic hands.” Julia, regular since 2018'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Botox is available on the last Friday of the month, when our visiting prescriber is in. Ring the desk to be put on the list.',
    'We also run a weight clinic with Mounjaro, supported by weekly weigh-ins.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.glycolic-peel',
    'For stubborn dark patches, Priya adds a cream with hydroquinone to use at home.',
    'We prepare the skin with tretinoin for a month, which makes the peel go deeper.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'From January our nurse offers wrinkle-relaxing injections in three areas, alongside peels and needling.',
    'Diets are hard and nobody here will lecture you. Ask about the skinny jab that everybody is talking about.',
    'Say hello to smoother foreheads: injectable treatments for frown lines and crow’s feet are coming to Lantern House.',
    'The once-a-week slimming pen is now part of our wellness menu.',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'questions',
      'Bring your best friend for laser and the second pair of legs is half price, this weekend only.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Like, share and comment to win a microneedling session. The winner is drawn on Sunday.',
    ),
  ),
  ...also(
    'content/structured-data',
    wrong('claim/review', 'catalogue.swedish-massage', 'Rated five stars by hundreds of tired shoulders.'),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.swedish-massage',
      'A client from Bakewell told us that she hadn’t slept so well in years. “Pure bliss,” were her words.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'questions',
      'As one lady put it on Instagram: “My skin has never looked like this, not even when I was twenty!”',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Low on energy? Ask Priya for a vitamin B12 injection and feel like yourself again.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong('claim/pom-name', 'questions', 'Dreading the pollen? Our Kenalog jab sees you through the hay fever season.'),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Sweaty palms? A round of injections from our nurse keeps hands dry all summer.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.underarm-laser',
      'Silky smooth underarms after eight sessions or your money back. That’s our guarantee.',
    ),
  ),
];
