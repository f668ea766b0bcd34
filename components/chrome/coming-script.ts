/**
 * The script of a page that changes on days to come. On a page of today, it goes to the version of the latest of these
 * days that has begun, if the site has not been built since. On such a version, it restores the address of the page.
 */
export const COMING_SCRIPT = [
  '(function(l,d){',
  "if(d.address)return history.replaceState(history.state,'',d.address+l.search+l.hash);",
  'var v=JSON.parse(d.versions).filter(function(v){return v[0]<=Date.now()}).pop();',
  'if(!v)return;',
  'document.documentElement.hidden=true;',
  'l.replace(v[1]+l.search+l.hash)',
  '})(location,document.currentScript.dataset)',
].join('');
