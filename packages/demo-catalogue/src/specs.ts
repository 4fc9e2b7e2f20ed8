/** Technical data as words: the attributes of a bike, its subtitle and the titles of its highlights. */
import { FRAMES, KINDS } from './kinds.ts';
import type { BikeSpec, Highlight, Topic, Used, View } from './model.ts';
import { FRAME_FORMS, type AttributeSlug } from './taxonomy.ts';
import { decimal, fill, same, t, type Text } from './text.ts';

const MOTORS = {
  mid: t('Mittelmotor', 'Moteur central'),
  hub: t('Nabenmotor hinten', 'Moteur dans le moyeu arrière'),
};
const BATTERY_PLACES = {
  frame: t('im Unterrohr, abnehmbar', 'dans le tube diagonal, amovible'),
  fixed: t('im Unterrohr, fest eingebaut', 'dans le tube diagonal, fixe'),
  tube: t('am Rahmen, abnehmbar', 'sur le cadre, amovible'),
  rack: t('im Gepäckträger, abnehmbar', 'dans le porte-bagages, amovible'),
  dual: t('zwei Akkus, abnehmbar', 'deux batteries, amovibles'),
};
const SHIFTS = {
  derailleur: t('Kettenschaltung', 'Dérailleur'),
  electronic: t('Elektronische Kettenschaltung', 'Dérailleur électronique'),
  hub: t('Nabenschaltung', 'Vitesses dans le moyeu'),
  stepless: t('Stufenlose Nabe', 'Moyeu à variation continue'),
  gearbox: t('Getriebe im Tretlager', 'Boîte de vitesses au pédalier'),
  single: t('Ein Gang', 'Monovitesse'),
};
const DRIVES = { chain: t('Kette', 'Chaîne'), belt: t('Riemen', 'Courroie') };
const BRAKES = {
  hydraulic: t('Scheiben, hydraulisch, {mm} mm', 'Disques hydrauliques, {mm} mm'),
  mechanical: t('Scheiben, mechanisch, {mm} mm', 'Disques mécaniques, {mm} mm'),
  rim: t('Felgenbremsen', 'Freins sur jante'),
};
const FORKS = {
  suspension: t('Federgabel, sperrbar', 'Fourche suspendue, verrouillable'),
  rigid: t('Starrgabel', 'Fourche rigide'),
  carbon: t('Carbongabel', 'Fourche en carbone'),
};
const TYRE_NOTES = {
  puncture: t(', Pannenschutz', ', anti-crevaison'),
  tubeless: t(', schlauchlos möglich', ', compatibles tubeless'),
  light: t(', leicht', ', légers'),
  winter: t(', Ganzjahresprofil', ', quatre saisons'),
  none: same(''),
};
const DISPLAYS = {
  lcd: t('LCD am Lenker', 'LCD au guidon'),
  colour: t('Farbdisplay', 'Écran couleur'),
  led: t('LED-Anzeige im Oberrohr', 'Témoins LED dans le tube supérieur'),
  phone: t('Halterung fürs Telefon, App', 'Support de téléphone, application'),
};
const MATERIALS = {
  aluminium: t('Aluminium', 'Aluminium'),
  carbon: t('Carbon', 'Carbone'),
  steel: t('Stahl', 'Acier'),
};

const round5 = (value: number) => Math.round(value / 5) * 5;

/** Range in kilometres on a hard and on an easy ride; undefined without a motor. */
export function rangeOf(spec: BikeSpec): readonly [number, number] | undefined {
  const use = KINDS[spec.kind].use;
  if (!use || spec.motor === 'none') return undefined;
  return spec.range ?? [round5(spec.battery / use[0]), round5(spec.battery / use[1])];
}

/** Wheel size as it is called: 622 mm is 28 inches on the road and 29 on a mountain bike. */
function wheelInches(spec: BikeSpec): string {
  const mountain = spec.type === 'hardtail' || spec.type === 'fully';
  const names: Record<number, string> = {
    622: mountain ? '29' : '28',
    584: '27,5',
    559: '26',
    507: '24',
    406: '20',
    355: '18',
    305: '16',
  };
  const name = names[spec.tyre[1]];
  if (!name) throw new Error(`No name for wheels of ${spec.tyre[1]} mm`);
  return name;
}

