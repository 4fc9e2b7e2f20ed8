import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { LanguageModel } from './assistant.ts';
import { createOpenAiModel } from './openai.server.ts';

/**
 * The language model that the environment chooses; none if `ASSISTANT_URL` is not set: answers then quote their
 * sources.
 */
export const languageModel = (): LanguageModel | undefined =>
  singleton('language-model', () => {
    const { ASSISTANT_URL, ASSISTANT_API_KEY, ASSISTANT_MODEL } = env();
    const model =
      ASSISTANT_URL && createOpenAiModel({ baseUrl: ASSISTANT_URL, apiKey: ASSISTANT_API_KEY, model: ASSISTANT_MODEL });
    return { model: model || undefined };
  }).model;
