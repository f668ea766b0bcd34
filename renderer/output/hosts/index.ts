import { apache } from './apache/index.ts';
import { caddy } from './caddy/index.ts';
import { cloudfront } from './cloudfront/index.ts';
import { githubPages } from './github-pages/index.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx/index.ts';
import { vercel } from './vercel/index.ts';

/** Every host that needs a separate configuration file; the others read `_redirects` and `_headers` in the built folder. */
export const HOSTS: Readonly<Record<string, Host>> = {
  nginx,
  caddy,
  apache,
  vercel,
  cloudfront,
  'github-pages': githubPages,
};
