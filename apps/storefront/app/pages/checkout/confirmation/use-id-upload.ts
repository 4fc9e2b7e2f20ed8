import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { AfterOrderAnswer, AfterOrderRefusal, AfterOrderView } from '~/modules/after-order/after-order.ts';
import { pictureProblem } from '~/modules/after-order/id-document.ts';

interface IdUploadOptions {
  view: AfterOrderView;
  /** `idPictureLabel` of the side. */
  label: string;
  action: string;
}

/**
 * Uploads a picture by a signed address as soon as it is chosen, then hands it to the order.
 * @returns the share that is sent (0 to 1; null while nothing is), why it was refused, and `take`, which takes a
 * chosen file
 */
export function useIdUpload({ view, label, action }: IdUploadOptions) {
  const fetcher = useFetcher<AfterOrderAnswer>();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<AfterOrderRefusal>();
  const { link, uploadBucket: bucket } = view;

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { reducePicture } = await import('~/ui/reduce-picture.ts');
    const file = await reducePicture(chosen);
    const found = pictureProblem(file);
    setProblem(found);
    if (found) return;
    setProgress(0);
    const { uploadPicture } = await import('./upload-picture.ts');
    const upload = await uploadPicture({ file, label, bucket, onProgress: setProgress });
    setProgress(null);
    if (!upload) return setProblem('failed');
    await fetcher.submit({ ...link, intent: 'upload', label, upload, answer: 'data' }, { method: 'post', action });
  };

  // What was chosen before the page's script ran is taken now.
  const taken = useRef(take);
  useEffect(() => {
    void taken.current(input.current?.files?.[0]);
  }, []);
  // The same file can be chosen again after it was taken or refused.
  const isIdle = progress === null && fetcher.state === 'idle';
  useEffect(() => {
    if (isIdle && input.current) input.current.value = '';
  }, [isIdle, problem]);

  const answer = fetcher.data;
  const refusal = problem ?? (isIdle && answer && !answer.ok ? answer.refusal : undefined);
  return {
    fetcher,
    input,
    progress,
    refusal,
    isChecking: fetcher.state !== 'idle',
    take: (file: File | undefined) => void take(file),
  };
}
