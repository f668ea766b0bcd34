import { cloudfront as cloudfrontHost } from '../../../renderer/output/hosts/cloudfront/index.ts';
import { vercel as vercelHost } from '../../../renderer/output/hosts/vercel/index.ts';
import { withPreview } from '../served-site.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { cloudfront } from './cloudfront.ts';
import type { HostName } from './differences.ts';
import { netlify } from './netlify.ts';
import { type BuiltSite, missing, type Serve, withApache, withCaddy, withCloudflare, withNginx } from './servers.ts';
import { vercel } from './vercel.ts';

export type Asking = (question: Question) => Promise<Answer>;

export interface Host {
  readonly name: HostName;
  /** `true` if the requests are sent to the real server, and not to a model of its documentation. */
  readonly real: boolean;
  /** The reason why the host cannot run here; undefined if it can. */
  readonly missing: () => string | undefined;
  readonly with: <T>(site: BuiltSite, run: (ask: Asking) => Promise<T>) => Promise<T>;
}

const served =
  (serve: Serve) =>
  <T>(site: BuiltSite, run: (asking: Asking) => Promise<T>): Promise<T> =>
    serve(site, (url) => run((question) => ask(url, question)));

const PACKAGES = () => process.env.SITE_TEST_HOSTS ?? '';

/** Hosts whose server runs here, and those that are modelled from their own parsers and documentation. */
export const HOSTS: readonly Host[] = [
  { name: 'nginx', real: true, missing: missing.nginx, with: served(withNginx) },
  { name: 'Caddy', real: true, missing: missing.Caddy, with: served(withCaddy) },
  { name: 'Apache', real: true, missing: missing.Apache, with: served(withApache) },
  { name: 'Cloudflare Pages', real: true, missing: missing.packages, with: served(withCloudflare) },
  {
    name: 'Netlify',
    real: false,
    missing: missing.packages,
    with: async ({ folder }, run) => run(rightly(await netlify(PACKAGES(), folder))),
  },
  {
    name: 'Vercel',
    real: false,
    missing: missing.packages,
    with: async ({ folder, model }, run) =>
      run(rightly(await vercel(PACKAGES(), folder, vercelHost.config(model, { root: folder, folder })))),
  },
  {
    name: 'Amazon CloudFront',
    real: false,
    missing: () => undefined,
    with: async ({ folder, model }, run) =>
      run(cloudfront(folder, cloudfrontHost.config(model, { root: folder, folder }))),
  },
];

/** A rule that a host's own parser rejects is an error. */
function rightly({ errors, ask: asking }: { readonly errors: readonly string[]; readonly ask: Asking }): Asking {
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return asking;
}

/** The preview server of this tool, with which the others are compared. */
export const preview = served(withPreview);
