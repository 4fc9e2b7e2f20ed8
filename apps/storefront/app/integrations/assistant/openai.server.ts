import { z } from 'zod';
import { timeLimit } from '~/platform/time-limit.server.ts';
import { type LanguageModel, ModelBrokeOff } from './assistant.ts';

export interface OpenAiOptions {
  /** Up to and including `/v1`, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** ms that an answer may take in all. */
  timeout?: number;
}

const TIMEOUT = 15_000;

/** Longest answer: in tokens as it is asked for, in characters as it is read. */
const MOST_TOKENS = 400;
const MOST_CHARACTERS = 4000;

/** A part of the stream. Calls of tools, and whatever else comes, are not read. */
const chunkSchema = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).partial().optional() }))
    .optional()
    .default([]),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});

/** Speaks with any endpoint that has OpenAI's form of chat completions. The answer is streamed; tools are off. */
export function createOpenAiModel({ baseUrl, apiKey, model, timeout = TIMEOUT }: OpenAiOptions): LanguageModel {
  return {
    name: model,
    async say({ rules, material, signal, onText }) {
      const ended = timeLimit(timeout);
      const stopped = signal ? AbortSignal.any([signal, ended]) : ended;
      let begun = '';
      // Where nothing was counted: three characters and a bit are a token.
      const estimated = (message: string) => Math.ceil((rules.length + material.length + message.length) / 3);
      const logUsage = (now: string) => {
        begun = now;
        onText?.(now);
      };
      let body: ReadableStream<Uint8Array> | undefined;
      try {
        const response = await fetch(`${baseUrl}/chat/completions`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
          body: JSON.stringify(requestOf(model, rules, material)),
          redirect: 'error',
          signal: stopped,
        });
        if (!response.ok || !response.body) throw new Error(`The language model responded with ${response.status}`);
        body = response.body;
        const { text, tokens } = await readStream(body, logUsage);
        return { text, tokens: tokens ?? estimated(text) };
      } catch (error) {
        // One that took the question and let it wait has read it.
        if (body || stopped.aborted) throw new ModelBrokeOff(estimated(begun), error);
        throw error;
      }
    },
  };
}

const requestOf = (model: string, rules: string, material: string) => ({
  model,
  stream: true,
  stream_options: { include_usage: true },
  temperature: 0,
  max_tokens: MOST_TOKENS,
  messages: [
    { role: 'system', content: rules },
    { role: 'user', content: material },
  ],
});

/** Reads server-sent events up to their end, or up to what an answer may be long. */
async function readStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<{ text: string; tokens: number | undefined }> {
  const decoder = new TextDecoder();
  let waiting = '';
  let text = '';
  let tokens: number | undefined;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    waiting += decoder.decode(part.value, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    if (waiting.length > 100_000) throw new Error('The language model sent no events');
    for (const line of lines) {
      const chunk = chunkOf(line);
      text += chunk?.choices[0]?.delta?.content ?? '';
      tokens = chunk?.usage?.total_tokens ?? tokens;
    }
    onText(text.slice(0, MOST_CHARACTERS));
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      break;
    }
  }
  return { text: text.slice(0, MOST_CHARACTERS), tokens };
}

function chunkOf(line: string): z.infer<typeof chunkSchema> | undefined {
  const [, data] = /^data:\s*(\{.*\})\s*$/.exec(line) ?? [];
  if (data === undefined) return undefined;
  try {
    return chunkSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
