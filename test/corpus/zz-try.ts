import { readFileSync } from 'node:fs';
import { development } from './development.ts';
import { judge } from './measure.ts';
import { rulesOf, type Sentence } from './sentence.ts';
/** lines: '+ sentence' expected wrong, '- sentence' expected right, '@ trade' '# about' '! rule' */
export async function tryFile(file: string): Promise<string> {
  let trade = 'osteopathy',
    about = '',
    rule = 'claim/credential';
  const groups = new Map<string, Sentence[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const rest = line.slice(2).trim();
    if (line.startsWith('@')) {
      trade = rest;
      about = '';
    } else if (line.startsWith('#')) about = rest;
    else if (line.startsWith('!')) rule = rest;
    else if (line.startsWith('+') || line.startsWith('-')) {
      const s: any = { text: rest, ...(about ? { about } : {}), ...(line[0] === '+' ? { wrong: rule } : {}), rule };
      groups.set(trade, [...(groups.get(trade) ?? []), s]);
    }
  }
  let out = '',
    n = 0,
    miss = 0,
    fa = 0,
    pos = 0;
  for (const [name, sentences] of groups) {
    const own = (development as any)[name];
    for (const { sentence, findings } of await judge({ site: own.site, sentences })) {
      n++;
      const labels: readonly string[] = rulesOf(sentence);
      const r = (sentence as any).rule;
      if (labels.length) pos++;
      const claims = findings.filter((f) => f.rule.startsWith('claim/') || f.rule === 'price/free');
      if (labels.length && !findings.some((f) => labels.includes(f.rule))) {
        miss++;
        out += `MISSED ${r}: ${sentence.text}   [${claims.map((f) => f.rule)}]\n`;
      }
      const extra = claims.filter((f) => labels.length === 0 || f.rule !== r);
      if (labels.length === 0 && extra.length) {
        fa++;
        out += `FALSE  ${extra.map((f) => `${f.rule} ${f.message}`).join(' | ')}: ${sentence.text}\n`;
      } else if (extra.length)
        out += `other  ${extra.map((f) => `${f.rule} ${f.message}`).join(' | ')}: ${sentence.text}\n`;
    }
  }
  return `${out}${n} sentences, missed ${miss}/${pos}, false ${fa}/${n - pos}\n`;
}
