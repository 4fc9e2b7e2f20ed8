import type { Answers } from '~/modules/quiz/answers.ts';
import { classOf, kilograms, type QuizBike } from '~/modules/quiz/quiz-bike.ts';

/*
 * Fifteen more people, written from the catalogue's data sheets after the forty of `personas.ts`, and only counted: no
 * rule of the quiz was changed for them. A dealer's judgement is a condition here, so that it covers every bike and not
 * only examples.
 */

export interface FreshPersona {
  /** First name, age, town; fictional. */
  name: string;
  answers: Answers;
  /** Whether an honest dealer could sell them this bike; absent if there is none. */
  suits?: (bike: QuizBike) => boolean;
  /**
   * Whether it would be dangerous for them: too large or small, too fast, too heavy to carry or hold, not made to carry
   * children.
   */
  isDangerous: (bike: QuizBike) => boolean;
}

const fits = (bike: QuizBike, cm: number): boolean =>
  bike.sizes.length > 0
    ? bike.sizes.some(({ minCm, maxCm }) => minCm <= cm && cm <= maxCm)
    : (bike.riderMinCm ?? 999) <= cm && cm <= (bike.riderMaxCm ?? 0);
/** Off by more than seat post and stem can compensate. */
const isFarOff = (bike: QuizBike, cm: number): boolean => !fits(bike, cm - 3) && !fits(bike, cm + 3) && !fits(bike, cm);
const isFast = ({ speedKmh }: QuizBike): boolean => speedKmh === 45;
const is = (bike: QuizBike, ...kinds: string[]): boolean => kinds.includes(classOf(bike));
const rate = ({ price, isOccasion }: QuizBike): number => price / 100 / (isOccasion ? 12 : 36);
const hasMotor = ({ torqueNm }: QuizBike): boolean => torqueNm !== null;
const has = (bike: QuizBike, ...types: string[]): boolean => types.some((type) => bike.frameTypes.includes(type));
const kg = (bike: QuizBike): number => kilograms(bike) ?? 99;

/** Too large or too small, or faster than requested. */
const wrongFor =
  (cm: number, more: (bike: QuizBike) => boolean = () => false) =>
  (bike: QuizBike): boolean =>
    isFarOff(bike, cm) || isFast(bike) || more(bike);

