import type { Locale } from '~/i18n/locales.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that hold a sentence together and say nothing of a product. */
export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(
    'fur fuer furs fuers ubers unters mit und oder der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meinem dein deine unser unsere unseren zum zur zu im in am an auf aus bei beim von vom nach ab bis als wie so sehr auch noch nur ich wir man er sie es ihr mir mich uns suche suchen sucht brauche brauchen braucht mochte moechte will wollen hatte haette gern gerne gibt gibts hat habe haben kann konnen soll sollte welches welche welcher welchen was wo wer ist sind bin neu neue neues neuer neuen kaufen bestellen bitte gut gute gutes guter guten schon schone schones schoner schones passend passende passendes passt geeignet geeignete geeignetes etwas was beim ins ans um ihn ihm jemand zwischen uber unter zirka ca max min inkl inklusive dass oft jeden tag viel mal sehr extra modell modelle shop online schweiz preis preise kosten kostet',
  ),
  fr: list(
    'le la les l un une des du de d au aux a en pour avec et ou mon ma mes ton ta tes son sa ses notre nos votre vos sur dans par qui que qu quel quelle quels quelles je j tu il elle on nous vous me te se est sont ai as avez cherche cherchons chercher voudrais veux voulons besoin faut peut peux bon bonne bons bonnes beau belle joli jolie nouveau nouvelle neuf neuve acheter achat svp quoi ou ce cet cette ces plus tres bien mieux chez faire aller suis etre avoir comme car si ne pas entre vers jusqu moins max min environ suisse prix modele modeles boutique jour jours tous chaque quotidiennement adapte adaptee convient',
  ),
};
