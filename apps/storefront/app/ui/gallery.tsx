import { Buttons } from './gallery/buttons';
import { Fields } from './gallery/fields';
import { Overlays } from './gallery/overlays';
import { Pages } from './gallery/pages';
import { Plan } from './gallery/plan';
import { Prices } from './gallery/prices';
import { Products } from './gallery/products';
import { PLACEHOLDERS, type GalleryPictures } from './gallery/samples';
import { Container } from './layout';

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
