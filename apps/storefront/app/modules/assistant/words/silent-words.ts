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
    gebt eigenes selber selbst gerne gern
    wohnung leute person personen menschen trotzdem erst sogar wieder lauft laufen biete bietet bieten brauch gut ok okay erlaubt sicher
    wirklich einfach problemlos fest taugt taugen eignet geeignet vertragt vertragen verfugt verfugen besitzt enthalt enthalten funktioniert
    funktionieren sollte konntet konnt wollt mochtet hatten ware waren wurde wurden bestimmt vermutlich ziemlich relativ besonders
    wahle wahlen verwendet verwenden benutzt benutzen nutzt nutzen heissen nennt angeboten angebot anbietet bietest dazu dabei deren
    dessen wofur wobei wodurch davon danach davor solche solcher solches irgendwo irgendwie irgendein uberall moglichst ziemlich unbedingt
    unter zwischen statt anstatt bezuglich ebenfalls zudem falls sobald bestehen besteht bitteschon kurz rasch info infos informationen
    tagen woche eigentliche gemacht getan komplette ganze ganzen ganzes total beim jeweils freiwillig hilft helfen bestehe bestanden monatlichen sortiment richtige richtigen kopie unterschied lohnt allen komisch komische gegenuber wunsch schliesse
    teil max mol bzw evtl zb sich selbst echt eben halt drum deshalb
    bestes besten beste ding dings ausfuhrung ausfuhrungen
    voll voller leer genug bald fast ganz wohl bloss zuerst stets meist meistens manchmal denn doch eher weiterhin irgendwann wozu weswegen inwiefern sowie
    sonst ausserdem ubrigens tatsachlich naturlich leider grussli gruss gruezi hoi sali guten hey sagen sagt erklaren erklart`),
  fr: list(`
    le la les l un une des du de d au aux a en dans par pour sur sous avec sans et ou mais donc si que qu qui quoi dont quel quelle
    quels quelles comment pourquoi quand est ce c s n ne pas plus moins tres bien je j tu il elle on nous vous ils elles me m te t se
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs cet cette ces ceci cela ca y suis es sommes etes sont etre ete ai as
    avons avez ont avoir peux peut pouvez puis pouvons dois doit devez faut faire fait fais veux veut voulez aller va vais deja aussi
    encore combien toujours bonjour merci svp oui non velo velos e bike ebike velory modele proposez proposer existe existent chaque
    type types genre sorte maison environ vraiment directement ensuite peu chose mettre quelqu personne savez besoin comme meme tout
    tous toute toutes moi toi lui eux apres avant entre vers chez jusqu lorsque seul seule maximale maximal maximum question savoir soit
    plein pleine dites dit dire donc alors voila chers cher-e pourrais pourrait pourriez voudrais voudrait aimerais aimerait souhaite
    souhaiterais possede possedez dispose disposez contient contiennent comporte utilise utiliser utilisez sert servir marche permet
    permettre prendre prends prenez prend reste rester dedans dessus dessous dehors bien beaucoup assez trop plutot presque peut-etre
    seulement uniquement quelque quelques autre autres certains plusieurs chacun celui celle ceux celles lequel laquelle cela ici la-bas
    genre sens facon maniere info infos information informations renseignement jour jours semaine choisir choix indiquer trouver trouve-t
    grand grande bon bonne petit-e simple facile facilement rapidement exactement precisement normalement fourni fournis fournie fournies consulter panne tombe tombee somme convient
    vrai vraie reel reelle pratique reellement ok
    copie suite village conseillez recommandez domicile faites version versions
    ainsi enfin donc afin car cependant desormais suffisamment suffit salut coucou hello cordialement stp avance expliquez expliquer`),
};

/**
 * Words that questions of any kind have, folded: they tell sources apart, but what has none of them may still answer.
 */
export const lightWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(`
    montiert montieren verbaut eingebaut anbringen befestigen mitnehmen akzeptiert akzeptieren pflicht obligatorisch zwingend extra
    zusatzlich hinten vorne oben unten vorhanden erhaltlich notig notwendig vereinbart abgemacht finde finden findet sehe sehen sieht
    zeigt fuhrt eingestellt kennen fallig inbegriffen inklusive sofort verkauft verkaufen website webseite`),
  fr: list(`
    monte montes montee arrive accepte acceptes accepter acceptez creer ouvrir moyen moyens obligatoire obligatoirement necessaire
    trouve trouver fixer attacher installer recois vois voir connaitre possible compris comprise comprises inclus incluse incluses recu recue disponible
    disponibles vendez vendre site`),
};
