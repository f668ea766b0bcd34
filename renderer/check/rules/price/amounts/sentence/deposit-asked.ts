/** 'Is there a deposit?', 'Is anything to pay beforehand?'; not 'Do you keep the deposit?' */
export const ASKS_DEPOSIT =
  /\b(?:there|pay|leave|need|take|ask(?: for)?|want|require|charge)(?: me| us| you)? (?:(?:an?|any) (?:\w+ )?deposit|(?:any )?deposits)\b|\b(?:is|are) (?:an?|any) deposits? (?:needed|required|due|necessary|taken)\b|\b(?:pay (?:anything|something|any money)|(?:anything|something) to pay) (?:beforehand|in advance|up ?front|before|(?:when|as) i book|(?:on|at) booking)\b/;

/** '£20 is taken when you book', '£20 holds your place': a deposit without the word. */
export const PAID_ON_BOOKING =
  /\b(?:(?:when|as) you book|on booking|(?:at|when) booking|up ?front|in advance|(?:to )?(?:reserves?|secures?|holds?) (?:your|the|a)\b|(?:place|slot|time|date|room|day)s? (?:is|are) (?:held|secured|reserved) (?:with|by|for)\b)/;
