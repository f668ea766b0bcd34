/** Roles outside healthcare, and posts that people have or had elsewhere. */
import { MONTH_WORDS } from '../../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { anyOf, type Extent, type Lexicon, type WordContext } from './lexicon.ts';
import { isNotAscribed } from './qualifications.ts';

const RANK = '(?:head|lead|chief|senior|principal|deputy head|registrar|matron|ward sister)';
const DAY = `${WEEKDAY_WORDS}|${MONTH_WORDS.join('|')}`;
const HOBBY = '(?:singer|guitarist|drummer|violin|cello|oboe|striker|goalkeeper|chef|baker|bell)';
const OF_WHAT = `(?: (?!(?:at|and|or|with|who|is|the|an?|our|your|in)\\b|${HOBBY})[a-z-]+)`;

/** 'Head keeper of reptiles at Chester Zoo', 'lead physiotherapist for the Scottish team' */
export const POSTS: Lexicon = {
  words: anyOf(
    `${RANK}(?:${OF_WHAT}{0,4}? (?:at|of)|${OF_WHAT}{1,4}? (?:for|to|with)) (?:the )?(?!${DAY})[a-z][a-z'-]*(?: [a-z][a-z'-]*){0,5}`,
  ),
  harmless: isNotAscribed,
  claimIn: (context) => untilEmployer(context),
};

/** The name of an employer is written in capitals: 'Guy’s Hospital', 'the Bank of England'. */
const EMPLOYER = /^.*? (?:at|of|for|to|with) (?:the )?\p{Lu}[\p{L}’'-]+(?: (?:of |and |for )?\p{Lu}[\p{L}’'-]+)*/u;

function untilEmployer({ word, authored }: WordContext): Extent | undefined {
  const post = EMPLOYER.exec(authored)?.[0];
  return post === undefined ? undefined : { before: 0, after: post.length - word.length };
}

const CERTIFIED = '(?:qualified|certified|accredited|licensed)';
/**
 * Roles in which anybody may work, with a word that says that somebody has examined the person: 'Owen, a certified dog
 * trainer', 'a qualified Pilates instructor'
 */
export const CERTIFIED_ROLE: Lexicon = {
  words: anyOf(
    `${CERTIFIED} (?:and [a-z]+ )?(?:(?!(?:and|or|with|to|for|by|of|in)\\b)[a-z-]+ ){0,3}(?:trainer|instructor|coach|groomer|teacher|doula|masseu(?:r|se)|beautician|aesthetician|make-up artist|(?<!(?:dental|pharmacy|optical) )technician|facilitator)s?(?! (?:course|training|programme|who (?:is|was) not)\\b)`,
  ),
  harmless: (context) => isNotAscribed(context) || !SAYS_OF.test(context.before),
};

/** 'Owen is also a …', 'Owen, our …', 'Owen is a nurse and a …', but not 'Owen works with a …' */
const SAYS_OF =
  /(?:^|(?:,|\b(?:is|was|are|as|became|remains)) )(?:(?:also|now|both|our|an?|the|fully|your|herself|himself|,) )*$|\b(?:is|was|as) (?:an?|our|the) [^,;]* and (?:also )?(?:an?|our) $/;
