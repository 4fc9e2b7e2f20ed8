import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import { useMoment, useTexts } from '../texts';
import { type PanelProps, pathOf, messageOf, small } from './parts';

interface Counts {
  yes: number;
  no: number;
  since: string | null;
}

function Helpful(props: PanelProps) {
  const { get } = useFetchClient();
  const t = useTexts();
  const moment = useMoment();
  const [counts, setCounts] = useState<Counts>();
  const [problem, setProblem] = useState<string>();
  const path = pathOf('helpful', props);
  useEffect(() => {
    get<{ data: Counts }>(path)
      .then(({ data }) => setCounts(data.data))
      .catch((error: unknown) => setProblem(messageOf(error) ?? t('failed')));
    // `text` is a new function on every render.
  }, [path, get]);
  const words = () => {
    if (problem) return problem;
    if (!counts) return t('loading');
    const { yes, no, since } = counts;
    return since ? t('helpful.counts', { yes, no, since: moment(new Date(since)) }) : t('helpful.none');
  };
  return (
    <p style={small} role="status">
      {words()}
    </p>
  );
}

/** Side panel of an FAQ entry: how many readers found the answer helpful. */
export function HelpfulPanel(props: PanelProps) {
  const t = useTexts();
  if (props.model !== 'api::faq-entry.faq-entry' || !props.documentId) return null;
  return { title: t('helpful'), content: <Helpful {...props} /> };
}
