import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useMoment, useTexts } from '../texts';
import { messageOf, small } from './parts';

interface Listed {
  uid: string;
  kind: string;
  isSingle: boolean;
  title: string;
  documentId: string;
  locale: string;
}

/** An entry whose planned publication would fail. */
interface ImpossiblePlan extends Listed {
  at: string;
  problem: string;
}

interface Entry extends Listed {
  isWhole: boolean;
  problems: string[];
}

/** What the shop leaves out; undefined while loading. */
export function useLeftOut(again?: string): { entries: Entry[] | undefined; problem: string | undefined } {
  const { get } = useFetchClient();
  const t = useTexts();
  const [entries, setEntries] = useState<Entry[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    get<{ data: Entry[] }>('/editorial/left-out')
      .then(({ data }) => setEntries(data.data))
      .catch((error: unknown) => setProblem(messageOf(error) ?? t('failed')));
    // `text` is a new function on every render; reload only if the entry changed.
  }, [get, again]);
  return { entries, problem };
}

const addressOf = ({ uid, isSingle, documentId, locale }: Listed): string =>
  `/content-manager/${isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}?plugins[i18n][locale]=${locale}`;

/** Plans that would fail, the earliest first. */
function ImpossiblePlans() {
  const { get } = useFetchClient();
  const t = useTexts();
  const moment = useMoment();
  const [plans, setPlans] = useState<ImpossiblePlan[]>([]);
  useEffect(() => {
    get<{ data: ImpossiblePlan[] }>('/editorial/impossible-plans')
      .then(({ data }) => setPlans(data.data))
      .catch(() => undefined);
  }, [get]);
  if (plans.length === 0) return null;
  return (
    <section style={{ ...small, fontSize: '1.4rem', maxWidth: '80rem', marginBottom: '2.4rem' }}>
      <h2 style={{ fontSize: '1.6rem', fontWeight: 600 }}>{t('left-out.plans')}</h2>
      <ul>
        {plans.map((plan) => (
          <li key={`${plan.uid} ${plan.documentId} ${plan.locale} ${plan.at}`} style={{ padding: '0.8rem 0' }}>
            <Link to={addressOf(plan)}>
              <strong>{plan.title}</strong>
            </Link>{' '}
            {`${plan.kind} · ${plan.locale} · ${moment(new Date(plan.at))}: ${plan.problem}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Page of the panel: published entries that the shop cannot show, with reasons and links. */
export default function LeftOutPage() {
  const t = useTexts();
  const { entries, problem } = useLeftOut();
  return (
    <Page.Main>
      <Page.Title>{t('left-out')}</Page.Title>
      <Layouts.Header title={t('left-out')} subtitle={t('left-out.intro')} />
      <Layouts.Content>
        <ImpossiblePlans />
        {problem && (
          <p style={small} role="alert">
            {problem}
          </p>
        )}
        {!problem && !entries && <p style={small}>{t('loading')}</p>}
        {entries?.length === 0 && <p style={small}>{t('left-out.none')}</p>}
        <ul style={{ ...small, fontSize: '1.4rem', maxWidth: '80rem' }}>
          {entries?.map((entry) => (
            <li
              key={`${entry.uid} ${entry.documentId} ${entry.locale}`}
              style={{ padding: '1.2rem 0', borderBottom: '1px solid #eaeaef' }}
            >
              <Link to={addressOf(entry)}>
                <strong>{entry.title}</strong>
              </Link>{' '}
              {`${entry.kind} · ${entry.locale} · ${t(entry.isWhole ? 'left-out.whole' : 'left-out.part')}`}
              <ul style={{ ...small, overflowWrap: 'anywhere' }}>
                {entry.problems.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Layouts.Content>
    </Page.Main>
  );
}
