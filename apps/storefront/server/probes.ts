/**
 * Paths that only programs ask for which look for holes: they get a line of text and cost nothing more. A name of
 * several words (`/shop/allegro-limmat-5.php`) may be an old link to a bike (decision 46).
 */
const probe =
  /^\/(?:\.(?!well-known)|wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|administrator|vendor\/|boaform|HNAP1)|(?<!\w[-_][\w-]*)\.(?:php\d?|aspx?|jsp)$|\.(?:cgi|env|sql|bak|ini|yml|git)$/i;

/** Whether a path is a probe and no page. @param url path and query */
export function isProbe(url: string): boolean {
  return probe.test(url.split('?', 1)[0] ?? '');
}
