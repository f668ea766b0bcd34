/** The people whose words a clinic quotes: clients by name, by a description, or as a group. */

/** Words that begin a sentence, and thinkers whom people quote: no names of clients. */
const NO_NAME =
  '(?:Our|Your|My|His|Her|Their|Its|The|This|That|These|Those|An?|One|Two|Some|Many|Most|Few|Several|All|Every|Each|Both|Another|No|And|But|Or|So|Yet|If|When|While|As|Because|Although|Since|After|Before|Until|Once|In|On|At|For|From|With|By|To|Of|What|Who|How|Why|Where|Which|It|He|She|They|We|You|Here|There|Please|Not|Never|Nobody|Everybody|Everyone|Somebody|Someone|People|Patients|Clients|Customers|Owners|Parents|Children|Families|Mums|Dads|Mothers|Fathers|Teachers|Doctors|Dentists|Vets|Guests|Visitors|Women|Men|Dogs|Cats|Teenagers|Students|Researchers|Scientists|Experts|Only|Just|Even|Often|Sometimes|Usually|Still|Then|Now|Today|Yes|Say|Ask|Tell|Write|Read|Mum|Dad|Instead|Do|Does|Did|Is|Are|Can|Will|Hippocrates|Shakespeare|Voltaire|Plato|Aristotle|Socrates|Seneca|Galen|Paracelsus|Confucius|Buddha|Einstein|Churchill|Gandhi|Mandela|Goethe|Nietzsche|Freud|Jung|Oscar Wilde|Mark Twain|Words|Comments|Feedback|Reviews|Thank|Thanks)';
const NAME_PART = `(?!${NO_NAME}\\b)\\p{Lu}[\\p{Ll}’'-]+`;
const TITLED = "(?:Mr|Mrs|Ms|Miss|Mx)\\.? \\p{Lu}(?:[\\p{L}’'-]*)\\.?";
const INITIALLED = `${NAME_PART} \\p{Lu}\\b\\.?`;
/** What only a client’s name is followed by: an age, a place, a part in somebody’s life. */
const DETAIL =
  '(?:,? (?:aged )?\\d{1,2}\\b|,? \\((?:aged )?\\d{1,2}\\)|,? (?:from|of|in) \\p{Lu}|, (?:who|whose|an?|our|the|mother|mum|father|dad|owner|retired|mother-in-law)\\b|,? \\p{Lu}[\\p{Ll}-]+(?=[:)]|$)|, \\p{Lu})';

/** Any name. */
export const NAME = `(?:${TITLED}|\\p{Lu}\\.(?: ?\\p{Lu}\\.)+|${INITIALLED}|${NAME_PART}(?: (?:and )?${NAME_PART})?)`;
/** A name that is written as clients’ names are. */
export const CLIENT_NAME = `(?:${TITLED}|${INITIALLED}|${NAME_PART}(?: (?:and )?${NAME_PART})?(?=${DETAIL}))`;

/** What people are to a clinic, its clients or their pets; other words for people. */
export const PERSON =
  '(?:patient|client|customer|owner|keeper|visitor|guest|reader|reviewer|user|member|regular|parent|mother|mum|mam|dad|father|grandmother|grandfather|grandma|granny|grandad|husband|wife|partner|daughter|son|couple|family|bride|groom|runner|triathlete|cyclist|swimmer|lady|gentleman|woman|man|girl|boy|teenager|pensioner|farmer|rider|newcomer|student|fan)';
const PEOPLE =
  '(?:people|everybody|everyone|families|ladies|women|men|wives|children|kids|they|(?:patient|client|customer|owner|visitor|guest|reader|reviewer|user|member|regular|parent|mother|mum|dad|father|grandparent|couple|bride|runner|rider|teenager|student|pupil)s|clientele|those (?:who|whom))';

/** Words that say something without being a client. */
const NO_CLIENT =
  '(?:labels?|signs?|stud(?:y|ies)|letters?|laws?|leaflets?|websites?|clinics?|practices?|salons?|notices?|posters?|proverbs?|rules?|guid\\w+|words?|phrases?|forms?|cards?|notes?|pages?|messages?|books?|papers?|tests?|reports?|reviews?|mottos?|sayings?|box|packet|bottle|screen|doctors?|gps?|dentists?|vets?|opticians?|consultants?|surgeons?|nurses?|scientists?|professors?|researchers?|philosophers?|poets?|experts?|colleagues?|therapists?|physios?|specialists?|insurers?|politicians?|competitors?|rivals?|journalists?|newspapers?)';

