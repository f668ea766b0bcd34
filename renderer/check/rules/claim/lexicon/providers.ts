/** The words for clinics, the people who work in them and what they offer, and for the area in which they are compared. */

/** Professions by their endings: 'acupuncturist', 'dietitian', 'osteopath', 'couples therapist'. */
const PROFESSION =
  '(?!consists?\\b|persists?\\b|assists?\\b|checklists?\\b|receptionists?\\b|motorists?\\b|tourists?\\b|cyclists?\\b|politicians?\\b|musicians?\\b)[a-z]{4,}(?:ists?|icians?|itians?|opaths?|practors?|therapists?)';

export const PROVIDER = `(?:clinics?|practices?|surger(?:y|ies)|salons?|studios?|spas?|hospitals?|centres?|chains?|competitors?|rivals?|doctors?|gps?|vets?|opticians?|physiotherapy|physios?|nurses?|midwi(?:fe|ves)|practitioners?|injectors?|experts?|coach(?:es)?|artists?|stylists?|counsellors?|surgeons?|trainers?|groomers?|providers?|teams?|laborator(?:y|ies)|pharmac(?:y|ies)|${PROFESSION})`;

/** 'Every vet is registered' is true of all; 'every vet here' and 'every member of our team' are those of the clinic. */
export const EVERY_ELSEWHERE =
  'every(?! (?:[a-z]+ )?(?:day|week|month|year)s?\\b| (?:two|three|four|five|six|ten)\\b| one of us\\b| (?:single )?member of (?:(?:our|the)\\b|staff\\b)| (?:single )?[a-z]+ (?:here|(?:in|at|of) (?:this|our) [a-z]+|on our team)\\b)';

/** What a clinic offers: 'healthcare', 'facials', 'laser hair removal', 'osteopathy'. */
export const SERVICE =
  '(?:[a-z]*care|treatments?|results|service|facials?|massages?|manicures?|pedicures?|[a-z]+ removal|whitening|medicine|rehabilitation|rehab|(?:eye|hearing|sight) tests?|[a-z]+(?:therapy|metry|ology|iatry|plasty|pathy|puncture|istry|surgery|ics)|address|place|choice|hands|name|destination|home)';

/** What the results of a clinic are measured by. */
export const OUTCOME =
  '(?:success|results?|outcomes?|rates?|prices?|fees?|satisfaction|recovery|recoveries|expertise|experience|skills?|standards?|quality|knowledge|ratings?|record|waiting times?|technology|equipment)';

/** 'Leeds', 'South Yorkshire', 'the south of England' */
export const PLACE =
  "(?:(?:north|south)(?: |-)?(?:east|west)|(?:north|south|east|west|central|greater|mid|upper|lower) (?:of )?(?!(?:and|or|to|is|are|for|with|who|that)\\b)[\\w'-]+|[\\w'-]+)";

/** An area in which nobody can compare all clinics. */
export const AREA = `(?:(?:anywhere |all |around )?(?:in|within|across|throughout|this side of|north of|south of|east of|west of|outside)(?: (?:all|the))* ${PLACE}|on the (?:[\\w'-]+ )?(?:coast|island|side|high street|market|planet)|for miles(?: around)?|around here|money can buy|(?:that )?you (?:can|will|could) (?:ever )?(?:find|get))`;

/** Other clinics: 'any other clinic', 'the rest', 'anybody else', 'most dentists'. */
export const RIVALS = `(?:(?:any|every|all|most|many|no|few|some)(?: of)?(?: the)?(?: other)?(?: [a-z-]+)? ${PROVIDER}|(?:the )?(?:other|rival|competing|high[- ]street|local|big|bigger|famous|expensive|large|ordinary)(?: [a-z-]+)? ${PROVIDER}|(?:the|our|all our|its|their) (?:rest|competition|competitors|rivals|others)|(?:any|every)(?:one|body|where)(?: else)?|elsewhere)`;

/** 'Nobody', 'no other clinic', 'few dentists' */
export const NOBODY = `(?:nobody|nowhere|no ?one|(?:no|few)(?: other)?(?: [a-z-]+)? ${PROVIDER}|no other (?:team|place|name|address))`;
