/**
 * Leads on to the page's only link, with the visitor's query and hash. What the destination already says
 * wins over the visitor. The text is the same on every redirect page, so that one hash allows it in a policy.
 */
export const REDIRECT_SCRIPT = [
  "var u=new URL(document.querySelector('a').href),o=new URLSearchParams(u.search);",
  'new URLSearchParams(location.search).forEach(function(v,k){if(!o.has(k))u.searchParams.append(k,v)});',
  'if(location.hash&&!u.hash)u.hash=location.hash;',
  'location.replace(u)',
].join('');
