/** Wrong sentences about the people, the rank of the clinic, and reviews. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'Doctor-led skin clinic.',
    'Yorkshire’s number one laser clinic.',
    'Voted best aesthetic clinic 2025.',
    'The safest lasers in Yorkshire.',
    'We have treated over 15,000 happy clients.',
    'Fully insured practitioners.',
    'Dr Gillian Frame will see you for your first visit.',
    'All of our team are registered nurses with years of experience in hospital dermatology.',
    'Pippa Naylor is a registered nurse with a special interest in scars.',
    'Siân is our aesthetic doctor, and she plans every peel for your skin type.',
    'You are never left alone with a machine here. Tunde Adeyemi, our consultant dermatologist, checks each setting before the first pulse. It takes a minute, and you are welcome to ask what the numbers mean.',
    'Nobody in the north of England has more experience with lasers than we do.',
    'Neil has run the desk since the day we opened. He is a pharmacist registered with the GPhC, so he can advise you on creams while you wait. Do ask him about parking too.',
  ),
  ...wrong('claim/credential', 'catalogue.ipl-sun-spots', 'We use the most advanced IPL machine in the country.'),
  ...wrong(
    'claim/credential',
    'catalogue.dermal-filler',
    'Gillian is the region’s leading lip expert.',
    'Your filler is placed by one of our highly trained cosmetic surgeons.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“Amazing! Love my skin!” – Katie',
    'All our clients leave five-star reviews.',
    '99 % of clients would recommend us.',
    'Five stars from everyone on Trustpilot.',
    'We only publish our favourite reviews, because nobody needs negativity.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.laser-hair-removal',
    'Hannah from Pickering says: “I wish I’d done this years ago.”',
    'We treat all sorts of people, from nurses to farmers. One of them, a swimmer of 29, told us: “Best thing I ever did, I live in my bikini now.” You could be next on the couch.',
  ),
  ...wrong('claim/review', 'catalogue.microneedling', '★★★★★ “My scars have never looked better, thank you Pippa!”'),
  ...wrong(
    'claim/review',
    'catalogue.acne-appointment',
    'A mum wrote to us last month that her son is “like a new person” and has stopped hiding under his hood.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.dermal-filler',
    '“Gillian is a magician,” writes Jo on Instagram, “my lips finally look like mine again.”',
  ),
  ...also(
    'price/unbacked',
    also(
      'price/saving',
      wrong('claim/review', 'questions', 'Leave us a five-star review and get £10 off your next treatment.'),
    ),
  ),
];
