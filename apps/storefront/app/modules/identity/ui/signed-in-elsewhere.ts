import { useEffect } from 'react';

/** Name of the window that Google's page opens in. */
export const GOOGLE_WINDOW = 'velory-google';

/**
 * By which windows of the shop tell each other that a person has signed in: Google's pages cut the tie between
 * windows.
 */
const CHANNEL = 'velory-sign-in';

/** Goes on as soon as another window has signed in. @param returnTo local path */
export function useSignedInElsewhere(returnTo: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => window.location.assign(returnTo));
    return () => channel.close();
  }, [returnTo]);
}

/** Tells the other windows, and closes this one where it is Google's. @param returnTo where it leads otherwise */
export function useBroadcast(returnTo: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage('signed-in');
    channel.close();
    // The name may be lost on the way over Google's pages; what a script has opened can close itself.
    window.close();
    const timer = setTimeout(() => window.location.replace(returnTo), 1500);
    return () => clearTimeout(timer);
  }, [returnTo]);
}
