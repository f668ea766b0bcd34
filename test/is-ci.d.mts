export declare const isCi: (env: { readonly CI?: string | undefined }) => boolean;
