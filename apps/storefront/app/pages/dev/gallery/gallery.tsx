import { Buttons } from './buttons.tsx';
import { Fields } from './fields.tsx';
import { Overlays } from './overlays.tsx';
import { Pages } from './pages.tsx';
import { Plan } from './plan.tsx';
import { Prices } from './prices.tsx';
import { Products } from './products.tsx';
import { PLACEHOLDERS, type GalleryPictures } from './samples.ts';
import { Container } from '~/ui/layout.tsx';

/** Every component of the shop in every state, for the page `/dev/ui`. Its words are samples and stay German. */
export function Gallery({ pictures = PLACEHOLDERS }: { pictures?: GalleryPictures }) {
  return (
    <Container className="py-12">
      <h1 className="text-h1">Bausteine und Zustände</h1>
      <Prices />
      <Buttons />
      <Fields />
      <Plan />
      <Products pictures={pictures} />
      <Overlays pictures={pictures} />
      <Pages pictures={pictures} />
    </Container>
  );
}
