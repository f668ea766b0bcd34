const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|several|half an?|a few|a couple of|\\d+(?:\\.\\d+)?)';
const UNIT = '(?:minutes?|hours?|nights?|days?|weeks?|fortnights?|months?|years?|h)';

/** '3-4 months', 'two years or more', '24-48h', 'a whole week' */
export const SPAN = `${NUMBER}(?: ?(?:-|to|or|and) ?${NUMBER})?[ -]?(?:whole |full )?${UNIT}(?: or (?:more|longer))?`;

/** 'for years', 'all summer' */
export const LONG =
  '(?:(?:many |several )?(?:days|weeks|months|years|decades)|all (?:day|week|month|summer|winter|year)|for ?ever)';

/** 'after one session' is as much a time as 'within two weeks'. */
export const SESSION =
  '(?:(?:the|your|just|only|even|a) )*(?:first|second|third|fourth|one|single|two|three|four|five|six|\\d+) (?:sessions?|treatments?|visits?|nights?|applications?|injections?|doses?|massages?|facials?)';
