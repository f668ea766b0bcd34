import { css } from '@emotion/react';
import { onPhone } from '../theme.ts';

const style = css({
  fontSize: 'var(--t-xs)',
  lineHeight: 1.45,
  '& ol': { display: 'flex', flexWrap: 'wrap', columnGap: '.65em' },
  '& li': { display: 'flex', gap: '.65em', minWidth: 0 },
  '& li+li::before': { content: '"/" / ""', opacity: 0.55 },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // On a phone the title stands just below and says the same.
  [onPhone]: { '& li+li:last-of-type': { position: 'absolute', clipPath: 'inset(50%)' } },
  '& a,& span': { padding: '.2rem 0', minHeight: 24 },
});

/** The way to a page, quiet above its title: each page that it lies in, then its own name, which alone would be no way. */
export const Breadcrumb = ({
  crumbs,
  current,
}: {
  crumbs: readonly { readonly name: string; readonly href: string }[];
  current: string;
}) =>
  crumbs.length > 0 && (
    <nav css={style} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
