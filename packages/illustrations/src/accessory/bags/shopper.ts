import { darken, lighten } from '../../svg/colour.ts';
import { at } from '../../svg/geometry.ts';
import { area, block, disc, line, ring } from '../../svg/shapes.ts';
import { type Look, body } from '../kit.ts';
import { stitch } from '../material.ts';

const LEATHER = { base: '#8a5a34', light: '#b98252', dark: '#5f3b20', edge: '#4a2d17' };
const THREAD = '#b08a5c';
const BRASS = '#d8b978';

const tab = (x: number): string =>
  body(`M${x - 13} 112h26v46l-13 10l-13-10z`, LEATHER, 1.3) +
  stitch(`M${x - 9} 116v40l9 7l9-7v-40`, THREAD) +
  disc(at(x, 128), 3.4, BRASS) +
  disc(at(x, 146), 3.4, BRASS);

/** Body of canvas with a foot of leather. */
const canvas = ({ main }: Look): string =>
  body('M84 126L96 330Q98 348 118 348H282Q302 348 304 330L316 126z', main, 1.6) +
  area('M84 126L96 330Q98 348 118 348H146C128 338 122 326 121 310L112 126z', main.dark) +
  area('M296 126L286 312Q284 334 270 344H282Q302 348 304 330L316 126z', lighten(main.base, 0.15)) +
  area(
    'M190 150C196 190 190 236 176 272C188 240 186 190 178 150zM252 150C246 190 250 226 262 256C240 228 236 190 240 150z',
    main.dark,
    0.7,
  ) +
  line('M104 168C160 176 240 176 298 168M102 188C160 196 240 196 297 188', darken(main.base, 0.06), 1.2) +
  area('M94 292L96 330Q98 348 118 348H282Q302 348 304 330L306 292C240 304 160 304 94 292z', LEATHER.base) +
  area('M94 292L96 330Q98 348 118 348H146C128 338 122 326 121 310L120 297C111 296 102 294 94 292z', LEATHER.dark) +
  stitch('M98 298C160 309 240 309 302 298', THREAD);

const hem = ({ main }: Look): string =>
  body(
    'M80 110Q80 102 90 102H310Q320 102 320 110L318 138C240 148 160 148 82 138z',
    { base: darken(main.base, 0.1), edge: main.edge },
    1.6,
  ) +
  area('M82 124L82 138C160 148 240 148 318 138L319 124C240 134 160 134 82 124z', main.dark) +
  line('M92 108H308', main.light, 3.4) +
  stitch('M86 132C160 142 240 142 314 132', main.base);

/** A shopping bag of canvas with handles of leather, without its shadow on the ground. */
export const shopper = (look: Look): string =>
  line('M136 118C132 34 196 34 192 118', LEATHER.dark, 12) +
  line('M139 108C139 50 184 48 186 104', LEATHER.light, 2) +
  canvas(look) +
  hem(look) +
  line('M208 116C204 28 272 28 268 116', LEATHER.base, 12) +
  line('M212 104C212 46 262 44 263 98', LEATHER.light, 2.4) +
  tab(204) +
  tab(264) +
  body('M132 112h24v72l-12 9l-12-9z', LEATHER, 1.3) +
  stitch('M136 116v64l8 6l8-6v-64', THREAD) +
  line('M127 166h34v28h-34zM144 168v24', BRASS, 4) +
  body('M208 218h58q2 0 2 2v36q0 2-2 2h-58q-2 0-2-2v-36q0-2 2-2z', look.accent, 1) +
  stitch('M210 222h54v32h-54z', look.accent.edge) +
  line('M226 238h22', look.accent.edge, 3) +
  ring(at(221, 238), 4.4, look.accent.edge, 2.4) +
  disc(at(253, 238), 5, look.accent.edge) +
  block(229, 246, 16, 2, 1, look.accent.dark);
