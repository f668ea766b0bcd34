/** The line on every peel page until the peels can be booked. It names the skin department. */
const comingSoon = 'Coming Soon to {departments.skin.name}, the skin line of {clinic.name}';

/** The small print of every peel page. */
const notice =
  'A doctor’s assessment comes first, and results vary. Services are for adults aged {clinic.minimumAge} and over.';

/** Copy of the pages on clinical peels: the lines of each page, in order. */
export const peels = {
  glycolic: [
    'Glycolic acid, a fruit acid, loosens the bonds between dead cells at the surface. It is used for dull skin, uneven texture and early lines.',
    comingSoon,
    '{catalogue.glycolic-peel.price} • {catalogue.glycolic-peel.duration}',
    notice,
  ],
  salicylic: [
    'Salicylic acid dissolves in oil, so it reaches into pores. It is used for congested skin, blackheads and blemishes.',
    comingSoon,
    '{catalogue.salicylic-peel.price} • {catalogue.salicylic-peel.duration}',
    notice,
  ],
  lacticAcid: [
    'Lactic acid works more slowly than glycolic acid, and holds water in the surface. It is used for dry or sensitive skin that looks dull.',
    comingSoon,
    '{catalogue.lactic-acid-peel.price} • {catalogue.lactic-acid-peel.duration}',
    notice,
  ],
  tca: [
    'Trichloroacetic acid, TCA for short, reaches deeper than fruit acids. It is used for sun damage and marked texture, needs more care before and after, and does not suit every skin tone.',
    comingSoon,
    '{catalogue.tca-peel.price} • {catalogue.tca-peel.duration}',
    notice,
  ],
};
