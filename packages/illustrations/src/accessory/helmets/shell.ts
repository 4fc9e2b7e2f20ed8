import { GRAPHITE, INK, STEEL, TAIL_RED, type Shades } from '../../svg/colour.ts';
import { at } from '../../svg/geometry.ts';
import { area, block, disc, line } from '../../svg/shapes.ts';
import { type Look, body } from '../kit.ts';
import { strap } from '../material.ts';

/*
 * The round shell of a helmet for town, seen from its right side: lining and straps behind, the coat with one crescent
 * of light, the rim in front. Road and trail helmets have outlines of their own (helmet.ts).
 */

const OUTLINE =
  'M60 226C52 148 112 74 206 72C286 70 346 124 354 200C356 216 348 226 332 228L288 234C264 238 250 248 234 258C220 267 198 270 176 266L112 256C84 251 63 246 60 226z';
const SHADE =
  'M60 226C55.6 183 72 142 101 113C92 140 94 186 114 212C150 236 196 226 232 216C272 206 316 204 354 200C356 216 348 226 332 228L288 234C264 238 250 248 234 258C220 267 198 270 176 266L112 256C84 251 63 246 60 226z';
const RIM =
  'M60 226C60 222 60 218 60 214C68 230 88 236 114 240L178 249C196 252 212 249 226 240C244 229 262 220 286 217L340 211C346 210 351 208 354 203C355 217 347 226 332 228L288 234C264 238 250 248 234 258C220 267 198 270 176 266L112 256C84 251 63 246 60 226z';

/** Lining that is seen below the rim. */
const LINING =
  area('M112 254C140 262 176 270 204 262C226 256 238 244 262 238L300 232L296 214H110z', '#1f2427') +
  area('M128 246C150 254 178 260 200 254C214 250 222 244 230 238L214 226H126z', '#3a4146');

/** Straps that meet at a divider, and the buckle under the chin. */
export const chinStraps = ({ accent }: Look, colour: string | null): string =>
  strap('M130 252C146 274 164 288 186 297', 9, colour ?? undefined) +
  strap('M262 236C252 262 236 282 196 297', 9, colour ?? undefined) +
  strap('M192 298C196 308 202 318 210 326', 9, colour ?? undefined) +
  area('M176 290L198 286L208 298L200 308L182 305z', INK) +
  line('M182 293L197 290', '#5a6166', 2) +
  disc(at(192, 299), 2.6, '#5a6166') +
  block(192, 318, 46, 20, 6, INK) +
  block(197, 321, 20, 4, 2, '#5a6166') +
  block(220, 320, 12, 16, 3, accent.base) +
  line('M236 329C248 331 256 339 254 350', colour ?? '#24292d', 8) +
  line('M251 349h7', accent.base, 3);

/** What lies behind the shell. */
export const inside = (look: Look, strapColour: string | null): string => LINING + chinStraps(look, strapColour);

/** The coat of the shell with its shade and its crescent of light. */
export const coat = (main: Shades): string =>
  body(OUTLINE, main, 1.6) +
  area(SHADE, main.dark) +
  area(
    'M206 82C262 80 312 108 334 156C306 122 262 104 212 104C178 104 148 116 126 134C148 102 174 84 206 82z',
    main.light,
  ) +
  area('M322 168C328 176 333 186 336 196L326 197C324 186 320 176 316 168z', main.light, 0.8);

/** What helmets for fast bikes have over the ear. */
export const earCover = ({ main }: Look): string =>
  body('M84 236C86 280 122 304 160 302C190 300 206 278 212 250z', { base: main.dark, edge: main.edge }, 1.6) +
  line('M98 262C108 282 132 294 160 292', main.base, 3);

/** The rim with the line above it in the accent's colour. */
export const rim = (colour: string): string =>
  area(RIM, '#22272b') +
  line('M66 232C86 244 120 248 176 257C198 260 214 258 228 249C246 237 262 229 288 225', '#50575d', 2.4) +
  line('M74 208C108 228 150 238 184 238C220 238 236 220 290 204', colour, 4.5);

/** An opening for air, its lip in the light. */
const slot = (d: string, lip: string): string => area(d, '#14181a') + line(lip, '#4b5258', 3);

