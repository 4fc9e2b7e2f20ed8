/*
 * How German is typed in Switzerland, folded: words of the dialects that stand in any question, and how their sounds
 * are those of the written language. What a rule makes of a word counts only where it is a word that is known.
 */

const pairs = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [written = '', spoken = ''] = line.split(':').map((part) => part.trim());
        return spoken.split(' ').map((word): [string, string] => [word, written]);
      }),
  );

export const dialectWords: ReadonlyMap<string, string> = pairs(`
  ist: isch esch isches
  bist: bisch besch
  hat: het hatt haett hed
  hat es: hets hats haets heds
  habe: ha han
  habe ich: hani hanich
  hast: hesch
  haben: hend hand haend heit
  habt ihr: hender hendr
  gibt es: gits giits gitts
  gibt: git
  der: de dr
  die: d di
  das: s
  welchem: welem wellem
  dem: em
  wem: wem wam
  nehmen: neh nah
  kann: cha chan
  kannst: chasch
  kann man: chame chamer channmer chammer
  konnen: chond chonnd chone chonne choi chonnid
  geht: gaht goht got gad geit
  gehen: gah goh go
  kommt: chunt chunnt chonnt chunts
  komme: chum chume chumi
  kommen: cho choo
  will: wott wetti
  soll: sott sotti sot sotte soll sell
  muss: mues muess muen mussti
  darf: dorf terf
  braucht: brucht bruucht bruchts
  brauche: bruch bruche bruuche bruuch
  bekomme: uberchum uberchume bechum bechume
  bekommt: uberchunnt uberchunt bechunnt
  bekommen: ubercho bechoo becho
  nicht: nod ned nid nit nood
  auch: au ou
  auf: uf uff
  aus: us uus
  ins: is
  ich: i ig
  ich es: ichs
  ein: en
  einem: eim
  wenn es: wenns
  wie: wia
  etwas: oppis oppe epis
  jemand: opper epper
  mein: mis mini mim
  dein: dis dini dim
  unser: ois oisi eusi uses usi
  von: vo
  bei: bi bim
  daran: dra
  hinten: hinde hinge
  vorne: vorne vore
  drin: drinne dinne
  welche: weli welli wele welles welle weles weller
  wieviel: wievil wivil wiviel wifel wievill wievel
  wieviele: wieviil wievili wiveli
  wie lange: wielang
  jetzt: jetz jetzt ize itz
  schon: scho
  nur: nume numme nur
  noch: no
  einmal: emal mol amigs
  zuruck: zrugg zrug zruck
  heim: hei
  weit: wit wiit
  zeit: zit ziit
  laut: lut luut
  billig: gunschtig
`);

/** Rules of sounds: each may make a word of the written language from one of the dialects. */
export const dialectSounds: readonly (readonly [RegExp, string])[] = [
  // "typed without umlauts": groesse, gaenge, tuer.
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  // chaufe, chind, chratz.
  [/^(um|ver|be|ab|us|aus|an|ii|ein)?ch(?=[aeioulrn])/, '$1k'],
  // wiit, ziit, bliibt; wit, zit.
  [/ii/g, 'ei'],
  [/i(?=[tbdsplf])/, 'ei'],
  // huus, uuslade; tuur (for "tüür"), lut.
  [/uu/g, 'au'],
  [/uu/g, 'eu'],
  [/u(?=[tsfbl])/, 'au'],
  [/u(?=[trl])/, 'eu'],
  // liecht, guet.
  [/ie(?=ch|g)/, 'i'],
  // grossi, langi; rechnig, bestellig, lieferig.
  [/(?<=\p{L}{3})i$/u, 'e'],
  [/(?<=\p{L}{3})ig(?=e?n?$)/u, 'ung'],
  [/(?<=\p{L}{2})igs(?=\p{L}{4})/u, 'ungs'],
  // ufelade, abeneh, inetue, useneh.
  [/^ufe(?=\p{L}{3})/u, 'auf'],
  [/^abe(?=\p{L}{3})/u, 'ab'],
  [/^ine(?=\p{L}{3})/u, 'ein'],
  [/^use(?=\p{L}{3})/u, 'aus'],
  // azahlig, aluege, aahange.
  [/^aa?(?=[bcdfghjklmnprstvwz])/, 'an'],
  [/^ii?(?=[bcdfghjklmnprstvwz])/, 'ein'],
  [/^uu?s(?=\p{L}{3})/u, 'aus'],
  [/^uu?f(?=\p{L}{3})/u, 'auf'],
  // gwicht, gsamt, gstole, zamegleit.
  [/^g(?=[bcdfhjklmnprstvwz])/, 'ge'],
  [/^b(?=[schz])/, 'be'],
  // schwar (for "schwär"), arbat.
  [/a(?=\p{L})/u, 'e'],
  // reifeli, sitzli, radli.
  [/(?:e?li)$/, ''],
  // bruchsch, chauffsch; grosscht, teuerscht.
  [/sch(?=t$|$)/, 's'],
  [/(?<=s)ch(?=t)/, ''],
  // liefered, zahled; abstottere, handle; fahre, lade.
  [/(?<=\p{L}e[rl])e$/u, 'n'],
  [/ed$/, 't'],
  [/(?<=\p{L}{3})e$/u, 'en'],
];
