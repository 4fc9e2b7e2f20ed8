import { type ValuesOf, flag, measure, oneOf } from '../fields.ts';
import { drawWheel } from '../bike/wheel.ts';
import { GRAPHITE, INK, STEEL } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line, placed } from '../svg/shapes.ts';
import { ladder, reflector, stitch, webbing } from './material.ts';
import { type Look, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['kids', 'dog', 'cargo', 'flatbed'], 'kids'),
  wheel: measure(305, 507, 406),
  roof: oneOf(['round', 'angular', 'open'], 'round'),
  flag: flag(true),
  handle: flag(true),
  length: measure(210, 280, 262),
};
type Values = ValuesOf<typeof FIELDS>;

const wheel = (x: number, y: number, bsd: number): string =>
  placed(
    at(x, y),
    drawWheel(
      { tyre: 46, tyreStyle: 'city', sidewall: null, deepRim: 0, spokes: 20 },
      { centre: at(0, 0), bsd, hubRadius: 24, rim: '#565d63', accent: INK, close: false },
    ) +
      disc(at(0, 0), 26, GRAPHITE) +
      disc(at(0, 0), 12, STEEL),
    { scale: 0.22 },
  );

const ROOFS = {
  round: {
    shell: 'M58 262C48 190 76 96 152 82H226C284 84 318 170 326 262',
    pane: 'M112 218C112 160 130 118 164 110H212C240 112 262 152 270 218z',
    glint: 'M130 208C132 168 144 138 166 126H204L150 208z',
    shine: 'M152 91H224C254 95 280 128 296 168',
  },
  angular: {
    shell: 'M56 262L74 112Q78 92 98 90L214 80Q232 78 242 92L326 262',
    pane: 'M106 216L116 130Q118 120 128 119L206 112Q216 111 221 120L268 216z',
    glint: 'M124 206L132 134L182 129L144 206z',
    shine: 'M104 99L214 89Q226 88 232 98L296 222',
  },
  open: {
    shell: 'M58 262L70 150Q74 132 92 132H262Q280 132 288 148L326 262',
    pane: 'M108 220L114 164Q116 154 126 154H238Q248 154 252 162L276 220z',
    glint: 'M124 212L130 166H180L146 212z',
    shine: 'M92 141H262Q274 141 280 152L304 214',
  },
};

function cabin(v: Values, { main, accent, close }: Look): string {
  const roof = ROOFS[v.roof];
  const net = v.form === 'dog';
  return (
    body(`${roof.shell}C326 282 316 288 300 288H86C68 288 60 280 58 262z`, main, 4) +
    area('M60 236L58 262C60 280 68 288 86 288H300C316 288 326 282 326 262L318 236z', main.dark) +
    body(roof.pane, { base: net ? '#3b4045' : '#aebfc6', edge: INK }, 12) +
    (net
      ? line(
          'M124 200L200 122M150 208L234 134M184 210L250 152M118 166L160 208M140 130L216 208M180 124L250 200',
          '#5c6267',
          2,
        )
      : area(roof.glint, '#d5e0e4')) +
    line(roof.shine, main.light, 6) +
    (net ? '' : line(roof.pane, '#7d8f97', 1.6)) +
    area('M64 226L60 250H324L320 226C250 240 130 240 64 226z', main.dark, 0.5) +
    line('M60 250H324', accent.base, 8) +
    line('M62 247H322', accent.light, 1.6) +
    stitch('M66 262H320', main.base) +
    stitch('M92 228H290', main.base) +
    webbing(286, 226, 12, 48) +
    ladder(280, 240, 24) +
    reflector(100, 262, 40, 18) +
    (close ? line('M66 272H318', main.edge, 1.4) : '') +
    (v.form === 'dog' ? block(176, 252, 46, 30, 5, accent.base) : '')
  );
}

function cargo(v: Values, { main, accent, close }: Look): string {
  const left = 200 - v.length / 2 - 14;
  if (v.form === 'flatbed')
    return (
      block(left, 262, v.length, 24, 6, main.edge) +
      block(left + 2, 262, v.length - 4, 16, 5, main.base) +
      line(`M${left + 10} 267h${v.length - 20}`, main.light, 3) +
      body(boxPath(left + 26, 160, v.length - 90, 102, 6), accent) +
      line(`M${left + 26} 196h${v.length - 90}M${left + 26} 230h${v.length - 90}`, accent.dark, 4) +
      area(`M${left + 26} 166q0-6 6-6h${v.length - 102}q6 0 6 6v8H${left + 26}z`, accent.light) +
      area(`M${left + v.length - 100} 174h36v82q0 6-6 6h-30z`, accent.dark, 0.6) +
      webbing(left + 70, 160, 14, 102) +
      webbing(left + v.length - 118, 160, 14, 102) +
      ladder(left + 66, 200, 22) +
      ladder(left + v.length - 122, 200, 22) +
      reflector(left + 8, 266, 34, 14)
    );
  return (
    body(`M${left} 150h${v.length}l-10 128q-2 10-12 10h${44 - v.length}q-10 0-12-10z`, main, 4) +
    area(`M${left + 6} 236h${v.length - 13}l-3 42q-2 10-12 10h${44 - v.length}q-10 0-12-10z`, main.dark) +
    block(left - 6, 140, v.length + 12, 18, 7, INK) +
    block(left, 143, v.length, 4, 2, '#5c6267') +
    line(`M${left + 20} 206h${v.length - 42}`, accent.base, 12, { butt: true }) +
    line(`M${left + 20} 202h${v.length - 42}`, accent.light, 1.6) +
    stitch(`M${left + 16} 172h${v.length - 34}`, main.base) +
    stitch(`M${left + 20} 230h${v.length - 42}`, main.base) +
    [0.24, 0.72]
      .map((t) => webbing(left + v.length * t, 142, 14, 84) + ladder(left + v.length * t - 4, 176, 22))
      .join('') +
    reflector(left + v.length * 0.44, 246, 40, 20) +
    (close ? line(`M${left + 20} 218h${v.length - 42}`, main.light, 1.6, { dash: [5, 4] }) : '') +
    (v.roof === 'open'
      ? ''
      : body(
          `M${left + 4} 140Q${left + 10} 100 ${left + 50} 98H${left + v.length - 50}Q${left + v.length - 10} 100 ${left + v.length - 4} 140z`,
          accent,
        ) + line(`M${left + 50} 106H${left + v.length - 60}`, accent.light, 5))
  );
}

/** Side view, coupling to the right. */
export const trailer = defineAccessory(FIELDS, {
  draw(v, look) {
    const radius = (v.wheel / 2 + 46) * 0.22;
    const hasCabin = v.form === 'kids' || v.form === 'dog';
    return (
      ground(200, 180, 352) +
      line('M286 266C330 272 352 240 384 234', GRAPHITE, 12) +
      line('M300 264C330 264 352 238 380 232', '#5c6267', 2.5) +
      disc(at(386, 233), 9, STEEL) +
      disc(at(386, 233), 4, INK) +
      (v.handle && hasCabin ? line('M84 150L34 112v28', GRAPHITE, 10) + line('M34 114v28', look.accent.base, 11) : '') +
      (hasCabin ? cabin(v, look) : cargo(v, look)) +
      wheel(hasCabin ? 150 : 180, 348 - radius, v.wheel) +
      (v.flag ? line('M66 262L44 250V92', GRAPHITE, 4) + area('M44 92L80 104L44 120z', '#e4572e') : '')
    );
  },
  detail: () => closeUp(170, 270, 190),
});
