/** Wrong sentences about results, risks and haste. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.full-dentures',
    'Look ten years younger with new dentures.',
    'New dentures improve your digestion.',
    'Our Tailored set gives you back ninety per cent of the bite that you had with your own teeth.',
    'People often ask what the extra money buys. A Tailored set lifts the face and smooths the lines around your mouth from the moment it is fitted. The teeth are set by hand, one by one.',
    'We measure twice and set the teeth slowly. Patients who wear our dentures live longer and healthier lives than people without teeth. You can see the laboratory through the window in the corridor.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.implant-denture',
    'You will chew five times better.',
    'The denture is made before the operation, so that it is ready in its box. With two implants you can eat steak, nuts and apples again within a week. We check the clips at every visit.',
    'An implant is a small screw of titanium. It stimulates the bone, improves the blood flow in the jaw and keeps your face young. The denture then clips on with a sound like a press stud.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.night-guard',
    'Cures headaches and neck pain.',
    'Our guard stops snoring from the first night.',
    'Nine out of ten people who wear our guard wake up without jaw pain after a week.',
    'We take an impression and Ines presses the guard in the laboratory. It relaxes the muscles of the jaw, ends migraine and lets you sleep more deeply. Most people wear it on the upper teeth.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.denture-cleaning',
    'Kills 99.9 % of all germs.',
    'Brushing is a good start, and a clean every three months does the rest. It halves your risk of pneumonia, and your heart will thank you too. Visits can be booked a year ahead.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sports-guard',
    'Our guards reduce the risk of concussion by 40 %.',
    'A custom-made guard makes you stronger and faster on the pitch, because a steady jaw steadies the whole body.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.implant-denture',
    'Ninety-nine in a hundred of our implants are still in place after ten years.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.full-dentures',
    'Perfect fit guaranteed.',
    'Nobody will ever know that they are not your own teeth. We promise.',
    'Every mouth is different, and we take our time. Even so, our method works for absolutely everyone, however flat the ridge and however old the patient. Bring your old set along to the first visit.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.implant-denture',
    '100% pain-free implants.',
    'The operation is completely safe, with no risk at all.',
    'You won’t feel a thing, neither on the day nor afterwards.',
    'The implants are placed on a Tuesday morning and take about an hour and a half. Nothing can go wrong, because the whole operation is planned on a screen beforehand. Then you rest in our back room with a cold pack.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.denture-reline',
    'A loose lower plate is a nuisance at every meal. After a reline it is certain to sit firmly, and we would stake our name on it. The work is done in our own laboratory.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.partial-denture',
    'The clasps are bent by hand to the shape of your teeth. They cannot harm the teeth that carry them, whatever you do. Bring the denture to each check so that we can see whether they still grip.',
  ),
  ...wrong(FOR_EVER, 'catalogue.denture-reline', 'Your denture will never slip again.'),
  ...wrong(
    FOR_EVER,
    'catalogue.implant-denture',
    'Implants last for ever.',
    'Say goodbye to loose teeth for good.',
    'An implant-retained denture is a permanent answer to a shrinking jaw.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.soft-lining',
      'The cushion ends all soreness, guaranteed, whatever your gums are like.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.full-dentures',
    'Book today: only four places left this month.',
    'Hurry, prices go up on Monday!',
    'New teeth in no time, as easy as buying a pair of shoes.',
    'Are you still hiding your mouth behind your hand? Your friends have noticed, even if they are too polite to say so.',
    'Spring is the season of weddings and christenings. Don’t be the only one in the picture who cannot smile, and order this week, because our last places are nearly gone. Geraint has fitted three grooms already.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.implant-denture',
    'Last chance for an implant place before Christmas.',
    'The longer you wait, the more bone you lose. Call now before it is too late for implants.',
    'The implants are no thicker than a pencil lead. Pop in for both of them in your lunch break and be back at your desk by two, as if nothing had happened. Your denture is clipped on later.',
    'We place implants on surgery days only. Three people are looking at the same day as you are, so click before they do. A deposit keeps the place for you.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Flash sale: this weekend only.',
    'This is a once-in-a-lifetime offer, and when the clock on this page reaches zero, it is gone.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.denture-cleaning',
    'Nobody wants to sit beside a person with yellow dentures and bad breath. Are you that person? Book a clean now, before people start to talk.',
  ),
  ...also('claim/guarantee', wrong('claim/effect', 'catalogue.implant-denture', 'Implants stop bone loss completely.')),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.full-dentures',
      'Food is what people miss most, and we know the list by heart. We guarantee that you will be able to eat anything you like, toffee and crusty bread included. Start with soft things, and chew on both sides.',
    ),
  ),
  ...also(
    'price/unbacked',
    also(
      'price/saving',
      wrong(
        'claim/pressure',
        'catalogue.full-dentures',
        'Choosing a set is easier than most people think, and Geraint shows you the shades. Decide before you leave the chair and we take a hundred pounds off the bill. Otherwise the usual price applies.',
      ),
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Share this page on Facebook and win a set of new teeth in our Christmas draw!',
    ),
  ),
  ...also(
    'price/saving',
    wrong('claim/pressure', 'questions', 'Bring your sister and get two implant operations for the price of one.'),
  ),
];
