/** Words for a sum. */
export const TOGETHER =
  /\b(?:together|altogether|both|combined|in total|in all|total|totals|sum|come to|comes to|add up|adds up|makes?|with|plus|also|as well|followed by|adding|adds?|added|brings? (?:the|your) (?:bill|cost|price|total) (?:up )?to|same day|between them|bundle|one by one|singly|separately)\b|=/;
