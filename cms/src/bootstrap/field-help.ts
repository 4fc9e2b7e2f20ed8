import type { Core, UID } from '@strapi/strapi';
import { COMPONENT_HELP, CONTENT_TYPE_HELP, type FieldHelp } from './field-help-texts';

interface FieldMetadata {
  edit?: { label?: string; description?: string };
  list?: { label?: string };
}

interface ViewConfiguration {
  settings: { mainField?: string };
  metadatas: Record<string, FieldMetadata>;
}

/** The view with labels and help set; everything else, such as the layout an editor arranged, stays. */
function withHelp(view: ViewConfiguration, help: FieldHelp): ViewConfiguration {
  const metadatas = { ...view.metadatas };
  for (const [field, [label, description]] of Object.entries(help.fields)) {
    const current = metadatas[field];
    if (!current) throw new Error(`Field help names «${field}», which the content type does not have.`);
    metadatas[field] = { ...current, edit: { ...current.edit, label, description }, list: { ...current.list, label } };
  }
  return { ...view, settings: { ...view.settings, mainField: help.title }, metadatas };
}

/** Shows labels and help beside every field of the admin panel. Running it again changes nothing. */
export async function describeFields(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const describe = async (service: 'content-types' | 'components', model: object, help: FieldHelp) => {
    const { settings, metadatas, layouts } = await manager.service(service).findConfiguration(model);
    const current = { settings, metadatas, layouts };
    const wanted = { layouts, ...withHelp(current, help) };
    if (JSON.stringify(wanted.metadatas) === JSON.stringify(metadatas) && settings.mainField === help.title) return;
    await manager.service(service).updateConfiguration(model, wanted);
  };
  for (const [uid, help] of Object.entries(CONTENT_TYPE_HELP)) {
    await describe('content-types', strapi.contentType(uid as UID.ContentType), help);
  }
  for (const [uid, help] of Object.entries(COMPONENT_HELP)) {
    const component = strapi.components[uid as UID.Component];
    if (component) await describe('components', component, help);
  }
}
