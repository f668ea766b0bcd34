import {
  type Answers,
  MAX_TRADE_LENGTH,
  type Read,
  readAddress,
  readDepartments,
  readLine,
  readPhone,
  readTrade,
} from './answers.ts';

/** A question to the owner, and the option that answers it without asking. */
export interface Question<T> {
  readonly flag: string;
  readonly question: string;
  readonly read: (text: string) => Read<T>;
}

type Questions = { readonly [Name in keyof Answers]-?: Question<NonNullable<Answers[Name]>> };

export const QUESTIONS: Questions = {
  name: { flag: '--name', question: 'What is the clinic called?', read: readLine },
  trade: {
    flag: '--trade',
    question: `What does it do, in at most ${MAX_TRADE_LENGTH} characters, such as “Physiotherapy”?`,
    read: readTrade,
  },
  address: {
    flag: '--address',
    question: 'Where is it? Its address, such as “3 High Street, Leeds LS1 4AA”, or only the town:',
    read: readAddress,
  },
  phone: { flag: '--phone', question: 'What is its telephone number?', read: readPhone },
  departments: {
    flag: '--departments',
    question: 'Does it have one or two departments? Write 1, or two names, such as “Physiotherapy, Massage”:',
    read: readDepartments,
  },
};

/** Asks one question and returns the line that was typed. */
export type Prompt = (question: string) => Promise<string>;

interface Interview {
  readonly ask: Prompt;
  readonly say: (text: string) => void;
}

const INTRODUCTION =
  'Press Enter to leave a question open: the site then shows a stand-in, and “npx site check” lists it.';

/** Asks every question that `given` does not answer, again if an answer cannot be used. */
export async function interview(given: Answers, { ask, say }: Interview): Promise<Answers> {
  say(INTRODUCTION);
  const answer = async <T>(known: T | undefined, question: Question<T>): Promise<T | undefined> => {
    if (known !== undefined) return known;
    const text = await ask(`${question.question} `);
    if (text.trim() === '') return undefined;
    const result = question.read(text);
    if ('value' in result) return result.value;
    say(result.problem);
    return answer(known, question);
  };
  return {
    name: await answer(given.name, QUESTIONS.name),
    trade: await answer(given.trade, QUESTIONS.trade),
    address: await answer(given.address, QUESTIONS.address),
    phone: await answer(given.phone, QUESTIONS.phone),
    departments: await answer(given.departments, QUESTIONS.departments),
  };
}
