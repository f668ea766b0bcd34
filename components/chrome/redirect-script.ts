/**
 * Redirects to the only link of the page and keeps the visitor's query and hash; parameters of the destination win over
 * the visitor's. The script is the same on every redirect page, so that one hash in the policy allows it.
 */
export const REDIRECT_SCRIPT = [
  "var u=new URL(document.querySelector('a').href),o=new URLSearchParams(u.search);",
  'new URLSearchParams(location.search).forEach(function(v,k){if(!o.has(k))u.searchParams.append(k,v)});',
  'if(location.hash&&!u.hash)u.hash=location.hash;',
  'location.replace(u)',
].join('');
