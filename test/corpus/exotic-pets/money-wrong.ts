/** Wrong sentences about prices, savings, gifts and VAT. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'A consultation costs £48.',
    'Things come up, and hamsters hide under the floor. If you cancel late, we charge £10, which goes towards the empty slot. Ring rather than write if it is the same day.',
    'Scales Club is £11 a month.',
    'Two rabbit health checks on the same day come to £78.',
    'A written prescription costs £13, which you pay when you collect it.',
    'You can drop the sample off at any time during the day. The faecal test is £25, and Dev rings you with the result. A teaspoonful in a clean jar is plenty.',
  ),
  ...wrong(
    PRICE,
    'catalogue.rabbit-neutering',
    'Castration from £95.',
    'A spay is £170, and the check afterwards is part of that.',
  ),
  ...wrong(
    PRICE,
    'catalogue.husbandry-visit',
    'We drive to you with all our instruments in the boot. The visit costs £80, including the written report, and the dog may stay in the room. Please leave the lamps on as usual.',
  ),
  ...wrong(PRICE, 'catalogue.boarding', 'We charge £15 a night, with hay and greens.'),
  ...wrong(
    PRICE,
    'programmes.burrow-club',
    'Twelve payments of £11.50, by direct debit.',
    'You can pay once a year or once a month. Over the year the club costs £140, however you choose to pay. We remind you six weeks before it renews.',
  ),
  ...wrong(
    SAVING,
    'catalogue.nail-clip',
    'Five visits together save you £15.',
    'Pay for five visits at once and one of them is half price, a saving of a quarter on the lot.',
  ),
  ...wrong(
    SAVING,
    'catalogue.dental-burring',
    'Some rabbits need the drill again and again, and that adds up. With the course of three you save £60 on the single price, and the sessions do not expire. Ask Gail to note it on your account.',
  ),
  ...wrong(
    SAVING,
    'catalogue.boarding',
    'Summer is our busiest season, and some guests come every year. If you book seven nights, you save a third compared with single nights. We confirm the dates in writing.',
    'A week’s stay is £24 cheaper than paying by the night.',
  ),
  ...wrong(SAVING, 'offers.warm-burrow', 'You save £25', 'A third less than the two would cost on their own'),
  ...also(
    'claim/pressure',
    wrong(
      SAVING,
      'catalogue.rabbit-neutering',
      'Two brothers neutered for the price of one, every Wednesday in March.',
    ),
  ),
  ...wrong(
    'price/free',
    'questions',
    'Lost tortoises turn up in the oddest gardens. That is why we put in microchips free of charge at this practice, for every species and at any time. Keep your address up to date.',
    'Every new client gets a free nail clip.',
    'The first consultation for a new pet is on the house, and you may bring the whole family.',
    'With two rabbits from the same home, the second rabbit vaccination costs you nothing.',
    'Rescue centres do a wonderful job, and we like to help. If your animal comes from one of them, its health check is complimentary: rabbit, bird or reptile. Just bring the adoption papers.',
  ),
  ...wrong(
    'price/free',
    'catalogue.husbandry-visit',
    'Buy your vivarium through us, and the husbandry visit is our gift to you.',
  ),
  ...wrong('price/free', 'catalogue.rabbit-neutering', 'Includes a free microchip.'),
  ...wrong(
    'price/typed',
    'questions',
    'A microchip is £24.',
    'Beak trims cost £34 for birds of all sizes.',
    'The reptile review costs £70, so bring a fresh sample with you.',
    'A bird needs time to look at the room before anybody touches it. A bird health check is £46 and begins with ten minutes of simply watching. Cover the cage on the way if the bird is used to that.',
  ),
  ...wrong('price/typed', 'programmes.scales-club', 'The yearly price of Scales Club is £114.'),
  ...wrong(
    'price/vat',
    'questions',
    'Prices exclude VAT.',
    'All fees on this page are subject to VAT, which we add to the bill at the desk.',
    'An estimate is put in writing and holds for a month. The amounts that you see here are net, and VAT at 20% comes on top when you pay. We take cards and cash.',
  ),
  ...wrong('price/vat', 'catalogue.boarding', 'Seven nights for {catalogue.boarding.packages.0.price} plus VAT.'),
];
