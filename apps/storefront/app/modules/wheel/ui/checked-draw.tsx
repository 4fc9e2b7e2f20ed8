import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { verifySpin, drawText, fieldOfHash, inBlocks, type SpinVerification } from '~/modules/wheel/draw.ts';
import { Button } from '~/ui/button.tsx';

interface CheckedDrawProps {
  spin: { key: string; mark: string; fingerprint: string; field: number };
}

/**
 * A draw to be worked out again: by the browser at a press, or by any other tool with the line that is there (decision
 * 89).
 */
export function CheckedDraw({ spin }: CheckedDrawProps) {
  const { t } = useTranslation('wheel');
  const [check, setCheck] = useState<SpinVerification | 'impossible'>();
  const work = () => {
    verifySpin(spin).then(setCheck, () => setCheck('impossible'));
  };
  const isDone = check !== undefined && check !== 'impossible';
  return (
    <div className="wheel-check">
      <p className="wheel-check-name">{t('check.text')}</p>
      <code className="wheel-mono">{drawText(spin.key, spin.mark)}</code>
      <p className="wheel-check-name">{t('check.fingerprint')}</p>
      <code className="wheel-mono">{inBlocks(spin.fingerprint)}</code>
      <div className="wheel-check-act">
        <Button variant="secondary" className="needs-script" onClick={work}>
          {t('check.act')}
        </Button>
      </div>
      <div role="status">
        {isDone && (
          <>
            <p className="wheel-check-name">{t('check.keyHash')}</p>
            <code className="wheel-mono">{inBlocks(check.keyHash)}</code>
            <p className="wheel-check-name">{t('check.hash')}</p>
            <code className="wheel-mono">
              <bdi>{inBlocks(check.hash)}</bdi>
              <br />
              <bdi>
                {t('check.sum', {
                  digits: check.hash.slice(0, 8),
                  rest: fieldOfHash(check.hash),
                  field: check.field + 1,
                })}
              </bdi>
            </code>
          </>
        )}
        {check !== undefined && (
          <p className="wheel-check-name">
            <b>{t(check === 'impossible' ? 'check.impossible' : check.isRight ? 'check.right' : 'check.wrong')}</b>
          </p>
        )}
      </div>
      <p className="wheel-check-name">{t('check.elsewhere')}</p>
      <code className="wheel-mono">{`printf '%s' '${drawText(spin.key, spin.mark)}' | sha256sum`}</code>
    </div>
  );
}
