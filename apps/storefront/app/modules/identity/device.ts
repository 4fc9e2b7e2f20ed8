/*
 * Names of devices, as people tell them apart in a list: browser and system, taken from what the browser says of
 * itself. It is a help to recognise them and proves nothing.
 */

/** In the order they are looked for: most browsers name others beside themselves. */
const browsers = [
  ['edge', 'Edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', 'Samsung Internet', /\bSamsungBrowser\//],
  ['firefox', 'Firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', 'Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', 'Safari', /\bSafari\//],
] as const;

const systems = [
  ['iphone', 'iPhone', /\biPhone\b/],
  ['ipad', 'iPad', /\biPad\b/],
  ['android', 'Android', /\bAndroid\b/],
  ['windows', 'Windows', /\bWindows\b/],
  ['mac', 'Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', 'Linux', /\bLinux\b|\bX11\b/],
] as const;

/**
 * What is stored about a device, e.g. `firefox-windows`.
 * @param userAgent the request's header
 * @returns null if browser or system is none that most people have
 */
export function deviceOf(userAgent: string | null): string | null {
  const [browser] = browsers.find(([, , pattern]) => pattern.test(userAgent ?? '')) ?? [];
  const [system] = systems.find(([, , pattern]) => pattern.test(userAgent ?? '')) ?? [];
  return browser && system ? `${browser}-${system}` : null;
}

/** Browser and system of a kept device by their names; null if they are not known. */
export function deviceNames(device: string | null): { browser: string; system: string } | null {
  const [browserKey, systemKey] = (device ?? '').split('-');
  const [, browser] = browsers.find(([key]) => key === browserKey) ?? [];
  const [, system] = systems.find(([key]) => key === systemKey) ?? [];
  return browser && system ? { browser, system } : null;
}