const gearWords = (gears: number): Text => t(`${gears} Gänge`, `${gears} vitesses`);

function driveTitle(spec: BikeSpec): Text {
  const gears =
    spec.gears > 1
      ? gearWords(spec.gears)
      : spec.shift === 'stepless'
        ? t('stufenlos', 'sans paliers')
        : t('ein Gang', 'monovitesse');
  return t(`${DRIVES[spec.drive].de}, ${gears.de}`, `${DRIVES[spec.drive].fr}, ${gears.fr}`);
}

function topicTitle(topic: Topic, spec: BikeSpec): Text {
  switch (topic) {
    case 'motor': {
      const motor = spec.motor === 'mid' ? MOTORS.mid : t('Nabenmotor', 'Moteur de moyeu');
      return t(`${motor.de}, ${spec.torque} Nm`, `${motor.fr}, ${spec.torque} Nm`);
    }
    case 'battery':
      if (spec.batteryPlace === 'rack')
        return t(`${spec.battery} Wh im Träger`, `${spec.battery} Wh sur le porte-bagages`);
      if (spec.batteryPlace === 'dual') return t(`2 × ${spec.battery / 2} Wh`, `2 × ${spec.battery / 2} Wh`);
      if (spec.batteryPlace === 'tube') return t(`${spec.battery} Wh am Rahmen`, `${spec.battery} Wh sur le cadre`);
      return t(`${spec.battery} Wh im Rahmen`, `${spec.battery} Wh dans le cadre`);
    case 'rack':
      return t(`Träger für ${spec.rackLoad} kg`, `Porte-bagages pour ${spec.rackLoad} kg`);
    case 'drivetrain':
      return driveTitle(spec);
    case 'fork':
      return t(`Federgabel, ${spec.travel} mm`, `Fourche de ${spec.travel} mm`);
    case 'brake':
      return t(`Scheiben, ${spec.disc} mm`, `Disques de ${spec.disc} mm`);
    case 'light':
      return t(`${spec.lux} Lux`, `${spec.lux} lux`);
    default:
      throw new Error(`A highlight on ${topic} needs a title`);
  }
}

/** The picture that shows a topic: what a bike does not have is not shown. */
function pictureOf(topic: Topic, spec: BikeSpec): View {
  const sprung = spec.fork === 'suspension' || spec.type === 'fully';
  switch (topic) {
    case 'drivetrain':
      return 'gears';
    case 'fork':
      return sprung ? 'suspension' : 'brake';
    case 'wheel':
      return 'brake';
    case 'frame':
      return 'side';
    case 'light':
      return 'cockpit';
    default:
      return topic;
  }
}

/** A highlight with its title and its placeholders filled in. */
export function highlightWords(highlight: Highlight, spec: BikeSpec): { title: Text; text: Text; view: View } {
  const range = rangeOf(spec);
  const values = {
    nm: spec.torque, wh: spec.battery, gears: spec.gears, mm: spec.travel, disc: spec.disc, load: spec.rackLoad,
    kg: decimal(spec.weight), lux: spec.lux, min: range?.[0] ?? '', max: range?.[1] ?? '', width: spec.tyre[0],
  }; // prettier-ignore
  const title = highlight.title ?? topicTitle(highlight.view, spec);
  const filled = (text: Text) => t(fill(text.de, values), fill(text.fr, values));
  return { title: filled(title), text: filled(highlight.text), view: pictureOf(highlight.view, spec) };
}

/**
 * What a subtitle says besides kind and frame: at most three facts, the most important ones for a shopper of that kind.
 */
function subtitleFacts(spec: BikeSpec, used?: Used): Text[] {
  const speed = KINDS[spec.kind].speed;
  if (used) return [same(`${used.kilometres} km`), t(`Jahrgang ${used.year}`, `année ${used.year}`)];
  if (spec.kind === 'kids') {
    const from = spec.heights?.[0] ?? 0;
    return [t(`${wheelInches(spec)} Zoll`, `${wheelInches(spec)} pouces`), t(`ab ${from} cm`, `dès ${from} cm`)];
  }
  const facts: Text[] = [];
  if (spec.travel >= 100) facts.push(same(`${spec.travel} mm`));
  if (speed) facts.push(same(`${spec.battery} Wh`));
  if (speed && spec.travel < 100 && spec.kind !== 'e_road') facts.push(same(`${speed} km/h`));
  if (!speed && spec.gears > 1) facts.push(gearWords(spec.gears));
  if (!speed || spec.kind === 'e_road') facts.push(same(`${decimal(spec.weight)} kg`));
  return facts;
}

