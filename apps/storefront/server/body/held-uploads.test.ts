import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { HeldUploads } from './held-uploads.ts';

/** An answer that is sent, or whose reader leaves. */
class Answer extends EventEmitter {
  writableFinished = false;

  end(): void {
    this.writableFinished = true;
    this.emit('close');
  }
}

const held = (uploads: HeldUploads, sender: string) => {
  const answer = new Answer();
  return { answer, take: uploads.of(answer as unknown as ServerResponse, sender) };
};

afterEach(() => void vi.useRealTimers());

it('Uploads share the memory: one sender leaves a part of it to others', () => {
  const uploads = new HeldUploads(100);
  const first = held(uploads, 'a');
  first.take(75);
  expect(() => held(uploads, 'a').take(1)).toThrow();
  const other = held(uploads, 'b');
  other.take(25);
  expect(() => other.take(1)).toThrow();
  first.answer.end();
  held(uploads, 'a').take(75);
});

it('An upload whose sender leaves counts for as long as its route may hold it', () => {
  vi.useFakeTimers();
  const uploads = new HeldUploads(100);
  const left = held(uploads, 'a');
  left.take(75);
  left.answer.emit('close');
  expect(() => held(uploads, 'a').take(1)).toThrow();
  vi.advanceTimersByTime(15_000);
  held(uploads, 'a').take(75);
});