/** 'a retired postman', 'one of our ladies', 'another happy client', 'the lady who …', 'his owner', 'the mum of Noah'. */
export const SOMEBODY = `(?:\\b(?:[Oo]ne|[Aa]nother|[Aa]n?) (?:(?:of|from|among) (?:(?:our|my|the|those) )?)?(?:(?!${NO_CLIENT}\\b)[\\p{Ll}’'-]+ ){0,3}?(?!${NO_CLIENT}\\b)[\\p{Ll}-]{3,}|(?<!\\b(?:[Yy]our|[Mm]y) )\\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Ss]ome|[Ff]ormer|[Aa]nonymous) (?:[\\p{Ll}-]+ ){0,2}${PERSON}|\\b[Mm]y (?:[\\p{Ll}-]+ ){0,2}(?:client|patient|customer)\\b|\\b(?:[Tt]wo|[Tt]hree|[Ff]our) (?:(?!${NO_CLIENT}\\b)[\\p{Ll}-]+ )?(?!${NO_CLIENT}\\b)[\\p{Ll}-]{3,}s\\b|${NAME_PART}’s (?:[\\p{Ll}-]+ )?${PERSON}\\b|[Tt]he (?!Romans|Greeks|Germans|Dutch|Danes|Swedes|Finns|Scots|Americans|Victorians|Egyptians|Vikings)${NAME_PART}(?: family|s\\b))`;

/** 'our clients', 'everybody', 'families'. */
export const MANY = `\\b(?:[Oo]ur |[Mm]ost |[Mm]any |[Tt]he |[Aa]ll )?(?:[a-z]+ )?${capitalised(PEOPLE)}\\b`;

function capitalised(words: string): string {
  return words.replace(/(?<![\p{L}\\])(\p{Ll})(?=\p{Ll}{2})/gu, (first) => `[${first.toUpperCase()}${first}]`);
}

/** Verbs of saying and writing. */
export const SAYS =
  '(?:says?|said|writes?|wrote|told|tells?|reports?|reported|raves?|raved|adds?|added|smile[sd]?|laugh(?:s|ed)?|remember(?:s|ed)?|recall(?:s|ed)?|puts? (?:it|this)|sum(?:s|med) (?:it|us|that|her|him|\\p{L}+) up|describe[sd]?|post(?:s|ed)|text(?:s|ed)|e-?mail(?:s|ed)|comment(?:s|ed)|explain(?:s|ed)|thinks?|thought|swears?|swore|jokes?|joked|admit(?:s|ted)|confess(?:es|ed)|whisper(?:s|ed)|shout(?:s|ed)|repl(?:ies|ied)|exclaim(?:s|ed)|beams?|beamed|enthuses?|gush(?:es|ed)|rang)';
/** What groups do with words of praise. */
export const USE = `(?:${SAYS}|calls?|called|use|used|leave|left|love|loved|send|sent|mention(?:ed)?|repeat|praised?)`;

/** Messages in which clients judge a clinic. */
export const FEEDBACK =
  "(?:[Ff]eedback|[Cc]omments?|[Gg]uest ?book|[Vv]isitors[’'] book|[Tt]hank[- ]you[- ](?:letters?|cards?|notes?|e-?mails?)|[Rr]eviews?|[Tt]estimonials?|[Pp]raise|[Cc]ompliments?|(?:(?:[Ff]avourite|[Ll]ovely|[Ll]ovel?iest|[Kk]ind|[Nn]icest|[Ll]atest|[Rr]ecent) )+(?:messages?|letters?|cards?|notes?|e-?mails?|words?)|(?:message|letter|card|note|e-?mail|text)s? (?:that made (?:us|our)|from an? |(?:that )?we (?:got|received|had)|on our)|[Qq]uote of the|[Ll]ove letters?|[Pp]ost ?bag|[Ii]nbox|our book|[Vv]erdict)";
