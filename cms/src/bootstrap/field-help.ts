import type { Core, Struct } from '@strapi/strapi';
import { PLAN_LENGTHS_OF_NEW } from '../validation/plan-lengths';

/**
 * `pluginOptions.panel` in schemas: for attributes, label and help text; for types, the attribute that names entries in
 * lists, the columns, and the sort order. `{planLengths}` is replaced by the plan lengths.
 */
interface PanelOptions {
  title?: string;
  list?: string[];
  sort?: string;
  label?: string;
  description?: string;
  /** Read-only in the panel. */
  readOnly?: boolean;
}

interface FieldMetadata {
  edit?: { label?: string; description?: string; editable?: boolean };
  list?: { label?: string };
}

interface ViewConfiguration {
  settings: { mainField?: string; defaultSortBy?: string };
  metadatas: Record<string, FieldMetadata>;
  layouts: { list?: string[] };
}

function panelOptions({ pluginOptions }: { pluginOptions?: object }): PanelOptions | undefined {
  return (pluginOptions as { panel?: PanelOptions } | undefined)?.panel;
}

/** Sets labels, help and columns; other settings, such as columns arranged by editors, are kept. */
function withHelp(view: ViewConfiguration, schema: Struct.Schema): ViewConfiguration {
  const metadatas = { ...view.metadatas };
  for (const [field, attribute] of Object.entries(schema.attributes)) {
    const help = panelOptions(attribute);
    const current = metadatas[field];
    if (!help || !current) continue;
    const { label } = help;
    const description = help.description?.replace('{planLengths}', PLAN_LENGTHS_OF_NEW) ?? '';
    const edit = { ...current.edit, label, description, ...(help.readOnly && { editable: false }) };
    metadatas[field] = { ...current, edit, list: { ...current.list, label } };
  }
  const { title: mainField = view.settings.mainField, ...options } = panelOptions(schema) ?? {};
  const settings = { ...view.settings, mainField };
  if (!options.list || !isUnarranged(view)) return { ...view, settings, metadatas };
  return {
    settings: { ...settings, defaultSortBy: options.sort ?? settings.defaultSortBy },
    metadatas,
    layouts: { ...view.layouts, list: options.list },
  };
}

/** Whether a list still has Strapi's default columns, which start with the id. */
function isUnarranged({ layouts }: ViewConfiguration): boolean {
  return layouts.list?.[0] === 'id';
}

/** Applies labels and help texts of the schemas to the panel. Idempotent. */
export async function describeFields(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const describe = async (service: 'content-types' | 'components', schema: Struct.Schema) => {
    if (!panelOptions(schema)) return;
    const { settings, metadatas, layouts } = await manager.service(service).findConfiguration(schema);
    const current = { settings, metadatas, layouts };
    const wanted = withHelp(current, schema);
    if (JSON.stringify(wanted) === JSON.stringify(current)) return;
    await manager.service(service).updateConfiguration(schema, wanted);
  };
  for (const type of Object.values(strapi.contentTypes)) await describe('content-types', type);
  for (const component of Object.values(strapi.components)) await describe('components', component);
}
