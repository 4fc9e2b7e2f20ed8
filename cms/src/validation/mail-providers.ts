import { domainToASCII } from 'node:url';
import providers from 'email-providers/all.json';

/** Public mail providers of Switzerland and its neighbours that the library lacks. */
const NEARBY = `
  bluemail.ch bluewin.ch besonet.ch breitband.ch citycable.ch datacomm.ch dplanet.ch freesurf.ch ggaweb.ch gmail.ch
  gmx.ch greenmail.ch gawnet.ch hispeed.ch hotmail.ch icloud.ch ik.me ikmail.com etik.com leunet.ch live.ch mail.ch
  msn.ch mysunrise.ch netplus.ch outlook.ch protonmail.ch quickline.ch quicknet.ch romandie.com sunrise.ch
  swissmail.org swissonline.ch thurweb.ch vtxmail.ch vtxnet.ch yahoo.ch yetnet.ch 1und1.de arcor.de email.de emailn.de
  ewe.net ewetel.net firemail.de freemail.de gmail.de googlemail.com gmx.biz gmx.com gmx.eu gmx.info gmx.org
  hotmail.de htp-tel.de kabelmail.de live.de mail.de mailbox.org mnet-mail.de mnet-online.de netcologne.de o2mail.de
  outlook.de posteo.de posteo.at posteo.ch posteo.net posteo.eu posteo.me posteo.org t-online.de tuta.com tuta.io
  tutamail.com tutanota.com tutanota.de unitybox.de versanet.de vodafone.de vodafonemail.de web.de ymail.de a1.net
  aon.at chello.at gmx.at hotmail.at inode.at kabsi.at liwest.at live.at utanet.at yahoo.at 9online.fr aliceadsl.fr
  bbox.fr cegetel.net club-internet.fr gmail.fr hotmail.fr icloud.fr laposte.net live.fr mailo.com mailoo.org neuf.fr
  netcourrier.com noos.fr numericable.fr orange.fr outlook.fr protonmail.fr sfr.fr voila.fr wanadoo.fr yahoo.fr
  ymail.fr alice.it email.it fastwebnet.it hotmail.it inwind.it iol.it libero.it live.it outlook.it pec.it tin.it
  tiscali.it virgilio.it yahoo.it duck.com fastmail.com fastmail.fm googlemail.com hey.com icloud.com live.com mac.com
  me.com passmail.net pm.me proton.me protonmail.com zohomail.com zohomail.eu privaterelay.appleid.com
  relay.firefox.com mozmail.com
`;

const PUBLIC: ReadonlySet<string> = new Set([...providers, ...NEARBY.trim().split(/\s+/)].map(domainToASCII));

/** Entries of the library whose subdomains belong to others. */
const OPEN_ZONES: ReadonlySet<string> = new Set(['co.cc', 'com.ar', 'net.ua', 'org.ua', 'uk.to', 'us.af', 'us.to']);

/** Normalizes a domain: lower case, ASCII, without `@`, `*.`, a trailing dot or a local part. */
function bareDomain(text: string): string {
  const domain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/^[*.\s]+|[.\s]+$/g, '');
  return domainToASCII(domain);
}

const isPublic = (domain: string): boolean => {
  const labels = domain.split('.');
  const ends = labels.map((_label, from) => labels.slice(from).join('.'));
  return ends.some((end, from) => PUBLIC.has(end) && (from === 0 || !OPEN_ZONES.has(end)));
};

/** A domain as entered. */
interface WrittenDomain {
  written: string;
  /** Normalized; empty if it is not a domain. */
  domain: string;
  /** Whether it belongs to a public mail provider, including subdomains. */
  isPublic: boolean;
}

/** The domains of a field. @param list separated by commas, semicolons or blanks */
export function writtenDomains(list: unknown): WrittenDomain[] {
  if (typeof list !== 'string') return [];
  return list
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((written) => {
      const domain = bareDomain(written);
      const isDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain);
      return { written, domain: isDomain ? domain : '', isPublic: isPublic(domain) };
    });
}
