/** The statement that a bare yes makes of a question: 'Will it cure my pain?' → 'It will cure your pain'. */

const AUXILIARY = 'is|are|was|were|will|would|can|could|may|does|do|did|has|have';
const SUBJECT =
  "it|they|this|these|that|there|i|we|you|(?:the|my|your|our|an?) (?:[\\w'’-]+)(?: (?:of|on|in|after) (?:the|my|your|our|an?) [\\w'’-]+)?|[\\w'’-]+";
const QUESTION = new RegExp(`^(?<aux>${AUXILIARY}) (?<subject>${SUBJECT}) (?<rest>[^?]+)\\?$`, 'i');
/** The clinic speaks to the client who asks. */
const FOR_CLIENT: Readonly<Record<string, string>> = { i: 'you', my: 'your', me: 'you', mine: 'yours', am: 'are' };

/** Returns the statement that affirms a question; `undefined` for any other text. */
export function statementOf(question: string): string | undefined {
  const { aux = '', subject = '', rest = '' } = QUESTION.exec(question.trim())?.groups ?? {};
  if (aux === '') return undefined;
  const verb = /^do(?:es)?$/i.test(aux) ? '' : `${aux.toLowerCase()} `;
  const statement = `${subject} ${verb}${/^does$/i.test(aux) ? withEnding(rest) : rest}`;
  const toClient = statement.replace(/\b(?:i|my|me|mine)\b/gi, (word) => FOR_CLIENT[word.toLowerCase()] ?? word);
  return `${toClient.charAt(0).toUpperCase()}${toClient.slice(1)}.`;
}

/** 'really work for everybody' → 'really works for everybody' */
const withEnding = (rest: string): string =>
  rest.replace(
    /^(?<adverb>\w+ly |ever |also |always )?(?<verb>\w+)/i,
    (_, adverb: string | undefined, verb: string) => {
      const ending = /(?:s|sh|ch|x|z|o)$/.test(verb) ? 'es' : 's';
      return `${adverb ?? ''}${verb === 'have' ? 'has' : verb + ending}`;
    },
  );
