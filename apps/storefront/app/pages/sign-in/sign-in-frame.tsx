import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TaskPage, type TaskPageProps } from '~/shell/task-page.tsx';
import { stepStates, Tracker } from '~/ui/station-line.tsx';

interface SignInFrameProps extends Pick<TaskPageProps, 'title' | 'lead' | 'children'> {
  /** How many of the three stops of signing in are behind. */
  passed: number;
}

/** The page of each stop of signing in; where it leads is beside what is to do. */
export function SignInFrame({ passed, ...props }: SignInFrameProps) {
  const { t } = useTranslation('sign-in');
  const states = stepStates(3, passed);
  const stops = ['email', 'link', 'done'].map((stop, index) => {
    return { title: textOfKey(t, `stops.${stop}`), state: states[index] ?? ('todo' as const) };
  });
  const aside = (
    <div className="sign-in-stops">
      <Tracker stations={stops} failedLabel="" level={2} />
    </div>
  );
  return <TaskPage {...props} crumb={t('page.title')} aside={aside} part="sign-in-part" />;
}
