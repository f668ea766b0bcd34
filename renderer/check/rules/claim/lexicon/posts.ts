/** Posts that people have or had elsewhere: 'head keeper of reptiles at Chester Zoo', 'lead physiotherapist for the Scottish team'. */
import { MONTH_WORDS } from '../../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { anyOf, type Extent, type Lexicon, type WordContext } from './lexicon.ts';
import { isNotAscribed } from './qualifications.ts';

const RANK = '(?:head|lead|chief|senior|principal|deputy head|registrar|matron|ward sister)';
const DAY = `${WEEKDAY_WORDS}|${MONTH_WORDS.join('|')}`;
const HOBBY = '(?:singer|guitarist|drummer|violin|cello|oboe|striker|goalkeeper|chef|baker|bell)';
const OF_WHAT = `(?: (?!(?:at|and|or|with|who|is|the|an?|our|your|in)\\b|${HOBBY})[a-z-]+)`;

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
