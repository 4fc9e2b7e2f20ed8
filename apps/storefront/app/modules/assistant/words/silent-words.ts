import type { Locale } from '~/i18n/locales.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that say nothing of what is asked, folded. What every question is about (a bike, the shop) is among them. */
export const silentWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(`
    der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine meinen meinem meiner meines dein deine deinen
    deinem euer eure euren eurem unser unsere ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen man wer wen wem was
    welche welcher welches welchen welchem habt drauf moglich moglichkeit leisten schafft schaffen sitzt sitzen befindet maximal
    maximale hochstens wie wo wann warum wieso woher wohin womit worauf und oder aber denn weil wenn falls dass ob als bevor nachdem
    damit um zu zum zur in im ins an am auf aus bei beim von vom mit nach vor fur uber unter durch gegen ohne bis seit pro je ist sind
    bin bist war waren wird werden wurde wurden worden sein hat habe haben hast hatte hatten kann kannst konnen konnte darf darfst
    durfen muss musst mussen soll sollte will willst wollen mochte mochten mag gibt geben gibts geht gehen lasst lassen macht machen
    mache tun tut passiert passieren kommt komme kommen kommst steht stehen liegt nehme nehmen nehmt brauche braucht brauchen ja nein
    nicht auch noch nur schon sehr so da dann dort hier jetzt mal eigentlich etwa circa etwas alles alle allem viel viele vielen wieviel
    wieviele mehr weniger genau dafur daran drin dran darauf dabei bitte danke hallo bike bikes velo velos ebike ebikes rad fahrrad
    fahrrader e pedelec modell velory dieses diese dieser diesem diesen frage wissen ungefahr uberhaupt bereits gleich direkt zuhause
    daheim hause normalerweise gerade art typ sorte verlangt verlangen benotige benotigt benotigen solange wahrend bekomme bekommen
    bekommt kriege kriegen kriegt erhalte siehst zeigen jemand jemanden jemandem passend passt passen reicht reichen halten bitten
    anschauen spater vorher nachher eventuell vielleicht ungefahre jeder jede jedes jeden fahrt fahren fahre thema welch heisst gebe gib
    gebt eigenes selber selbst gerne gern`),
  fr: list(`
    le la les l un une des du de d au aux a en dans par pour sur sous avec sans et ou mais donc si que qu qui quoi dont quel quelle
    quels quelles comment pourquoi quand est ce c s n ne pas plus moins tres bien je j tu il elle on nous vous ils elles me m te t se
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs cet cette ces ceci cela ca y suis es sommes etes sont etre ete ai as
    avons avez ont avoir peux peut pouvez puis pouvons dois doit devez faut faire fait fais veux veut voulez aller va vais deja aussi
    encore combien toujours bonjour merci svp oui non velo velos e bike ebike velory modele proposez proposer existe existent chaque
    type types genre sorte maison environ vraiment directement ensuite peu chose mettre quelqu personne savez besoin comme meme tout
    tous toute toutes moi toi lui eux apres avant entre vers chez jusqu lorsque seul seule maximale maximal maximum question savoir soit`),
};

/** Words that questions of any kind have, folded: they tell sources apart, but what has none of them may still answer. */
export const lightWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(`
    montiert montieren verbaut eingebaut anbringen befestigen mitnehmen akzeptiert akzeptieren pflicht obligatorisch zwingend extra
    zusatzlich hinten vorne oben unten vorhanden erhaltlich notig notwendig vereinbart abgemacht finde finden findet sehe sehen sieht
    zeigt eingestellt kennen fallig inbegriffen inklusive`),
  fr: list(`
    monte montes montee arrive accepte acceptes accepter acceptez creer ouvrir moyen moyens obligatoire obligatoirement necessaire
    trouve trouver fixer attacher installer recois vois voir connaitre possible compris comprise comprises inclus incluse disponible
    disponibles`),
};
