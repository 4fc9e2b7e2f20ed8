import { allegroLimmat } from './allegro-limmat.ts';
import { simpelAlbis } from './simpel-albis.ts';
import { kalkhoffAare } from './kalkhoff-aare.ts';
import { fischerRhone } from './fischer-rhone.ts';
import { focusSimme } from './focus-simme.ts';
import { haibikeKlausen } from './haibike-klausen.ts';
import { bennoSeefeld } from './benno-seefeld.ts';
import { ciloLavaux } from './cilo-lavaux.ts';
import { simpelSihl } from './simpel-sihl.ts';
import { kalkhoffBodan } from './kalkhoff-bodan.ts';
import { allegroBellevue } from './allegro-bellevue.ts';
import { focusFurka } from './focus-furka.ts';
import { haibikeGotthard } from './haibike-gotthard.ts';
import { ghostNapf } from './ghost-napf.ts';
import { ghostPilatus } from './ghost-pilatus.ts';
import { focusSaentis } from './focus-saentis.ts';
import { ciloJura } from './cilo-jura.ts';
import { ciloReuss } from './cilo-reuss.ts';
import { focusSustenhorn } from './focus-sustenhorn.ts';
import { stromerTransit } from './stromer-transit.ts';
import { stromerMurten } from './stromer-murten.ts';
import { allegroExpress } from './allegro-express.ts';
import { bennoToess } from './benno-toess.ts';
import { kalkhoffZugerberg } from './kalkhoff-zugerberg.ts';
import { fischerErgolz } from './fischer-ergolz.ts';
import { ghostChasseral } from './ghost-chasseral.ts';
import { focusVerzasca } from './focus-verzasca.ts';
import { ciloOrbe } from './cilo-orbe.ts';
import { focusRanden } from './focus-randen.ts';
import { simpelWyna } from './simpel-wyna.ts';
import { ciloUetli } from './cilo-uetli.ts';
import { ghostMurmeli } from './ghost-murmeli.ts';
import { occasionStadt } from './occasion-stadt.ts';
import { occasionBerg } from './occasion-berg.ts';
import { fischerEmme } from './fischer-emme.ts';
import { kleineMarken } from './kleine-marken.ts';
import type { BikeSeries } from '../model.ts';

/** All bike series of the demo catalogue, in the order of their numbers. */
export const BIKE_SERIES: readonly BikeSeries[] = [
  allegroLimmat,
  simpelAlbis,
  kalkhoffAare,
  fischerRhone,
  focusSimme,
  haibikeKlausen,
  bennoSeefeld,
  ciloLavaux,
  simpelSihl,
  kalkhoffBodan,
  allegroBellevue,
  focusFurka,
  haibikeGotthard,
  ghostNapf,
  ghostPilatus,
  focusSaentis,
  ciloJura,
  ciloReuss,
  focusSustenhorn,
  stromerTransit,
  stromerMurten,
  allegroExpress,
  bennoToess,
  kalkhoffZugerberg,
  fischerErgolz,
  ghostChasseral,
  focusVerzasca,
  ciloOrbe,
  focusRanden,
  simpelWyna,
  ciloUetli,
  ghostMurmeli,
  occasionStadt,
  occasionBerg,
  fischerEmme,
  kleineMarken,
];
