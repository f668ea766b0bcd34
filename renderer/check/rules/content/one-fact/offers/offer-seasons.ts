import type { WrittenMonth } from './offer-months.ts';

/** The first and the last day, as 'MM-DD', on which an offer can end that runs “until” this moment. */
const MOMENTS: readonly (readonly [RegExp, string, string])[] = [
  [/^easter/, '03-18', '04-27'],
  [/^christmas/, '12-18', '12-26'],
  [/^(?:new year|the end of the year|the year|year-?end)/, '12-28', '12-31'],
  [/^valentine/, '02-12', '02-15'],
  [/^halloween/, '10-29', '11-01'],
  [/^st david's/, '02-27', '03-02'],
  [/^st patrick's/, '03-15', '03-18'],
  [/^st george's/, '04-21', '04-24'],
  [/^st andrew's/, '11-28', '12-01'],
  [/^burns/, '01-23', '01-26'],
  [/^mother/, '02-27', '04-05'],
  [/^father/, '06-13', '06-22'],
  [/^(?:shrove|pancake)/, '02-02', '03-10'],
  [/^(?:bonfire|guy)/, '11-03', '11-07'],
  [/^hogmanay/, '12-28', '12-31'],
  [/^spring/, '02-01', '03-31'],
  [/^summer/, '05-10', '06-30'],
  [/^autumn/, '08-10', '09-30'],
  [/^winter/, '11-10', '12-31'],
];
const MOMENT =
  /(?<!\b(?:gone|out|ready|done|away|it|them) )\b(?:until|till|up to|to|through|before|by|with|ends?|closes?|over|valid for) (?:the (?=spring|summer|autumn|winter|new))?(?<moment>easter|christmas|new year(?:'s (?:eve|day))?|(?:the )?end of (?:the|this) year|the year's end|year-?end|(?<=\bends? with )the year|valentine's day|halloween|st (?:david|patrick|george|andrew)'s day|burns night|(?:mother|father)(?:s|'s|s') day|(?:shrove tuesday|pancake day)|(?:bonfire|guy fawkes) night|hogmanay|spring|summer|autumn|winter)\b(?! (?:sale|party|market|tree|time|period|holidays?|offer|course|plan))/g;
const NEW_YEAR_FROM = '12-28';
const NEW_YEAR_UNTIL = '01-03';

/** 'For people who need a sleeve before the summer': when clients need it, and not when the offer ends. */
const OF_CLIENTS = /\bwho(?:se)?\b[^.;:]*$/;

/** Returns the seasons and holidays by which normalised text says when an offer ends. */
export const offerSeasonsIn = (text: string): readonly WrittenMonth[] =>
  [...text.matchAll(MOMENT)].flatMap(({ index, 0: whole, groups = {} }) => {
    const name = groups.moment ?? '';
    const found = MOMENTS.find(([pattern]) =>
      pattern.test(name.replace(/^(?:the )?end of this/, 'the end of the').replace(/^end/, 'the end')),
    );
    if (!found || OF_CLIENTS.test(text.slice(0, index))) return [];
    const [, from, to] = found;
    const fits = (day: string) => (day >= from && day <= to) || (from === NEW_YEAR_FROM && day <= NEW_YEAR_UNTIL);
    return [{ at: index + whole.length - name.length, length: name.length, fits: ({ until }) => fits(until.slice(5)) }];
  });
