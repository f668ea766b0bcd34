import type { Header } from '../model.ts';

/** A string of YAML. */
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/**
 * The headers that have a setting of their own; CloudFront refuses them among the others
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html).
 */
const SETTINGS: Readonly<Record<string, (value: string) => readonly [setting: string, fields: string]>> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', `ContentSecurityPolicy: ${text(value)}, `],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    `AccessControlMaxAgeSec: ${/max-age=(\d+)/.exec(value)?.[1] ?? 0}, `,
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', ''],
  'Referrer-Policy': (value) => ['ReferrerPolicy', `ReferrerPolicy: ${text(value)}, `],
  'X-Frame-Options': (value) => ['FrameOptions', `FrameOption: ${text(value)}, `],
};

/** Returns a response headers policy. */
export function headersPolicy(name: string, headers: readonly Header[]): string {
  const lines = headers.map(([header, value]) => {
    const [setting, fields] = SETTINGS[header]?.(value) ?? [];
    return setting === undefined
      ? { custom: `            - { Header: ${header}, Value: ${text(value)}, Override: true }` }
      : { security: `          ${setting}: { ${fields}Override: true }` };
  });
  const custom = lines.flatMap((line) => line.custom ?? []);
  return [
    `  ${name}:`,
    '    Type: AWS::CloudFront::ResponseHeadersPolicy',
    '    Properties:',
    '      ResponseHeadersPolicyConfig:',
    `        Name: { 'Fn::Sub': '\${AWS::StackName}-${name}' }`,
    '        SecurityHeadersConfig:',
    ...lines.flatMap((line) => line.security ?? []),
    ...(custom.length > 0 ? ['        CustomHeadersConfig:', '          Items:', ...custom] : []),
  ].join('\n');
}
