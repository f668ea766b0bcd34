/** 'Is there a deposit?', 'Do I pay anything beforehand?'; not 'Do you keep the deposit?' */
export const ASKS_DEPOSIT =
  /\b(?:there|pay|leave|need|take|ask(?: for)?|want|require|charge)(?: me| us| you)? (?:an?|any) (?:\w+ )?deposit\b|\b(?:is|are) (?:an?|any) deposits? (?:needed|required|due|necessary|taken)\b|\bpay (?:anything|something|any money) (?:beforehand|in advance|up ?front|before|(?:when|as) i book|(?:on|at) booking)\b/;
