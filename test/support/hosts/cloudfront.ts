import { runInNewContext } from 'node:vm';
import yaml from 'yaml';
import type { Answer, Question } from './ask.ts';
import { empty, filesOf, lowered, readable } from './folder-of-files.ts';

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Properties: Properties }>>;
}

interface Properties {
  readonly FunctionCode: string;
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
    readonly CustomHeadersConfig?: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
  };
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly (Behaviour & { readonly PathPattern: string })[];
    readonly CustomErrorResponses: readonly { readonly ErrorCode: number; readonly ResponsePagePath: string }[];
  };
}

interface Behaviour {
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}

interface Value {
  readonly value: string;
}

interface EdgeRequest {
  uri: string;
  readonly rawQueryString: () => string | undefined;
}

interface EdgeResponse {
  readonly statusCode?: number;
  readonly headers: Record<string, Value>;
}

type RequestHandler = (event: { readonly request: EdgeRequest }) => EdgeRequest | EdgeResponse;
type ResponseHandler = (event: { readonly request: EdgeRequest; readonly response: EdgeResponse }) => EdgeResponse;

/**
 * S3 behind CloudFront as described in their documentation, with the functions and policies of the printed template: the
 * function for requests, the file in the bucket, then the headers policy and the function for responses. CloudFront runs
 * no function for the answer with an error page, and its policy may not apply to an answer of a function
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html).
 */
export function cloudfront(folder: string, template: string) {
  const files = filesOf(folder);
  const { Resources }: Template = yaml.parse(template);
  const of = (name: string): Properties => {
    const resource = Resources[name];
    if (!resource) throw new Error(`The template has no resource ${name}.`);
    return resource.Properties;
  };
  const onRequest: RequestHandler = handler(of('RequestFunction').FunctionCode);
  const onResponse: ResponseHandler = handler(of('ResponseFunction').FunctionCode);
  const { DefaultCacheBehavior, CacheBehaviors, CustomErrorResponses } = of('Distribution').DistributionConfig;
  const policyAt = (uri: string) => {
    const { ResponseHeadersPolicyId } =
      CacheBehaviors.find(({ PathPattern }) => uri.startsWith(PathPattern.replace('*', ''))) ?? DefaultCacheBehavior;
    return headersOf(of(ResponseHeadersPolicyId.Ref));
  };
  const errorPage = CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === 404)?.ResponsePagePath ?? '';
  return async ({ method, address }: Question): Promise<Answer> => {
    const [path = '', ...query] = address.split('?');
    const request = { uri: path, rawQueryString: () => (query.length > 0 ? query.join('?') : undefined) };
    const answered = onRequest({ request });
    if (!('uri' in answered)) return empty(answered.statusCode ?? 0, valuesOf(answered));
    const key = readable(answered.uri).slice(1);
    // The command that uploads the site leaves these out.
    const isUploaded = !key.startsWith('_') && (await files.read(key)) !== undefined;
    if (!isUploaded) return files.answer(method, errorPage.slice(1), 404, { ...policyAt(path), ...uploaded(template) });
    const response = onResponse({ request: answered, response: { headers: {} } });
    return files.answer(method, key, 200, { ...policyAt(path), ...valuesOf(response) });
  };
}

const handler = (code: string) => runInNewContext(`${code}\nhandler;`, {});

const valuesOf = ({ headers }: EdgeResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

/** The headers with which the printed command uploads the not-found page. */
function uploaded(template: string): Readonly<Record<string, string>> {
  const [, cache = '', type = ''] = /404\.html --cache-control (\S+) --content-type "([^"]+)"/.exec(template) ?? [];
  return { 'cache-control': cache, 'content-type': type };
}

/** The header of each setting of a policy. */
const SETTINGS: Readonly<Record<string, readonly [header: string, field: string, prefix?: string]>> = {
  ContentSecurityPolicy: ['content-security-policy', 'ContentSecurityPolicy'],
  StrictTransportSecurity: ['strict-transport-security', 'AccessControlMaxAgeSec', 'max-age='],
  ContentTypeOptions: ['x-content-type-options', ''],
  ReferrerPolicy: ['referrer-policy', 'ReferrerPolicy'],
  FrameOptions: ['x-frame-options', 'FrameOption'],
};

function headersOf({ ResponseHeadersPolicyConfig: config }: Properties): Readonly<Record<string, string>> {
  const security = Object.entries(config.SecurityHeadersConfig).map(([setting, fields]) => {
    const [header = '', field = '', prefix = ''] = SETTINGS[setting] ?? [];
    return [header, field === '' ? 'nosniff' : `${prefix}${fields[field]}`];
  });
  const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value: value }) => [Header, value]);
  return lowered(Object.fromEntries([...security, ...custom]));
}
