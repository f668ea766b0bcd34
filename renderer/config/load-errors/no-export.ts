import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { withoutText } from '../syntax/tokens.ts';

/** Reports a config without a site: its file is empty, or it does not export what it defines. */
export function noExport(text: string, file: string): Finding {
  const code = withoutText(text);
  const call = code.search(/(?<![\w$.])defineSite\s*\(/);
  return {
    rule: 'config/no-export',
    severity: 'error',
    ...(code.trim() === ''
      ? {
          message: 'This file is empty.',
          help: 'Restore its last version. For a new site, delete the file and run “npx site init .”.',
        }
      : {
          message: 'This file exports no site.',
          help:
            call < 0
              ? 'Write “export default defineSite({ … }, { … })”.'
              : 'Begin the site with “export default defineSite(”.',
        }),
    location: locationsIn(text, file)(Math.max(0, call), call < 0 ? 1 : 'defineSite'.length),
  };
}
