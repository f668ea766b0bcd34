/** The areas of the United Kingdom, Guernsey, Jersey and the Isle of Man (Royal Mail, Postcode Address File). */
const AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR ' +
    'NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC ' +
    'WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Letters that look like others by hand are left out: C, I, K, M, O and V among the last two. */
const POSTCODE = /^(?:([A-Z])\d[\dA-HJKPSTUW]?|([A-Z]{2})\d[\dABEHMNPRVWXY]?)\s?\d[ABD-HJLNP-UW-Z]{2}$/i;

/** Whether a text has the form of a British postcode in an existing area. */
export function isPostcode(text: string): boolean {
  const [, one, two] = POSTCODE.exec(text) ?? [];
  return AREAS.has((one ?? two ?? '').toUpperCase());
}

/** 'ls213aa' → 'LS21 3AA' */
export const tidyPostcode = (text: string): string => text.toUpperCase().replace(/\s?(?=\d[A-Z]{2}$)/, ' ');

/** Characters that are taken for a letter or a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  I: '1',
  L: '1',
  O: '0',
  S: '5',
  Z: '2',
  B: '8',
  G: '6',
  1: 'IL',
  0: 'O',
  5: 'S',
  2: 'Z',
  8: 'B',
  6: 'G',
};

interface Reading {
  readonly text: string;
  readonly changes: number;
}

/** Two parts of a postcode, with or without something between them. */
const PARTS = /^([A-Z\d]{2,4})[^A-Z\d]*([A-Z\d]{3})$/;

/** Returns the only postcode that a text can mean: 'IPI 1TF' and 'IP1-1TF' → 'IP1 1TF'. */
export function postcodeMeant(text: string): string | undefined {
  const [, outward, inward] = PARTS.exec(text.trim().toUpperCase()) ?? [];
  if (outward === undefined || inward === undefined) return undefined;
  const readings = [...`${outward} ${inward}`]
    .reduce<readonly Reading[]>(
      (starts, letter) =>
        [letter, ...(LOOKALIKES[letter] ?? '')].flatMap((one) =>
          starts.map(({ text, changes }) => ({ text: text + one, changes: changes + (one === letter ? 0 : 1) })),
        ),
      [{ text: '', changes: 0 }],
    )
    .filter((reading) => isPostcode(reading.text));
  const fewest = Math.min(...readings.map(({ changes }) => changes));
  const [meant, another] = readings.filter(({ changes }) => changes === fewest);
  return another ? undefined : meant?.text;
}
