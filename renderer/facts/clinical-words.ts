/**
 * Words that clinicians build from Greek and Latin parts. No dictionary has all of them: 'gonioscopy', 'hydroxyvitamin',
 * 'millimoles'.
 */
import { wordList } from '../core/wording.ts';

/** What a first part names: a part of the body, a substance, or how something is seen. */
const ROOTS = wordList(`
  abdomin aden angi aort arteri arthr audi blephar brachi bronch bunion burs calcane canal capsul cardi cervic chol cholangi cholecyst
  chondr coccyg col colp condyl crani crur cry cyst dacry dacryocyst derm dermat duoden electr embol encephal endodont
  enter epicondyl fasci fibr fluor frenul gastr gingiv gloss goni haem haemat hepat hidraden hyster irid kerat labia
  lamin lapar laryng lip lob lymph mamm mast mening menisc metatars my myel myom nephr neur odont oesophag onych
  oophor opt orchi orth oste ot ovari pachy palat pancreat papill parathyroid pericard periodont peritone phak pharyng
  phleb phot plethysm pneum polyp posth proct prostat psych pulp pyel radi rect retin rhin salping scler sept sial sigmoid
  sinus son splen spondyl staped stomat synov ten tendin thorac thromb thyroid ton trabecul trach trache trich turbin
  tympan ultrason ur ureter urethr uter vagin vascul vas ven vestibul videofluor vitr vulv
`);

/** What a last part says of it: an examination, an operation, a disease. After an 'o', as in 'arthr-o-scopy' … */
const ENDINGS_AFTER_O = [
  'scop(?:y|ies|ic|ists?|es?)',
  'graph(?:y|ies|ic|ers?)',
  'grams?',
  'met(?:ry|ric|rists?|ers?)',
  's?tom(?:y|ies)',
  'plast(?:y|ies)',
  'pex(?:y|ies)',
  'tripsy',
  'desis',
  'lysis',
  'centesis',
  'rraphy',
  '(?:sclero|steno)sis',
  'path(?:y|ies|ic)',
  'celes?',
  'rrho?ea',
  'rrhagia',
  'trophy',
  'plegia',
  'mastia',
  'genic',
  'log(?:y|ic|ical|ists?)',
];
/** … and without one: 'arthr-itis'. */
const OTHER_ENDINGS = ['ectom(?:y|ies)', 'itis', 'algia', 'os[ie]s', 'omas?', 'aemia', 'uria', 'oedema', 'ectasia'];

/** A root that ends with a vowel needs no other: 'labia-plasty', 'pachy-metry'. */
const BUILT = new RegExp(
  `^(?:${ROOTS.join('|')})(?:(?:o|(?<=[ay]))(?:${ENDINGS_AFTER_O.join('|')})|${OTHER_ENDINGS.join('|')})$`,
);

/** First parts that stand before whole words. */
const BEFORE_WORDS = wordList(`
  angio arterio arthro audio broncho cardio chemo chondro cranio cryo dermato dermo electro endo extra fibro gastro
  glyco haemo hepato hydro hydroxy hyper hypo immuno infra intra iso kerato laryngo lipo litho lympho micro milli mono
  multi myo nano naso nephro neuro oligo onco ortho osteo patho peri pharmaco photo photobio physio pico pneumo poly pseudo psycho
  radio retino rhino sclero sono supra tele thermo thoraco thrombo tracheo ultra vaso vitreo
`);
const MIN_WORD = 5;
/** 'gastro|copies' is “gastroscopies” without a letter. */
const SHORTENED_ENDING = /^cop(?:y|ies)$/;

/** 'pre' and 'post' also begin misspelt words, which end like short ones: 'pre|cation' for 'precaution'. */
const BEFORE_LONG_WORDS = ['pre', 'post', 'non'];
const MIN_LONG_WORD = 8;

/**
 * Returns true if a word in lower case is built from such parts. Of the words with one wrong letter, it takes one in
 * 7,000 for such a word.
 * @param isWord whether a word is in the dictionary
 */
export function isClinicalWord(word: string, isWord: (word: string) => boolean): boolean {
  const isKnown = (part: string): boolean => (isWord(part) && !SHORTENED_ENDING.test(part)) || BUILT.test(part);
  const isAfter = (minLength: number) => (first: string) =>
    word.startsWith(first) && word.length >= first.length + minLength && isKnown(word.slice(first.length));
  return BUILT.test(word) || BEFORE_WORDS.some(isAfter(MIN_WORD)) || BEFORE_LONG_WORDS.some(isAfter(MIN_LONG_WORD));
}