export const freshPersonas: readonly FreshPersona[] = [
  {
    name: 'Nesrin, 34, Dietikon: day care with one child, then the train to work',
    answers: {
      height: 165,
      uses: ['work', 'kids'],
      terrain: 'hilly',
      distance: 8,
      speed: 25,
      load: 'child',
      storage: 'ground',
      budget: 130,
    },
    suits: (bike) => fits(bike, 165) && hasMotor(bike) && is(bike, 'trekking', 'city', 'cargo') && rate(bike) <= 137,
    isDangerous: wrongFor(165, (bike) => is(bike, 'road', 'gravel', 'fully')),
  },
  {
    name: 'Beat, 58, Sumiswald: 112 kg, farm tracks and hills, wants to lose some',
    answers: {
      height: 183,
      uses: ['tours'],
      terrain: 'steep',
      distance: 35,
      speed: 25,
      entry: 'any',
      storage: 'ground',
      budget: 160,
    },
    suits: (bike) =>
      fits(bike, 183) && is(bike, 'trekking', 'allroad', 'hardtail') && (bike.torqueNm ?? 0) >= 75 && rate(bike) <= 168,
    isDangerous: wrongFor(183, (bike) => is(bike, 'road', 'gravel') || !hasMotor(bike)),
  },
  {
    name: 'Lia, 16, Chur: trails after school, small for her age',
    answers: { height: 157, uses: ['trails'], terrain: 'offroad', speed: 25, load: 'little', budget: 130 },
    suits: (bike) => fits(bike, 157) && is(bike, 'fully', 'hardtail') && rate(bike) <= 137,
    isDangerous: wrongFor(157, (bike) => is(bike, 'cargo', 'city', 'road')),
  },
  {
    name: 'Marcel, 45, Wil: thirty kilometres to the office, has a licence',
    answers: {
      height: 178,
      uses: ['work'],
      terrain: 'hilly',
      distance: 60,
      speed: 45,
      load: 'bags',
      storage: 'ground',
      budget: 200,
    },
    suits: (bike) => fits(bike, 178) && isFast(bike) && (bike.rangeMaxKm ?? 0) >= 60 && rate(bike) <= 210,
    isDangerous: (bike) => isFarOff(bike, 178),
  },
  {
    name: 'Anni, 81, Davos: steep village, low step, 152 cm',
    answers: {
      height: 152,
      uses: ['town'],
      terrain: 'steep',
      distance: 4,
      speed: 25,
      load: 'bags',
      entry: 'low',
      storage: 'ground',
      budget: 130,
    },
    suits: (bike) => fits(bike, 152) && has(bike, 'wave') && (bike.torqueNm ?? 0) >= 60 && rate(bike) <= 137,
    isDangerous: wrongFor(152, (bike) => has(bike, 'diamant') || kg(bike) > 32),
  },
  {
    name: 'Jonas, 27, Lausanne: fourth floor, no lift, flat ways along the lake',
    answers: {
      height: 181,
      uses: ['town'],
      terrain: 'flat',
      distance: 5,
      speed: 25,
      load: 'little',
      storage: 'carry',
      budget: 110,
    },
    suits: (bike) =>
      fits(bike, 181) && kg(bike) <= 20 && is(bike, 'city', 'trekking', 'gravel', 'road', 'other') && rate(bike) <= 115,
    isDangerous: wrongFor(181, (bike) => kg(bike) > 25),
  },
  {
    name: 'Familie Okafor, Bern: twins of three, shopping, one car less',
    answers: {
      height: 174,
      uses: ['kids', 'loads'],
      terrain: 'hilly',
      distance: 12,
      speed: 25,
      load: 'children',
      storage: 'ground',
      budget: 230,
    },
    suits: (bike) => fits(bike, 174) && is(bike, 'cargo') && rate(bike) <= 242,
    isDangerous: wrongFor(174, (bike) => !is(bike, 'cargo')),
  },
  {
    name: 'Tim, 22, Basel: 204 cm, wants one bike for everything',
    answers: {
      height: 204,
      uses: ['work', 'tours'],
      terrain: 'flat',
      distance: 20,
      speed: 25,
      load: 'bags',
      budget: 160,
    },
    suits: (bike) => fits(bike, 204) && is(bike, 'trekking', 'allroad') && rate(bike) <= 168,
    isDangerous: wrongFor(204),
  },
  {
    name: 'Elodie, 39, Sion: gravel in the valley, no bags, sporty',
    answers: {
      height: 170,
      uses: ['tours'],
      terrain: 'flat',
      distance: 70,
      speed: 25,
      load: 'little',
      entry: 'any',
      budget: 150,
    },
    suits: (bike) => fits(bike, 170) && is(bike, 'gravel', 'road', 'trekking', 'allroad') && rate(bike) <= 158,
    isDangerous: wrongFor(170, (bike) => is(bike, 'cargo', 'fully')),
  },
  {
    name: 'Rolf, 66, Olten: bad hip, wants to go fast all the same, not asked for a licence yet',
    answers: {
      height: 176,
      uses: ['tours', 'town'],
      terrain: 'hilly',
      distance: 40,
      speed: 25,
      entry: 'low',
      load: 'bags',
      budget: 150,
    },
    suits: (bike) => fits(bike, 176) && has(bike, 'wave') && (bike.rangeMaxKm ?? 0) >= 60 && rate(bike) <= 158,
    isDangerous: wrongFor(176, (bike) => has(bike, 'diamant')),
  },
  {
    name: 'Soraya, 30, Genève: budget of fifty a month, to the university',
    answers: {
      height: 168,
      uses: ['work', 'town'],
      terrain: 'flat',
      distance: 6,
      speed: 25,
      load: 'bags',
      storage: 'outside',
      budget: 55,
    },
    suits: (bike) => fits(bike, 168) && is(bike, 'city', 'trekking', 'other') && rate(bike) <= 64,
    isDangerous: wrongFor(168, (bike) => is(bike, 'cargo')),
  },
  {
    name: 'Urs, 51, Altdorf: delivers bread with his own bike',
    answers: {
      height: 186,
      uses: ['loads', 'work'],
      terrain: 'hilly',
      distance: 25,
      speed: 25,
      load: 'heavy',
      storage: 'ground',
      budget: 240,
    },
    suits: (bike) => fits(bike, 186) && is(bike, 'cargo') && rate(bike) <= 252,
    isDangerous: wrongFor(186, (bike) => is(bike, 'road', 'gravel', 'fully', 'hardtail')),
  },
  {
    name: 'Milena, 43, Locarno: some steps to the cellar, 160 cm, to the market',
    answers: {
      height: 160,
      uses: ['town'],
      terrain: 'hilly',
      distance: 6,
      speed: 25,
      load: 'bags',
      entry: 'medium',
      storage: 'steps',
      budget: 115,
    },
    suits: (bike) => fits(bike, 160) && is(bike, 'city', 'trekking', 'other') && kg(bike) <= 28 && rate(bike) <= 121,
    isDangerous: wrongFor(160, (bike) => kg(bike) > 32),
  },
  {
    name: 'Petra, 48, Einsiedeln: alpine day tours with her husband, 140 cm tall',
    answers: { height: 140, uses: ['tours'], terrain: 'steep', distance: 45, speed: 25, load: 'little', budget: 200 },
    // No bike for adults is made for 140 cm; the smallest begin at 142.
    suits: (bike) => bike.sizes.some(({ minCm }) => minCm <= 143) && hasMotor(bike),
    isDangerous: wrongFor(140),
  },
  {
    name: 'Kevin, 24, Emmen: full-suspension for the bike park, 188 cm',
    answers: {
      height: 188,
      uses: ['trails'],
      terrain: 'offroad',
      distance: 25,
      speed: 25,
      load: 'little',
      entry: 'any',
      budget: 190,
    },
    suits: (bike) => fits(bike, 188) && is(bike, 'fully') && rate(bike) <= 200,
    isDangerous: wrongFor(188, (bike) => is(bike, 'city', 'cargo', 'road', 'trekking')),
  },
];