/** The line under the name: `Trekking-E-Bike mit Trapezrahmen, 625 Wh, 25 km/h`. */
export function subtitle(spec: BikeSpec, used?: Used): Text {
  const noun = KINDS[spec.kind].noun;
  const silent = spec.kind === 'e_fully' || spec.kind === 'mtb_fully' || spec.kind === 'kids';
  const phrase = silent ? t('', '') : FRAMES[spec.type].phrase;
  const facts = subtitleFacts(spec, used);
  const line = (lang: 'de' | 'fr') =>
    [`${noun[lang]} ${phrase[lang]}`.trim(), ...facts.map((fact) => fact[lang])].join(', ');
  return t(line('de'), line('fr'));
}

/** Attributes of a bike other than brand, size and colour, in the order of the data sheet. */
export function bikeAttributes(spec: BikeSpec, used?: Used): [AttributeSlug, Text[]][] {
  const list: [AttributeSlug, Text[]][] = [];
  const put = (slug: AttributeSlug, value: Text | undefined) => value && list.push([slug, [value]]);
  const kind = KINDS[spec.kind];
  const forms = FRAMES[spec.type].forms.map((form) => FRAME_FORMS[form]);
  if (forms.length && spec.kind !== 'kids') list.push(['pa_rahmenform', forms]);
  put('pa_geschwindigkeit', kind.speed && same(`${kind.speed} km/h`));
  if (spec.motor !== 'none') {
    const range = rangeOf(spec);
    put('pa_motor', MOTORS[spec.motor]);
    put('pa_drehmoment', same(`${spec.torque} Nm`));
    put('pa_akku', same(`${spec.battery} Wh`));
    put('pa_akku-position', BATTERY_PLACES[spec.batteryPlace]);
    put('pa_reichweite', range && same(`${range[0]}–${range[1]} km`));
  }
  put('pa_gewicht', same(`${decimal(spec.weight)} kg`));
  put('pa_gaenge', spec.gears > 0 ? same(String(spec.gears)) : undefined);
  put('pa_schaltung', SHIFTS[spec.shift]);
  put('pa_antrieb', DRIVES[spec.drive]);
  const brake = BRAKES[spec.brake];
  put('pa_bremsen', t(fill(brake.de, { mm: spec.disc }), fill(brake.fr, { mm: spec.disc })));
  put('pa_gabel', FORKS[spec.fork]);
  put('pa_federweg', spec.travel > 0 ? same(`${spec.travel} mm`) : undefined);
  const note = TYRE_NOTES[spec.tyreNote];
  const tyre = `${spec.tyre[0]}–${spec.tyre[1]}`;
  put('pa_reifen', t(tyre + note.de, tyre + note.fr));
  put('pa_laufrad', t(`${wheelInches(spec)} Zoll`, `${wheelInches(spec)} pouces`));
  put('pa_display', spec.display === 'none' ? undefined : DISPLAYS[spec.display]);
  put(
    'pa_licht',
    spec.lux > 0 ? t(`${spec.lux} Lux vorne, Rücklicht`, `${spec.lux} lux à l’avant, feu arrière`) : undefined,
  );
  const { rackLoad } = spec;
  put(
    'pa_gepaecktraeger',
    rackLoad > 0 ? t(`hinten, bis ${rackLoad} kg`, `arrière, jusqu’à ${rackLoad} kg`) : undefined,
  );
  put('pa_rahmenmaterial', MATERIALS[spec.material]);
  put('pa_gesamtgewicht', same(`${spec.totalWeight} kg`));
  put('pa_kilometerstand', used && same(`${used.kilometres} km`));
  put('pa_jahrgang', used && same(String(used.year)));
  return list;
}
