import { Box, Combobox, ComboboxOption, Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { type Product, useCatalogue } from '../catalogue';
import { formatChf } from '../money';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';

/** A product of the shop, looked for by its name and shown with its picture; stored is the end of its address. */
const ProductInput = React.forwardRef<HTMLInputElement, FieldProps>(
  ({ name, label, hint, labelAction, required, disabled }, ref) => {
    const { value, error, onChange } = useField<string | null>(name);
    const t = useTexts();
    const [typed, setTyped] = React.useState('');
    const [text, setText] = React.useState<string>();
    const [chosen, setChosen] = React.useState<Product>();
    const picked = useCatalogue<{ products: Product[] }>(value ? 'products' : undefined, { slugs: value ?? '' });
    const found = useCatalogue<{ products: Product[] }>('products', { q: typed });
    const fetched = value && !picked.loading ? picked.data?.products[0] : undefined;
    const product = value && chosen?.slug === value ? chosen : fetched;
    const others = (found.data?.products ?? []).filter(({ slug }) => slug !== product?.slug && slug !== value);
    const isUnknown = Boolean(value) && !picked.loading && picked.data !== undefined && !product;
    const shown = product?.name ?? value ?? '';
    return (
      <Field.Root
        name={name}
        id={name}
        hint={hint}
        required={required}
        error={error ?? (isUnknown ? t('product.gone') : undefined)}
      >
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Combobox
          ref={ref}
          autocomplete="none"
          placeholder={t('product.placeholder')}
          clearLabel={t('clear')}
          noOptionsMessage={() => t('product.nothing')}
          loadingMessage={t('product.loading')}
          loading={found.loading && others.length === 0}
          disabled={disabled}
          value={value ?? ''}
          textValue={text ?? shown}
          onTextValueChange={setText}
          onInputChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
          onChange={(slug?: string) => {
            setChosen(others.find((each) => each.slug === slug) ?? product);
            onChange(name, slug || null);
          }}
          onClear={() => {
            setText('');
            onChange(name, null);
          }}
        >
          {value ? (
            <ComboboxOption value={value} textValue={shown}>
              {product ? <ProductLine product={product} /> : shown}
            </ComboboxOption>
          ) : null}
          {others.map((each) => (
            <ComboboxOption key={each.slug} value={each.slug} textValue={each.name}>
              <ProductLine product={each} />
            </ComboboxOption>
          ))}
        </Combobox>
        {product ? (
          <Box paddingTop={2}>
            <ProductLine product={product} large />
          </Box>
        ) : null}
        {(found.problem ?? picked.problem) ? (
          <Typography variant="pi" textColor="warning700">
            {found.problem ?? picked.problem}
          </Typography>
        ) : null}
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    );
  },
);
ProductInput.displayName = 'ProductInput';

/** Picture, name, price and whether it can be ordered. */
function ProductLine({ product, large = false }: { product: Product; large?: boolean }) {
  const { name, brand, sku, price, available, picture } = product;
  const t = useTexts();
  const about = [brand, sku, formatChf(price), available ? undefined : t('product.soldOut')]
    .filter(Boolean)
    .join(' · ');
  return (
    <Flex gap={3} tag="span">
      <img src={picture} alt="" width={large ? 128 : 64} height={large ? 80 : 40} style={{ objectFit: 'contain' }} />
      <Flex direction="column" alignItems="flex-start" tag="span">
        <Typography fontWeight={large ? 'semiBold' : 'regular'}>{name}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {about}
        </Typography>
      </Flex>
    </Flex>
  );
}

export default ProductInput;
