import { describe, expect, it } from 'vitest';
import { readColumn } from './csv-columns.ts';
import { type CsvItem, csvItems, delimiterOf } from './csv-items.server.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function itemsOf(text: string, size = 1000): Promise<CsvItem[]> {
  const items: CsvItem[] = [];
  for await (const item of csvItems(inChunks(text, size))) items.push(item);
  return items;
}

describe('readColumn', () => {
  it.each([
    ['Regular price', { kind: 'field', field: 'regular_price' }], ['Regulärer Preis', { kind: 'field', field: 'regular_price' }],
    ['Tarif régulier', { kind: 'field', field: 'regular_price' }], ['Vorrätig?', { kind: 'field', field: 'stock_status' }],
    ['En stock ?', { kind: 'field', field: 'stock_status' }], ['Stock', { kind: 'field', field: 'stock_quantity' }], ['Bestand', { kind: 'field', field: 'stock_quantity' }],
    ['Attribute 2 value(s)', { kind: 'attribute', number: 2, part: 'values' }], ['Attribut 12 Wert(e)', { kind: 'attribute', number: 12, part: 'values' }],
    ['Valeur(s) de l’attribut 1', { kind: 'attribute', number: 1, part: 'values' }], ['Nom de l’attribut 3', { kind: 'attribute', number: 3, part: 'name' }],
    ['Attribut 1 Sichtbar', { kind: 'attribute', number: 1, part: 'visible' }], ['Meta: colorData', { kind: 'meta', key: 'colorData' }],
    ['Méta : subtitle', { kind: 'meta', key: 'subtitle' }], ['Weight (lbs)', { kind: 'weight', unit: 'lbs' }], ['Gewicht (kg)', { kind: 'weight', unit: 'kg' }],
    ['Meta: _wpml_import_language_code', { kind: 'field', field: 'lang' }], ['Tax class', { kind: 'unknown' }], ['', { kind: 'unknown' }],
  ])('%s', (title, column) => {
    expect(readColumn(title)).toEqual(column);
  }); // prettier-ignore
});

const titles = 'ID,Name,Regular price,Description\n';
const kindsOf = async (csv: string, size?: number) =>
  (await itemsOf(csv, size)).flatMap((item) =>
    item.kind === 'unread' ? [] : [item.kind === 'value' ? item.value.name : item.kind],
  );

describe('a CSV that ends too early', () => {
  it.each([
    ['inside a row', `${titles}1,A,10,x\n2,B`, ['A', 'truncated']],
    ['inside quotes', `${titles}1,A,10,x\n2,B,20,"cut in`, ['A', 'truncated']],
    ['inside quotes that began long before', `${titles}1,A,10,"x\n2,B,20,y\n3,C,20,y\n`, ['truncated']],
    ['nowhere: its last line has no end', `${titles}1,A,10,x\n2,B,20,y`, ['A', 'B']],
    ['nowhere: a spreadsheet left empty cells out', `${titles}1,A,10,x\n2,B,20\n`, ['A', 'B']],
  ])('%s', async (_, csv, kinds) => {
    expect(await kindsOf(csv)).toEqual(kinds);
    expect(await kindsOf(csv, 1)).toEqual(kinds);
  });
});

describe('csvItems', () => {
  it('knows the delimiter that the first line says, in chunks of any size', async () => {
    const csv = 'sep=;\r\n"ID";"Name, lang";Name;"Regular price"\r\n1;x;"A;B";10\r\n';
    for (const size of [1, 3, 1000]) expect(await kindsOf(csv, size)).toEqual(['A;B']);
    const tabs = 'ID\tName\tRegular price\n1\tA, B, C\t10\n';
    for (const size of [1, 1000]) expect(await kindsOf(tabs, size)).toEqual(['A, B, C']);
  });

  it('takes the delimiter from the titles', () => {
    expect(delimiterOf('ID,Type,"a;b;c;d"')).toBe(',');
    expect(delimiterOf('ID;Typ;"Datum, an dem, Angebotspreis"')).toBe(';');
    expect(delimiterOf('ID\tType')).toBe('\t');
    expect(delimiterOf('Art.-Nr.|Bezeichnung|Preis, CHF')).toBe('|');
  });

  it('reads quoted line breaks, escaped commas, category paths and pictures', async () => {
    const csv =
      '\ufeffID,Type,SKU,Name,Published,"In stock?",Description,"Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Meta: drawing"\r\n' +
      '7,variable,A-1,"Helm ""Rigi"", rot",1,backorder,"Eins\nzwei\\ndrei",,"Zubehör > Helme, Sport\\, Freizeit","https://a.example/1,2.jpg, https://a.example/3.jpg",,Farbe,"Rot\\, hell, Blau",1,"{""kind"":""accessory""}"\r\n' +
      '8,variation,\'-A-2,,-1,0,,"1299,50",,,id:7,Farbe,Blau,,\r\n';
    for (const size of [1, 10_000]) {
      const [first, second, ...others] = await itemsOf(csv, size);
      expect(others).toEqual([]);
      expect(first?.kind === 'value' && first.value).toMatchObject({
        id: '7', name: 'Helm "Rigi", rot', status: 'publish', stock_status: 'backorder', description: 'Eins\nzwei\ndrei',
        categories: ['Zubehör', 'Helme', 'Sport, Freizeit'], images: ['https://a.example/1,2.jpg', 'https://a.example/3.jpg'],
        attributes: [{ name: 'Farbe', options: ['Rot, hell', 'Blau'], visible: true }], meta_data: [{ key: 'drawing', value: '{"kind":"accessory"}' }],
      }); // prettier-ignore
      expect(second?.kind === 'value' && second.value).toMatchObject({
        sku: '-A-2',
        status: 'draft',
        parent_id: '7',
        parent_sku: '',
        regular_price: '1299,50',
      });
    }
  });

  it('takes lines with too few or too many cells as they are', async () => {
    const items = await itemsOf('Name,Regular price,SKU\nA,5\n\nB,6,x,y,z\n');
    expect(items.map((item) => item.kind === 'value' && [item.value.name, item.value.regular_price, item.value.sku])).toEqual([
      ['A', '5', ''], ['B', '6', 'x'],
    ]); // prettier-ignore
  });

  it.each([
    ['without quotes', 'x'.repeat(4_200_000)],
    ['within quotes', `"${'x'.repeat(4_200_000)}`],
  ])('refuses a line that does not end: %s', async (_, line) => {
    const first = `ID,Name,Regular price,${line}`;
    const later = `${titles}1,A,10,${line}\n2,B,20,y\n`;
    await expect(itemsOf(first, 65_536)).rejects.toThrow(/the header row is longer/);
    await expect(itemsOf(later, 65_536)).rejects.toThrow(/A row is longer/);
  });

  it('refuses titles of nothing but delimiters', async () => {
    const csv = `ID,Name${','.repeat(8_000_000)}`;
    await expect(itemsOf(csv, 65_536)).rejects.toThrow(/the header row is longer/);
  });

  it('refuses what is no export', async () => {
    await expect(itemsOf('Vorname,Nachname\nA,B\n')).rejects.toThrow(/no name column among "Vorname"/);
    await expect(itemsOf('ID,Name,Farbe\n1,A,rot\n')).rejects.toThrow(/no price column/);
    await expect(itemsOf('\n\n')).rejects.toThrow(/no header row/);
  });
});
