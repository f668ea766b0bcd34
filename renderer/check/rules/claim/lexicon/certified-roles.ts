/** Roles outside healthcare, in which anybody may work, with a word that says that somebody has examined the person. */
import { anyOf, type Lexicon } from './lexicon.ts';
import { isNotAscribed } from './qualifications.ts';

const CERTIFIED = '(?:qualified|certified|accredited|licensed)';
/** 'Owen, a certified dog trainer', 'a qualified Pilates instructor' */
export const CERTIFIED_ROLE: Lexicon = {
  words: anyOf(
    `${CERTIFIED} (?:and [a-z]+ )?(?:(?!(?:and|or|with|to|for|by|of|in)\\b)[a-z-]+ ){0,3}(?:trainer|instructor|coach|groomer|teacher|doula|masseu(?:r|se)|beautician|aesthetician|make-up artist|(?<!(?:dental|pharmacy|optical) )technician|facilitator)s?(?! (?:course|training|programme|who (?:is|was) not)\\b)`,
  ),
  harmless: (context) => isNotAscribed(context) || !SAYS_OF.test(context.before),
};

/** 'Owen is also a …', 'Owen, our …', 'Owen is a nurse and a …', but not 'Owen works with a …' */
const SAYS_OF =
  /(?:^|(?:,|\b(?:is|was|are|as|became|remains)) )(?:(?:also|now|both|our|an?|the|fully|your|herself|himself|,) )*$|\b(?:is|was|as) (?:an?|our|the) [^,;]* and (?:also )?(?:an?|our) $/;
