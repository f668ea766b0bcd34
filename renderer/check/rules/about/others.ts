/** Sentences about others: the actions of an insurer, a hospital or a study are not facts of the config. */

const OTHER =
  '(?:nhs|gps?|insurers?|insurance|banks?|hospitals?|employers?|universit(?:y|ies)|schools?|airlines?|airports?|council|government|embass(?:y|ies)|pharmac(?:y|ies|ists?)|chemists?|couriers?|royal mail|post office|police|courts?|dvla|nice|royal college|health service|regulator|clinics|practices|health visitors?|specialists?)';
/** A clause whose subject is somebody else: 'your insurer answers', 'in Scotland, the NHS assesses'. */
const SUBJECT = new RegExp(
  `(?:^|[,;:-] |\\b(?:(?<!\\byou )and|but|while|because|although|if|when) )(?:the|your|an?|most|some|many|other|all|our|their|his|her)? ?(?:[\\w'-]+ ){0,1}${OTHER}\\b(?! (?:letters?|forms?|reports?|certificates?|fees?|appointments?|visits?|vouchers?|tests?|prescriptions?)\\b)`,
);
const MENTIONED = new RegExp(`\\b${OTHER}\\b`);
const OURSELVES = /\b(?:we|our|us|ours|here)\b/;
const STUDY =
  /\bin (?:one|an?|another|the|two|three|a few|recent|some|most) (?:[\w-]+ ){0,2}(?:study|studies|trials?|surveys?)\b|\bcochrane\b|\bmeta-analys[ei]s\b|\bsystematic reviews?\b/;

/** Returns true if somebody else is the subject, and the sentence says nothing about the clinic. */
export const isAboutOthers = (sentence: string): boolean =>
  !OURSELVES.test(sentence) && SUBJECT.test(sentence.trimStart());

/** Returns true if a sentence mentions somebody else, whatever it is about: 'the number of the council is …'. */
export const mentionsOthers = (sentence: string): boolean => MENTIONED.test(sentence);

/** 'She is also an NHS GP, where a consultation lasts ten minutes': words that open a clause about somebody else. */
const OPENS_CLAUSE = new RegExp(`\\b${OTHER}\\b[^.;:]* where\\b[^.;:]*$`);

/** Returns true if what follows these words of a sentence is said of somebody else. */
export const opensClauseOfOthers = (before: string): boolean => OPENS_CLAUSE.test(before);

/** 'In one study, people had two sessions.' */
export const isAboutStudy = (sentence: string): boolean => STUDY.test(sentence);
