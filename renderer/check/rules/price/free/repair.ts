const IF_IT_FAILS =
  /\b(?:if|when|should) (?:it|one|an?|the|your|our|any|anything|they)(?: [\w-]+){0,4}? (?:breaks?|chips?|cracks?|fails?|comes? (?:loose|off|out|undone)|falls? (?:off|out|apart)|snaps?|tears?|slips?|leaks?|wears? out)\b/;

/** 'If a crown breaks within a year, we mend it for nothing': what was bought is repaired, and nobody gets another free. */
export const isRepair = (sentence: string): boolean => IF_IT_FAILS.test(sentence);
