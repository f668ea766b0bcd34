/** Some clients of a clinic, for whom something else can apply than for the others: 'parents with babies', 'a cat with diabetes'. */
const ONE =
  '(?:person|patient|client|child|baby|teenager|adult|smoker|runner|wearer|cat|dog|puppy|kitten|rabbit|horse|bitch|wom[ae]n|m[ae]n)';
const SEVERAL =
  '(?:people|patients|clients|parents|owners|children|babies|teenagers|adults|smokers|runners|wearers|famil(?:y|ies)|students|pensioners|women|men|cats|dogs|puppies|kittens|rabbits|horses|those|anyone|anybody|somebody|someone|everyone|everybody|whoever)';
const SUCH = '(?:with|who|whose|of|for|in need of|under|over|below|above|between|aged|on|from the age)\\b';

/** The source of a pattern without groups. */
export const SOME_CLIENTS = `(?:(?:(?:an?|one|your|the) (?:[\\w-]+ ){0,2}${ONE}|${SEVERAL}) ${SUCH})`;
