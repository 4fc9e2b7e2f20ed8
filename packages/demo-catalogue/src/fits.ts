/** What accessories need of a bike, in the words of the data sheets. */
import { t, type Text } from './text.ts';

const wheel = (inches: string) => t(`Laufrad ${inches} Zoll`, `Roue de ${inches} pouces`);
const upTo = (kg: number) => t(`Velos bis ${kg} kg`, `Vélos jusqu’à ${kg} kg`);

export const FITS = {
  any: t('jedes Velo', 'tous les vélos'),
  rack: t('Gepäckträger hinten', 'Porte-bagages arrière'),
  strongRack: t('Gepäckträger ab 35 kg', 'Porte-bagages dès 35 kg'),
  eyelets: t('Ösen am Rahmen', 'Œillets du cadre'),
  forkEyelets: t('Ösen an der Gabel', 'Œillets de la fourche'),
  stays: t('Sitzstreben aus Metall', 'Haubans métalliques'),
  seatTube: t('Sitzrohr aus Metall', 'Tube de selle métallique'),
  headTube: t('Steuerrohr', 'Tube de direction'),
  triangle: t('Rahmendreieck', 'Triangle du cadre'),
  battery: t('Akku des E-Bikes', 'Batterie du vélo électrique'),
  dynamo: t('Nabendynamo', 'Moyeu dynamo'),
  axle: t('Hinterachse mit Kupplung', 'Axe arrière avec attelage'),
  wheel28: wheel('28'),
  wheel29: wheel('29'),
  upTo15: upTo(15),
  upTo20: upTo(20),
  upTo25: upTo(25),
  upTo30: upTo(30),
} as const satisfies Record<string, Text>;

export type Fit = keyof typeof FITS;
