import type { Core, Struct } from '@strapi/strapi';
import { PLAN_LENGTHS_OF_NEW } from '../validation/plan-lengths';

/**
 * What schemas say for the admin panel under `pluginOptions.panel`: of an attribute its label and what helps to fill it in, of
 * the type itself the attribute that names an entry in lists. `{planLengths}` stands for the lengths of plans.
 */
interface PanelOptions {
  title?: string;
  label?: string;
  description?: string;
}

interface FieldMetadata {
  edit?: { label?: string; description?: string };
  list?: { label?: string };
}

interface ViewConfiguration {
  settings: { mainField?: string };
  metadatas: Record<string, FieldMetadata>;
}

function panelOptions({ pluginOptions }: { pluginOptions?: object }): PanelOptions | undefined {
  return (pluginOptions as { panel?: PanelOptions } | undefined)?.panel;
}

/** The view with labels and help set; everything else, such as the layout an editor arranged, stays. */
function withHelp(view: ViewConfiguration, schema: Struct.Schema): ViewConfiguration {
  const metadatas = { ...view.metadatas };
  for (const [field, attribute] of Object.entries(schema.attributes)) {
    const help = panelOptions(attribute);
    const current = metadatas[field];
    if (!help || !current) continue;
    const { label } = help;
    const description = help.description?.replace('{planLengths}', PLAN_LENGTHS_OF_NEW) ?? '';
    metadatas[field] = { ...current, edit: { ...current.edit, label, description }, list: { ...current.list, label } };
  }
  const mainField = panelOptions(schema)?.title ?? view.settings.mainField;
  return { ...view, settings: { ...view.settings, mainField }, metadatas };
}

/** Shows the schemas' labels and help beside the fields of the admin panel. Running it again changes nothing. */
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