const SLOTS = [
  slot(
    'M140 178C136 148 148 122 170 108C178 104 182 110 179 118C170 140 168 160 172 182C173 190 166 193 158 191C148 190 142 186 140 178z',
    'M170 112C160 130 158 160 163 184',
  ),
  slot(
    'M204 182C198 152 204 124 220 106C226 100 234 104 233 112C230 136 232 158 240 178C243 186 236 189 228 189C216 190 206 190 204 182z',
    'M226 108C216 130 218 160 230 184',
  ),
  slot(
    'M270 176C258 152 258 130 266 114C270 108 277 110 279 117C284 138 294 154 306 168C311 174 306 178 298 179C286 181 275 183 270 176z',
    'M271 114C268 134 276 156 294 174',
  ),
  slot(
    'M104 172C102 152 108 136 120 124C126 120 131 124 129 130C122 144 120 158 121 174C121 181 115 183 111 181C106 180 104 178 104 172z',
    'M122 128C113 142 111 158 113 175',
  ),
  slot(
    'M186 92C188 86 196 82 203 82C209 82 210 87 206 90C200 95 198 100 198 106C198 111 192 112 189 109C186 106 185 97 186 92z',
    'M202 84C194 90 192 98 192 106',
  ),
  slot(
    'M246 96C244 90 248 86 254 88C264 92 272 98 278 106C281 111 277 115 272 113C263 110 250 105 246 96z',
    'M250 89C255 98 264 106 273 110',
  ),
  slot(
    'M314 172C306 160 302 150 302 140C303 134 309 134 312 139C318 150 324 158 330 166C333 171 328 174 323 174C319 175 317 175 314 172z',
    'M305 138C308 150 314 162 322 170',
  ),
];

/** The first so many openings. */
export const slots = (count: number): string => SLOTS.slice(0, count).join('');

/** A rear light in the shell. */
export const tailLight = (): string =>
  block(54, 178, 15, 40, 6, '#7d0f18') +
  block(56, 181, 9, 34, 4, TAIL_RED) +
  [8, 18, 28].map((k) => disc(at(60.5, 179 + k), 2, '#ff8e8e')).join('');

/** The wheel that sets the width. */
export const dial = ({ accent }: Look): string =>
  area('M66 238l-14 6q-8 4-5 13l3 9q4 8 12 6l12-4z', INK) +
  [0, 1, 2, 3, 4].map((k) => line(`M${50 + k * 4.4} ${248 + (k % 2) * 2}l5 18`, '#50575d', 1.6)).join('') +
  line('M56 254l4 12', accent.base, 3);

/** A short peak over the forehead. */
export const peakCap = (): string =>
  area('M318 212C342 206 368 212 386 226C392 231 388 238 380 237C356 231 336 230 312 233z', INK) +
  line('M322 216C342 213 362 218 378 228', '#50575d', 2.4);

/** A tinted shield on a hinge. */
export const shield = (): string =>
  area(
    'M262 196C296 186 330 182 354 186C366 206 372 238 366 274C364 286 356 288 344 282C318 268 292 250 276 228z',
    '#8fa6b0',
    0.62,
  ) +
  line('M354 186C366 206 372 238 366 274C364 286 356 288 344 282C318 268 292 250 276 228', '#50656e', 2) +
  area('M318 192L342 190C352 214 354 244 350 276L328 262C334 236 330 212 318 192z', '#ffffff', 0.42) +
  area('M296 196L306 194C318 214 322 236 318 256L308 250C310 230 306 212 296 196z', '#ffffff', 0.28) +
  area('M256 190C292 178 330 174 360 182Q364 190 358 194C330 188 296 192 264 206z', INK) +
  disc(at(268, 197), 8, GRAPHITE) +
  disc(at(268, 197), 4, STEEL);

/** The maker's plate above the rim. */
export const plate = (): string =>
  block(108, 208, 40, 13, 2, '#f4f4f0') +
  line('M119 214.5h16', INK, 1.6) +
  disc(at(116, 214.5), 3, INK) +
  disc(at(138, 214.5), 3.4, INK);

/** Mountains with snow, a sun and a cloud: what children's helmets are painted with. */
export function mountains({ main, accent }: Look): string {
  const peak = (x: number, y: number, w: number, h: number) =>
    area(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}z`, main.edge, 0.55) +
    area(
      `M${x - w * 0.3} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.3} ${y - h * 0.7}L${x + w * 0.08} ${y - h * 0.56}L${x - w * 0.1} ${y - h * 0.64}z`,
      '#ffffff',
    );
  return (
    peak(140, 214, 40, 66) +
    peak(206, 216, 46, 86) +
    peak(276, 206, 40, 62) +
    disc(at(292, 122), 13, accent.base) +
    area('M150 128q8-10 18-4q10-8 18 2q8 0 8 8h-50q-2-6 6-6z', '#ffffff', 0.9)
  );
}
