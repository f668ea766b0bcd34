/** People with the title of a doctor or professor, and whether the sentence says that they work for the clinic. */
import type { Lexicon } from './lexicon.ts';

const NAME_WORDS = "(?:\\p{L}\\. ?){0,2}\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,2}";
/** 'Dr Ann Example', 'Dr A. Example', 'Professor Ann Example': the following words are names if they begin with a capital letter. */
export const TITLED: Lexicon = {
  words: [new RegExp(`\\b(?:dr|prof(?:essor)?)\\.? ${NAME_WORDS}(?![\\p{L}\\d])`, 'gu')],
  /** 'Your own GP, Dr Smith', 'we refer you to Dr Smith', 'the method of Dr Smith', 'Dr Scholl insoles' */
  harmless: ({ word, before, after }) =>
    EPONYM.test(word) ||
    PRODUCTS.test(`${word}${after}`) ||
    NAMESAKES.test(`${before}${word}`) ||
    /\b(?:your|their|his|her)(?: own)?(?: [\w-]+){1,2},? $/.test(before) ||
    /\b(?:according to|named after|(?:invented|developed|described|discovered|founded|written|published) by|(?:method|book|research|study|work|theory|teaching|approach)s? (?:of|by))(?: the)?(?: [\w-]+)? $/.test(
      before,
    ) ||
    isElsewhere(before, after),
};

/** 'Professor Fenn, an ophthalmic surgeon,', 'Professor Vale sees patients here': a professor who works for the clinic. */
export const isAtWork = (before: string, after: string): boolean =>
  WELCOMED.test(before) || AT_WORK.test(after) || (WITH_US.test(after) && !SAYS.test(after));

const WELCOMED = /\b(?:we|us)\b.*\b(?:welcome|introduce)s? $|\bjoined by $/i;
/** 'Professor Lanyon reads all of our scans', 'Professor Vale, the allergist, who joins us in May' */
const WITH_US =
  /^(?:, (?:(?:an?|our|the) |consultant )[^,.;]*)?,? (?:who )?(?:also |now |personally )?[a-z]+s (?:[a-z]+ ){0,3}(?:our|us|here|you)\b/;
const SAYS =
  /^[^.;]*?\b(?:tells|reminds|shows|teaches|says|writes|explains|warns|recommends|advises|suggests|calls|helps|argues|believes|thinks|urges|inspires|describes)\b|^[^.;]*? that\b/;

const AT_WORK =
  /^(?:, (?:(?:an?|our|the) (?:[\w-]+ ){0,2}|consultant (?:[\w-]+ )?)(?:surgeon|physician|consultant|doctor|dentist|(?!psych|cosmet|audi|bi|ge|soci)[a-z]+ologist)\b| (?:also |now |personally )?(?:sees|treats|operates|examines|visits (?:us|the)|works|supervises|leads|runs|performs|gives|looks after|consults|carries out|advises|joins|will see|reads (?:every|each|all))\b)/;

/** Firms and figures with the title of a doctor. */
const EPONYM =
  /^(?:dr\.?|doctor) (?:scholl|marten|martens|hauschka|google|web|bach|jart|bronner|who|dolittle|internet|sebagh|sturm|organic|comfort|feelgood)\b/;
const PRODUCTS =
  /^dr\.? (?:[\w'-]+ ){1,2}(?:brand|insoles?|shoes?|boots?|products?|creams?|serums?|skincare|method|technique|scale|charts?|test|hospital|foundation|institute|way|road|street|house)\b/;

/** 'There are three Dr Smiths in this town': several people with one name are nobody’s colleagues. */
const NAMESAKES = /\b(?:two|three|four|five|several|many|a few|\d+) (?:dr|prof(?:essor)?)\.? [\w'-]+s\b/;

/** True if the sentence says that the person works elsewhere: 'we refer you to Mr Smith'. */
export const isElsewhere = (before: string, after: string): boolean =>
  ELSEWHERE.test(`${before} ${after}`) || LEFT_OR_AWAY.test(after);

const ELSEWHERE =
  /\b(?:refer\w*|referral|recommend\w*|writes? to|letters? (?:to|from)|sends? you|next door|elsewhere)\b/;
const LEFT_OR_AWAY =
  /\b(?:invented|developed|described|discovered|founded|retired|1(?:[5-8]\d|9[0-7])\d|at the [\w' -]*(?:hospital|infirmary|university))\b/;

/**
 * 'Ann meets her supervisor every month: Dr Smith, …': the colon or comma before the name continues the sentence. It must
 * not go on about visitors: 'her mentor, Dr Smith, sees you on Fridays'.
 */
export const isColleagueElsewhere = (before: string, after: string): boolean =>
  /\b(?:his|her|their|whose|my|our) (?:own |external |clinical )*(?:supervisor|mentor|tutor|former (?:teacher|colleague|employer))\b[^.!?;]*[:,(] ?$/i.test(
    before,
  ) && !/^[^.!?;]*\b(?:our|us|here|you|your)\b/i.test(after);
