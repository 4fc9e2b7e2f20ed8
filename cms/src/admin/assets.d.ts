/** Pictures are imported as their URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}
