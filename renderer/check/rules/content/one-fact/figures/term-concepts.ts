/** What sentences say of the minimum term of a membership: 'you join for a year', 'the plan runs for six months'. */
import type { Concept } from '../in-sentence.ts';

const CONTRACT = '(?:plan|membership|club|contract|subscription|scheme|package|agreement)s?';
const AT_LEAST = '(?: (?:at least|a minimum of|only|just|first|initially|a (?:first|minimum) (?:term|period) of))*';
const BINDS = '(?:joins?|stays?|sign (?:up|on)|commit\\w*|tied|bound|binds|ties|locked in)';

export const MINIMUM_TERM: Concept = {
  name: /^(?!.*age).*(?:minimum|minterm|mincontract|commitment)|^term$/,
  sentence: new RegExp(`\\b(?:${BINDS}|leave|members?|${CONTRACT}|term)\\b`),
  not: /\b(?:most|many|some|often|usually|average|effects?|results?|(?:can|may) (?:join|stay))\b|\b(?:weeks|months|years?) of\b/,
  before: new RegExp(
    [
      `(?<!\\bwe )\\b${BINDS}\\b[^,;:.]* (?:for|to)${AT_LEAST} $`,
      `\\b(?:minimum|first|initial) (?:term|period|stay|contract|commitment)(?: of| is|:)* $`,
      // 'The plan runs for', 'this club is for at least', 'it lasts'
      `\\b(?:${CONTRACT}|it|this|which)(?: (?:itself|always|normally|first))* (?:(?:runs?|goes on|continues|is|are) for|lasts?(?: for)?|covers)${AT_LEAST} $`,
      `\\b(?:leave|quit|end|get out of)\\b[^,;:.]* (?:only )?after${AT_LEAST} $`,
    ].join('|'),
  ),
  after: /^ (?:minimum|at (?:least|the least))\b/,
};
