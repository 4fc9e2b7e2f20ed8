/*
 * Replaces `@remix-run/react` where the bench measures React alone: the same elements with plain links and forms, all
 * data at hand. What Remix writes into head and foot of a page is taken from the page itself.
 */
import { createElement } from 'react';

/**
 * The page that is rendered.
 * @typedef {object} PlainPage
 * @property {string} pathname
 * @property {{id: string, data: unknown, handle?: unknown}[]} matches the root, then the page's own route
 * @property {import('react').ReactNode} head
 * @property {import('react').ReactNode} foot
 * @property {import('react').ComponentType} Route
 */

/** @type {PlainPage | undefined} */
let shown;

/** @param {PlainPage} page that is rendered from now on */
export function show(page) {
  shown = page;
}

function page() {
  if (!shown) throw new Error('No page is shown.');
  return shown;
}

const nothing = () => {};
const idle = { state: 'idle' };

/** @param {Record<string, unknown>} props */
export const Form = ({ reloadDocument, method = 'get', ...rest }) =>
  createElement('form', { ...rest, method, ...(reloadDocument ? {} : { 'data-discover': 'true' }) });
/** @param {Record<string, unknown>} props */
export const Link = ({ to, discover, ...rest }) =>
  createElement('a', {
    ...rest,
    prefetch: undefined,
    ...(discover === 'none' ? {} : { 'data-discover': 'true' }),
    href: to,
  });
export const Meta = () => page().head;
export const Links = () => null;
export const ScrollRestoration = () => null;
export const Scripts = () => page().foot;
export const Outlet = () => createElement(page().Route);

export const useMatches = () => page().matches;
export const useLoaderData = () => page().matches.at(-1)?.data;
/** @param {string} id */
export const useRouteLoaderData = (id) => page().matches.find((match) => match.id === id)?.data;
export const useLocation = () => ({ pathname: page().pathname, search: '', hash: '', state: null, key: 'default' });
export const useNavigation = () => idle;
export const useSubmit = () => nothing;
export const useNavigate = () => nothing;
export const useRevalidator = () => ({ ...idle, revalidate: nothing });
export const useFetcher = () => ({ ...idle, Form, load: nothing, submit: nothing });
export const useSearchParams = () => [new URLSearchParams(), nothing];
export const useActionData = nothing;
export const useRouteError = nothing;
export const isRouteErrorResponse = () => false;
