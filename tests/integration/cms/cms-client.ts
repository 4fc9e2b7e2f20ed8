import { z } from 'zod';

const password = 'Velory-Demo-2026';

/** Logins of `cms/src/seed/demo-users.json`. */
export const editor = 'redaktion@velory.example';
export const limmatAdmin = 'personal@limmatwerke.example';
export const superAdmin = 'admin@velory.example';

export const faq = 'api::faq-entry.faq-entry';
export const brandWorld = 'api::brand-world.brand-world';
export const component = 'api::component.component';
export const collection = 'api::collection.collection';
export const liveNotification = 'api::live-notification.live-notification';
export const page = 'api::page.page';
export const userForm = 'api::user-form.user-form';
export const organization = 'api::organization.organization';

/** An answer of one paragraph, as the panel's editor sends it. */
export const answer = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

const entrySchema = z.looseObject({ documentId: z.string() });
export type Entry = z.infer<typeof entrySchema>;

/** Strapi's answer: the entry of a success, or the error's message and the fields it names. */
export interface Answer {
  status: number;
  entry?: Entry;
  message?: string;
  fields: string[];
}

const failure = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()) })) }).partial(),
  }),
});

const fileSchema = z.looseObject({ id: z.number(), url: z.string(), mime: z.string(), ext: z.string() });

/** Strapi's answer to an upload: the stored file, or why it was refused. */
interface Uploaded {
  status: number;
  file: z.infer<typeof fileSchema> | undefined;
  message: string | undefined;
}

async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = failure.safeParse(body).data?.error;
  return {
    status: response.status,
    entry: z.object({ data: entrySchema }).safeParse(body).data?.data,
    message: error?.message,
    fields: (error?.details.errors ?? []).flatMap(({ path }) => path),
  };
}

const helpSchema = z.object({
  settings: z.object({ mainField: z.string() }),
  metadatas: z.record(
    z.string(),
    z.object({ edit: z.object({ label: z.string(), description: z.string() }).partial() }),
  ),
});

/** The admin panel's own API, as one of the demo users. */
export class Panel {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async login(url: string, email: string): Promise<Panel> {
    const response = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await response.json());
    return new Panel(url, data.token);
  }

  async list(uid: string, locale = 'de'): Promise<{ status: number; entries: Entry[] }> {
    const response = await this.request('GET', `${uid}?locale=${locale}&pageSize=100`);
    const body = z.object({ results: z.array(entrySchema) }).safeParse(await response.json());
    return { status: response.status, entries: body.data?.results ?? [] };
  }

  /** Help texts of a type's or component's fields, and the field that names an entry in lists. */
  async fieldHelp(kind: 'content-types' | 'components', uid: string): Promise<z.infer<typeof helpSchema>> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.url}/content-manager/${kind}/${uid}/configuration`, { headers });
    const body: unknown = await response.json();
    const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(body);
    return helpSchema.parse(data[kind === 'components' ? 'component' : 'contentType']);
  }

  async read(uid: string, documentId: string): Promise<Answer> {
    return answerOf(await this.request('GET', `${uid}/${documentId}?locale=de`));
  }

  async create(uid: string, values: object, locale = 'de'): Promise<Answer> {
    return answerOf(await this.request('POST', `${uid}?locale=${locale}`, { ...values, locale }));
  }

  async update(uid: string, documentId: string, values: object): Promise<Answer> {
    return answerOf(await this.request('PUT', `${uid}/${documentId}?locale=de`, { ...values, locale: 'de' }));
  }

  async publish(uid: string, documentId: string, locale = 'de'): Promise<Answer> {
    return answerOf(await this.request('POST', `${uid}/${documentId}/actions/publish?locale=${locale}`, {}));
  }

  async remove(uid: string, documentId: string): Promise<number> {
    return (await this.request('DELETE', `${uid}/${documentId}?locale=de`)).status;
  }

  /** Uploads a picture to the media library. @returns its id */
  async upload(name: string, content: Blob, alternativeText = 'Ein Velo vor dem Laden'): Promise<number> {
    const { file, message } = await this.tryUpload('/upload', name, content, { alternativeText, name });
    if (!file) throw new Error(`nothing was uploaded: ${message}`);
    return file.id;
  }

  /**
   * Sends a file to one of the media library's calls.
   * @param path with its query
   * @param fileInfo metadata of the file
   */
  async tryUpload(path: string, name: string, content: Blob, fileInfo: object = { name }): Promise<Uploaded> {
    const form = new FormData();
    form.append('files', content, name);
    form.append('fileInfo', JSON.stringify(fileInfo));
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: form });
    const body: unknown = await response.json().catch(() => undefined);
    return {
      status: response.status,
      file: z.union([z.array(fileSchema).transform(([first]) => first), fileSchema]).safeParse(body).data,
      message: failure.safeParse(body).data?.error.message,
    };
  }

  /** The status of a form sent to one of the panel's calls. */
  async submit(path: string, form: FormData): Promise<number> {
    const headers = { authorization: `Bearer ${this.token}` };
    return (await fetch(`${this.url}${path}`, { method: 'POST', headers, body: form })).status;
  }

  /** Calls a plugin of the panel. @param path from the root of the CMS */
  async askPlugin(path: string): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.token}` } });
  }

  async removeUpload(id: number): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    await fetch(`${this.url}/upload/files/${id}`, { method: 'DELETE', headers });
  }

  /** The target of the panel's preview button; undefined if there is none. */
  async preview(uid: string, documentId: string, locale = 'de', status = 'draft'): Promise<string | undefined> {
    const query = new URLSearchParams({ documentId, locale, status });
    const response = await this.call('GET', `/content-manager/preview/url/${uid}?${query}`);
    if (response.status === 204) return undefined;
    return z.object({ data: z.object({ url: z.string() }) }).parse(await response.json()).data.url;
  }

  /** Any of the panel's own calls. @returns its status, and its `data` */
  async ask(method: string, path: string, body?: object): Promise<{ status: number; data: unknown; error?: string }> {
    const response = await this.call(method, path, body);
    const answer = z
      .object({ data: z.unknown().optional(), error: z.object({ message: z.string() }).optional() })
      .safeParse(await response.json().catch(() => undefined));
    return { status: response.status, data: answer.data?.data, error: answer.data?.error?.message };
  }

  /** The status of any of the panel's own calls. */
  async status(method: string, path: string, body?: object): Promise<number> {
    return (await this.call(method, path, body)).status;
  }

  private request(method: string, path: string, body?: object): Promise<Response> {
    return this.call(method, `/content-manager/collection-types/${path}`, body);
  }

  private call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  }
}

/** Strapi's public API with or without the storefront's token. */
export async function readApi(
  url: string,
  path: string,
  token?: string,
): Promise<{ status: number; entries: Entry[] }> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`${url}/api/${path}`, { headers });
  const body = z.object({ data: z.array(entrySchema) }).safeParse(await response.json());
  return { status: response.status, entries: body.data?.data ?? [] };
}
